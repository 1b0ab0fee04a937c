import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

import type { ImportSummary } from "./import-change.ts";
import type { VariantLine } from "./variant-line.ts";

/** `new`: only variants that have no stock yet, so that sold pieces stay sold; `all`: the file's count replaces the shop's. */
export type StockPolicy = "new" | "all";

/** Stores the stock of a batch of variants by the policy. */
export async function writeStock(
  trx: Transaction<Tables>,
  variants: readonly VariantLine[],
  ids: ReadonlyMap<string, number>,
  policy: StockPolicy,
  summary: ImportSummary,
): Promise<void> {
  const given = variants.map((variant) => ({
    variant_id: ids.get(variant.referenceKey),
    quantity: variant.stock.quantity,
    is_sellable_without_stock: variant.stock.sellableWithoutStock,
  }));
  const records = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
    as given(variant_id integer, quantity integer, is_sellable_without_stock boolean)`;
  if (policy === "all") {
    const changed = await sql`
      update stock stored
      set quantity = given.quantity, is_sellable_without_stock = given.is_sellable_without_stock, changed_at = now()
      from ${records}
      where stored.variant_id = given.variant_id
        and (stored.quantity, stored.is_sellable_without_stock) is distinct from (given.quantity, given.is_sellable_without_stock)
      returning stored.variant_id`.execute(trx);
    summary.changes.stock.changed += changed.rows.length;
  }
  const added = await sql`
    insert into stock (variant_id, quantity, is_sellable_without_stock)
    select given.* from ${records} order by given.variant_id
    on conflict (variant_id) do nothing
    returning variant_id`.execute(trx);
  summary.changes.stock.added += added.rows.length;
}
