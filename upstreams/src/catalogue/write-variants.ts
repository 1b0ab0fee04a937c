import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

import type { ImportSummary } from "./import-change.ts";
import type { ProductLine } from "./product-line.ts";
import { variantDocument } from "./variant-line.ts";

type Touched = { variant_id: number; product_id: number };

export interface WrittenVariants {
  /** Ids by reference key. */
  ids: Map<string, number>;
  /** Products of which a variant was added, changed or deactivated. */
  productIds: number[];
}

/** Adds or changes the variants of a batch of products; a variant its line no longer names becomes inactive and keeps its id. */
export async function writeVariants(
  trx: Transaction<Tables>,
  lines: readonly ProductLine[],
  productIds: ReadonlyMap<string, number>,
  summary: ImportSummary,
): Promise<WrittenVariants> {
  const given = lines.flatMap((line) =>
    line.variants.map((variant, position) => ({
      product_id: productIds.get(line.referenceKey),
      reference_key: variant.referenceKey,
      position,
      data: variantDocument(variant),
    })),
  );
  const keys = given.map((variant) => variant.reference_key);
  const records = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
    as given(product_id integer, reference_key text, position integer, data jsonb)`;
  const changed = await sql<Touched>`
    update variant stored
    set product_id = given.product_id, position = given.position, data = given.data, is_active = true
    from ${records}
    where stored.reference_key = given.reference_key
      and (stored.product_id, stored.position, stored.data, stored.is_active)
        is distinct from (given.product_id, given.position, given.data, true)
    returning stored.variant_id, stored.product_id`.execute(trx);
  const added = await sql<Touched>`
    insert into variant (product_id, reference_key, position, data)
    select given.* from ${records}
    where not exists (select from variant stored where stored.reference_key = given.reference_key)
    order by given.product_id, given.position
    returning variant_id, product_id`.execute(trx);
  const dropped = await sql<Touched>`
    update variant set is_active = false
    where product_id = any(${[...productIds.values()]}::integer[]) and is_active and not reference_key = any(${keys}::text[])
    returning variant_id, product_id`.execute(trx);
  summary.changes.variant.changed += changed.rows.length;
  summary.changes.variant.added += added.rows.length;
  summary.changes.variant.deactivated += dropped.rows.length;
  const stored = await sql<{ reference_key: string; variant_id: number }>`
    select reference_key, variant_id from variant where reference_key = any(${keys}::text[])`.execute(trx);
  return {
    ids: new Map(stored.rows.map((row) => [row.reference_key, row.variant_id])),
    productIds: [...changed.rows, ...added.rows, ...dropped.rows].map((row) => row.product_id),
  };
}
