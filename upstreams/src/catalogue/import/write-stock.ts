import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { plainArray } from "#upstreams/catalogue/export/plain-array.ts";
import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";
import type { VariantsById } from "./write-prices.ts";

/** `new`: only variants that have no stock yet, so that sold pieces stay sold; `all`: the file's count replaces the shop's. */
export type StockPolicy = "new" | "all";

/** Stores the stock of variants that are new to the shop: nobody waits for their rows, since nobody sees them yet. */
export async function addStock(trx: Transaction<Tables>, variants: VariantsById): Promise<number> {
  if (variants.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into stock (variant_id, quantity, is_sellable_without_stock)
    select given.* from unnest(
      ${plainArray(variants.map(([id]) => id))}::integer[], ${plainArray(variants.map(([, line]) => line.stock.quantity))}::integer[],
      ${plainArray(variants.map(([, line]) => String(line.stock.sellableWithoutStock)))}::boolean[]
    ) as given (variant_id, quantity, is_sellable_without_stock)`.execute(trx);
  return Number(numAffectedRows);
}

/** Makes room to put the file's stock aside, for `replaceStock` at the end. */
export async function openStockList(trx: Transaction<Tables>): Promise<void> {
  await sql`
    create temporary table given_stock (reference_key text, quantity integer, is_sellable_without_stock boolean) on commit drop`.execute(
    trx,
  );
}

/** Puts stock aside without touching the shop's. */
export async function listStock(trx: Transaction<Tables>, variants: readonly VariantLine[]): Promise<void> {
  await sql`
    insert into given_stock
    select given.* from unnest(
      ${variants.map((line) => line.referenceKey)}::text[], ${plainArray(variants.map((line) => line.stock.quantity))}::integer[],
      ${plainArray(variants.map((line) => String(line.stock.sellableWithoutStock)))}::boolean[]
    ) as given (reference_key, quantity, is_sellable_without_stock)`.execute(trx);
}

/**
 * Writes the stock put aside, where it differs: the last and short step of an import, because an order that takes of the same variants waits
 * until the import commits. Rows are locked in the order of their ids, as orders do, so that neither waits for the other for ever.
 */
export async function replaceStock(trx: Transaction<Tables>): Promise<number> {
  await sql`analyze given_stock`.execute(trx);
  const { numAffectedRows } = await sql`
    with held as materialized (
      select stored.variant_id, given.quantity, given.is_sellable_without_stock
      from given_stock given
      join variant on variant.reference_key = given.reference_key
      join stock stored on stored.variant_id = variant.variant_id
      where (stored.quantity, stored.is_sellable_without_stock) is distinct from (given.quantity, given.is_sellable_without_stock)
      order by stored.variant_id
      for update of stored)
    update stock
    set quantity = held.quantity, is_sellable_without_stock = held.is_sellable_without_stock, changed_at = now()
    from held where stock.variant_id = held.variant_id`.execute(trx);
  return Number(numAffectedRows);
}
