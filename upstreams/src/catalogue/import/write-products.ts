import { sql, type RawBuilder, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { productDocument, type ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

/** A product line and the hash of its text. */
export interface HashedProduct {
  line: ProductLine;
  hash: string;
}

type Touched = { product_id: number };

/** Adds products the shop does not have yet and puts them into their categories; returns their ids by reference key. */
export async function addProducts(
  trx: Transaction<Tables>,
  products: readonly HashedProduct[],
  categoryIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<Touched & { reference_key: string }>`
    insert into product (reference_key, master_key, is_active, first_live_at, data, line_hash)
    select given.reference_key, given.master_key, given.is_active, given.first_live_at, given.data, given.line_hash
    from ${givenProducts(products)}
    order by given.place
    returning product_id, reference_key`.execute(trx);
  const ids = new Map(rows.map((row) => [row.reference_key, row.product_id]));
  await sql`
    insert into product_category (product_id, category_id, position)
    select given.* from ${givenPlaces(products, ids, categoryIds)}`.execute(trx);
  return ids;
}

/**
 * Brings stored products and their places in categories to what their lines say; an equal product is left alone, `updated_at` included.
 * @param ids of the products by reference key
 * @returns the products that changed
 */
export async function changeProducts(
  trx: Transaction<Tables>,
  products: readonly HashedProduct[],
  ids: ReadonlyMap<string, number>,
  categoryIds: ReadonlyMap<string, number>,
): Promise<Set<number>> {
  if (products.length === 0) return new Set();
  const given = givenProducts(products);
  const changed = await sql<Touched>`
    update product stored
    set master_key = given.master_key, is_active = given.is_active, first_live_at = given.first_live_at, data = given.data,
      line_hash = given.line_hash, updated_at = now()
    from ${given}
    where stored.reference_key = given.reference_key
      and (stored.master_key, stored.is_active, stored.first_live_at, stored.data)
        is distinct from (given.master_key, given.is_active, given.first_live_at, given.data)
    returning stored.product_id`.execute(trx);
  await sql`
    update product stored set line_hash = given.line_hash from ${given}
    where stored.reference_key = given.reference_key and stored.line_hash is distinct from given.line_hash`.execute(
    trx,
  );
  const moved = await changePlaces(trx, products, ids, categoryIds);
  return new Set([...changed.rows, ...moved].map((row) => row.product_id));
}

/** Takes products out of the shop; they keep their ids and come back when a line names them. */
export async function deactivateProducts(trx: Transaction<Tables>, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<Touched>`
    update product set is_active = false, line_hash = null, updated_at = now()
    where is_active and product_id = any(${ids}::integer[]) returning product_id`.execute(trx);
  return rows.length;
}

/** A product is as new as its newest variant or price. */
export async function touchProducts(
  trx: Transaction<Tables>,
  productIds: readonly number[],
  variantIds: readonly number[],
): Promise<void> {
  if (productIds.length + variantIds.length === 0) return;
  await sql`
    update product set updated_at = now()
    where updated_at < now() and (product_id = any(${productIds}::integer[])
      or product_id in (select product_id from variant where variant_id = any(${variantIds}::integer[])))`.execute(trx);
}

async function changePlaces(
  trx: Transaction<Tables>,
  products: readonly HashedProduct[],
  ids: ReadonlyMap<string, number>,
  categoryIds: ReadonlyMap<string, number>,
): Promise<Touched[]> {
  const given = givenPlaces(products, ids, categoryIds);
  const removed = await sql<Touched>`
    delete from product_category stored
    where product_id = any(${products.map(({ line }) => ids.get(line.referenceKey))}::integer[]) and not exists (
      select from ${given} where given.product_id = stored.product_id and given.category_id = stored.category_id)
    returning product_id`.execute(trx);
  const placed = await sql<Touched>`
    insert into product_category (product_id, category_id, position) select given.* from ${given}
    on conflict (product_id, category_id) do update set position = excluded.position
    where product_category.position is distinct from excluded.position
    returning product_id`.execute(trx);
  return [...removed.rows, ...placed.rows];
}

function givenProducts(products: readonly HashedProduct[]): RawBuilder<unknown> {
  const of = <Value>(value: (line: ProductLine) => Value): Value[] => products.map(({ line }) => value(line));
  return sql`unnest(
    ${of((line) => line.referenceKey)}::text[], ${of((line) => line.masterKey)}::text[], ${of((line) => line.active)}::boolean[],
    ${of((line) => line.firstLiveAt)}::timestamptz[], ${of((line) => JSON.stringify(productDocument(line)))}::jsonb[],
    ${products.map(({ hash }) => hash)}::text[]
  ) with ordinality as given (reference_key, master_key, is_active, first_live_at, data, line_hash, place)`;
}

function givenPlaces(
  products: readonly HashedProduct[],
  ids: ReadonlyMap<string, number>,
  categoryIds: ReadonlyMap<string, number>,
): RawBuilder<unknown> {
  const places = products.flatMap(({ line }) =>
    line.categories.map((path, position) => [ids.get(line.referenceKey)!, categoryIds.get(path)!, position] as const),
  );
  const column = (index: 0 | 1 | 2): number[] => places.map((place) => place[index]);
  return sql`unnest(${column(0)}::integer[], ${column(1)}::integer[], ${column(2)}::integer[]) as given (product_id, category_id, position)`;
}
