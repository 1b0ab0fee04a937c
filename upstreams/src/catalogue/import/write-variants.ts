import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { plainArray } from "#upstreams/catalogue/export/plain-array.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import { variantDocument, type VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";
import type { VariantsById } from "./write-prices.ts";

export interface WrittenVariants {
  /** Variants the shop did not have yet. */
  added: VariantsById;
  /** Variants it had, changed or not. */
  existing: VariantsById;
  changed: number;
  deactivated: number;
  /** Products of which a variant was added, changed or deactivated. */
  productIds: number[];
}

interface GivenVariant {
  productId: number;
  position: number;
  line: VariantLine;
}

type Touched = { variant_id: number; product_id: number };

/**
 * Adds or changes the variants of a batch of products; a variant its line no longer names becomes inactive and keeps its id.
 * A variant that another product had moves to the one that names it.
 * @param storedProductIds of the products that were stored before, so may have variants already
 */
export async function writeVariants(
  trx: Transaction<Tables>,
  lines: readonly (readonly [productId: number, line: ProductLine])[],
  storedProductIds: readonly number[],
): Promise<WrittenVariants> {
  const given = lines.flatMap(([productId, { variants }]) =>
    variants.map((line, position): GivenVariant => ({ productId, position, line })),
  );
  const keys = given.map(({ line }) => line.referenceKey);
  const stored = await sql<Touched & { reference_key: string }>`
    select reference_key, variant_id, product_id from variant where reference_key = any(${keys}::text[])`.execute(trx);
  const storedByKey = new Map(stored.rows.map((row) => [row.reference_key, row]));
  const isStored = ({ line }: GivenVariant): boolean => storedByKey.has(line.referenceKey);
  const existing = given.filter(isStored);
  const added = await addVariants(
    trx,
    given.filter((variant) => !isStored(variant)),
  );
  const changed = existing.length > 0 ? await changeVariants(trx, existing) : [];
  const dropped = storedProductIds.length > 0 ? await dropVariants(trx, storedProductIds, keys) : [];
  const moved = existing.map(
    ({ productId, line }) => [storedByKey.get(line.referenceKey)!.product_id, productId] as const,
  );
  await forgetLines(
    trx,
    moved.filter(([before, now]) => before !== now).map(([before]) => before),
  );
  return {
    added: added.variants,
    existing: existing.map(({ line }) => [storedByKey.get(line.referenceKey)!.variant_id, line]),
    changed: changed.length,
    deactivated: dropped.length,
    productIds: [...added.productIds, ...changed.map((row) => row.product_id), ...dropped.map((row) => row.product_id)],
  };
}

async function addVariants(
  trx: Transaction<Tables>,
  given: readonly GivenVariant[],
): Promise<{ variants: VariantsById; productIds: number[] }> {
  if (given.length === 0) return { variants: [], productIds: [] };
  const { rows } = await sql<Touched & { reference_key: string }>`
    insert into variant (product_id, reference_key, position, is_active, data)
    select given.product_id, given.reference_key, given.position, given.is_active, given.data
    from ${givenRecords(given)}
    order by given.place
    returning variant_id, product_id, reference_key`.execute(trx);
  const ids = new Map(rows.map((row) => [row.reference_key, row.variant_id]));
  return {
    variants: given.map(({ line }) => [ids.get(line.referenceKey)!, line]),
    productIds: rows.map((row) => row.product_id),
  };
}

async function changeVariants(trx: Transaction<Tables>, given: readonly GivenVariant[]): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    update variant stored
    set product_id = given.product_id, position = given.position, is_active = given.is_active, data = given.data
    from ${givenRecords(given)}
    where stored.reference_key = given.reference_key
      and (stored.product_id, stored.position, stored.is_active, stored.data)
        is distinct from (given.product_id, given.position, given.is_active, given.data)
    returning stored.variant_id, stored.product_id`.execute(trx);
  return rows;
}

async function dropVariants(
  trx: Transaction<Tables>,
  productIds: readonly number[],
  keys: readonly string[],
): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    update variant set is_active = false
    where product_id = any(${productIds}::integer[]) and is_active and not reference_key = any(${keys}::text[])
    returning variant_id, product_id`.execute(trx);
  return rows;
}

async function forgetLines(trx: Transaction<Tables>, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`update product set line_hash = null where product_id = any(${productIds}::integer[])`.execute(trx);
}

function givenRecords(given: readonly GivenVariant[]) {
  return sql`unnest(
    ${plainArray(given.map(({ productId }) => productId))}::integer[], ${given.map(({ line }) => line.referenceKey)}::text[],
    ${plainArray(given.map(({ position }) => position))}::integer[], ${plainArray(given.map(({ line }) => String(line.active ?? true)))}::boolean[],
    ${given.map(({ line }) => JSON.stringify(variantDocument(line)))}::jsonb[]
  ) with ordinality as given (product_id, reference_key, position, is_active, data, place)`;
}
