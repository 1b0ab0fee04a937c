import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

import type { ImportSummary } from "./import-change.ts";
import { productDocument, type ProductLine } from "./product-line.ts";

type Touched = { product_id: number };

/**
 * Adds or changes a batch of products and puts them into their categories; an equal product is left alone, `updated_at` included.
 * @param categoryIds ids by path, complete for the batch
 * @returns ids by reference key
 */
export async function writeProducts(
  trx: Transaction<Tables>,
  lines: readonly ProductLine[],
  categoryIds: ReadonlyMap<string, number>,
  summary: ImportSummary,
): Promise<Map<string, number>> {
  const given = JSON.stringify(
    lines.map((line, place) => ({
      place,
      reference_key: line.referenceKey,
      master_key: line.masterKey,
      is_active: line.active,
      first_live_at: line.firstLiveAt,
      data: productDocument(line),
    })),
  );
  const records = sql`jsonb_to_recordset(${given}::jsonb)
    as given(place integer, reference_key text, master_key text, is_active boolean, first_live_at timestamptz, data jsonb)`;
  const changed = await sql<Touched>`
    update product stored
    set master_key = given.master_key, is_active = given.is_active, first_live_at = given.first_live_at, data = given.data, updated_at = now()
    from ${records}
    where stored.reference_key = given.reference_key
      and (stored.master_key, stored.is_active, stored.first_live_at, stored.data)
        is distinct from (given.master_key, given.is_active, given.first_live_at, given.data)
    returning stored.product_id`.execute(trx);
  const added = await sql<Touched>`
    insert into product (reference_key, master_key, is_active, first_live_at, data)
    select given.reference_key, given.master_key, given.is_active, given.first_live_at, given.data from ${records}
    where not exists (select from product stored where stored.reference_key = given.reference_key)
    order by given.place
    returning product_id`.execute(trx);
  const stored = await trx
    .selectFrom("product")
    .select(["reference_key", "product_id"])
    .where(
      "reference_key",
      "in",
      lines.map((line) => line.referenceKey),
    )
    .execute();
  const ids = new Map(stored.map((row) => [row.reference_key, row.product_id]));
  const moved = await writePlaces(trx, lines, ids, categoryIds);
  const fresh = new Set(added.rows.map((row) => row.product_id));
  const altered = new Set([...changed.rows, ...moved].map((row) => row.product_id).filter((id) => !fresh.has(id)));
  summary.changes.product.added += fresh.size;
  summary.changes.product.changed += altered.size;
  return ids;
}

async function writePlaces(
  trx: Transaction<Tables>,
  lines: readonly ProductLine[],
  ids: ReadonlyMap<string, number>,
  categoryIds: ReadonlyMap<string, number>,
): Promise<Touched[]> {
  const places = lines.flatMap((line) =>
    line.categories.map((path, position) => ({
      product_id: ids.get(line.referenceKey),
      category_id: categoryIds.get(path),
      position,
    })),
  );
  const records = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as given(product_id integer, category_id integer, position integer)`;
  const removed = await sql<Touched>`
    delete from product_category stored
    where product_id = any(${[...ids.values()]}::integer[])
      and not exists (
        select from ${records} where given.product_id = stored.product_id and given.category_id = stored.category_id)
    returning product_id`.execute(trx);
  const placed = await sql<Touched>`
    insert into product_category (product_id, category_id, position) select given.* from ${records}
    on conflict (product_id, category_id) do update set position = excluded.position
    where product_category.position is distinct from excluded.position
    returning product_id`.execute(trx);
  return [...removed.rows, ...placed.rows];
}
