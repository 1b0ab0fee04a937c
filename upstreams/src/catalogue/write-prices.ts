import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

import type { ImportSummary } from "./import-change.ts";
import type { VariantLine } from "./variant-line.ts";

type Priced = { variant_id: number; price_column: string; added: boolean };

/**
 * Stores current prices and their history. Days before a line's first entry are kept, because they prove reductions of the past;
 * from that entry on the history is the line's.
 * @returns the variants of which a current price changed
 */
export async function writePrices(
  trx: Transaction<Tables>,
  variants: readonly VariantLine[],
  ids: ReadonlyMap<string, number>,
  summary: ImportSummary,
): Promise<number[]> {
  const columns = variants.flatMap((variant) =>
    Object.entries(variant.prices).map(([column, price]) => ({ id: ids.get(variant.referenceKey), column, price })),
  );
  const prices = columns.map(({ id, column, price }) => ({
    variant_id: id,
    price_column: column,
    with_tax_cents: price.cents,
    vat_rate: price.vatRate,
    reduction: price.reduction ?? null,
    reduced_since: price.reducedSince ?? null,
  }));
  const records = sql`jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as given(
    variant_id integer, price_column text, with_tax_cents integer, vat_rate numeric, reduction text, reduced_since timestamptz)`;
  const removed = await sql<Priced>`
    delete from variant_price stored
    where variant_id = any(${[...ids.values()]}::integer[]) and not exists (
      select from ${records} where given.variant_id = stored.variant_id and given.price_column = stored.price_column)
    returning variant_id, price_column, false as added`.execute(trx);
  const written = await sql<Priced>`
    insert into variant_price as stored (variant_id, price_column, with_tax_cents, vat_rate, reduction, reduced_since)
    select given.* from ${records}
    on conflict (variant_id, price_column) do update set
      with_tax_cents = excluded.with_tax_cents, vat_rate = excluded.vat_rate,
      reduction = excluded.reduction, reduced_since = excluded.reduced_since
    where (stored.with_tax_cents, stored.vat_rate, stored.reduction, stored.reduced_since)
      is distinct from (excluded.with_tax_cents, excluded.vat_rate, excluded.reduction, excluded.reduced_since)
    returning variant_id, price_column, xmax = 0 as added`.execute(trx);
  const history = columns.flatMap(({ id, column, price }) =>
    price.history.map(([moment, cents]) => ({ variant_id: id, price_column: column, valid_from: moment, with_tax_cents: cents })),
  );
  const touched = [...removed.rows, ...written.rows];
  const priced = new Set(touched.map(rowKey));
  const rewritten = new Set((await writeHistory(trx, history)).map(rowKey).filter((key) => !priced.has(key)));
  summary.changes.price.added += written.rows.filter((row) => row.added).length;
  summary.changes.price.changed += written.rows.filter((row) => !row.added).length + rewritten.size;
  summary.changes.price.deactivated += removed.rows.length;
  return touched.map((row) => row.variant_id);
}

function rowKey(row: { variant_id: number; price_column: string }): string {
  return `${row.variant_id} ${row.price_column}`;
}

/** Answers the prices of which the history was changed. */
async function writeHistory(
  trx: Transaction<Tables>,
  history: { variant_id: number | undefined; price_column: string; valid_from: string; with_tax_cents: number }[],
): Promise<{ variant_id: number; price_column: string }[]> {
  const records = sql`jsonb_to_recordset(${JSON.stringify(history)}::jsonb) as given(
    variant_id integer, price_column text, valid_from timestamptz, with_tax_cents integer)`;
  const removed = await sql<Omit<Priced, "added">>`
    with given as materialized (select * from ${records}),
    begins as (select variant_id, price_column, min(valid_from) as valid_from from given group by variant_id, price_column)
    delete from price_history stored using begins
    where stored.variant_id = begins.variant_id and stored.price_column = begins.price_column and stored.valid_from >= begins.valid_from
      and not exists (
        select from given where given.variant_id = stored.variant_id and given.price_column = stored.price_column
          and given.valid_from = stored.valid_from)
    returning stored.variant_id, stored.price_column`.execute(trx);
  const written = await sql<Omit<Priced, "added">>`
    insert into price_history as stored (variant_id, price_column, valid_from, with_tax_cents)
    select given.* from ${records}
    on conflict (variant_id, price_column, valid_from) do update set with_tax_cents = excluded.with_tax_cents
    where stored.with_tax_cents is distinct from excluded.with_tax_cents
    returning variant_id, price_column`.execute(trx);
  return [...removed.rows, ...written.rows];
}
