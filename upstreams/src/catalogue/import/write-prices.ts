import { sql, type RawBuilder, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { plainArray } from "#upstreams/catalogue/export/plain-array.ts";
import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

/** Variants with the ids the database gave them. */
export type VariantsById = readonly (readonly [id: number, line: VariantLine])[];

interface PriceChanges {
  added: number;
  changed: number;
  removed: number;
  /** Variants with a price that is another now. */
  variantIds: number[];
}

/** Stores the prices of variants that have none yet; returns how many. */
export async function addPrices(trx: Transaction<Tables>, variants: VariantsById): Promise<number> {
  if (variants.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into variant_price (variant_id, price_column, with_tax_cents, vat_rate, reduction, reduced_since, history_from, history_cents)
    select given.variant_id, given.price_column, given.with_tax_cents, given.vat_rate, given.reduction, given.reduced_since,
      given.history_from::timestamptz[], given.history_cents::integer[]
    from ${givenPrices(variants)}`.execute(trx);
  return Number(numAffectedRows);
}

/**
 * Brings the prices of stored variants to what their lines say. History before a line's first entry stays, because it proves reductions of the
 * past; from that entry on it is the line's. A column the line does not name is no longer sold in.
 */
export async function changePrices(trx: Transaction<Tables>, variants: VariantsById): Promise<PriceChanges> {
  if (variants.length === 0) return { added: 0, changed: 0, removed: 0, variantIds: [] };
  const given = givenPrices(variants);
  const removed = await sql<{ variant_id: number }>`
    delete from variant_price stored
    where variant_id = any(${plainArray(variants.map(([id]) => id))}::integer[]) and not exists (
      select from ${given} where given.variant_id = stored.variant_id and given.price_column = stored.price_column)
    returning variant_id`.execute(trx);
  const written = await sql<{ variant_id: number; added: boolean; repriced: boolean }>`
    with merged as (
      select given.variant_id, given.price_column, given.with_tax_cents, given.vat_rate, given.reduction, given.reduced_since,
        coalesce(kept.moments, '{}') || given.history_from::timestamptz[] as history_from,
        coalesce(kept.cents, '{}') || given.history_cents::integer[] as history_cents,
        (before.with_tax_cents, before.vat_rate, before.reduction, before.reduced_since)
          is distinct from (given.with_tax_cents, given.vat_rate, given.reduction, given.reduced_since) as repriced
      from ${given}
      left join variant_price before on before.variant_id = given.variant_id and before.price_column = given.price_column
      left join lateral (
        select array_agg(past.valid_from order by past.valid_from) as moments, array_agg(past.cents order by past.valid_from) as cents
        from unnest(before.history_from, before.history_cents) as past (valid_from, cents)
        where past.valid_from < (given.history_from::timestamptz[])[1]) kept on true),
    written as (
      insert into variant_price as stored
        (variant_id, price_column, with_tax_cents, vat_rate, reduction, reduced_since, history_from, history_cents)
      select variant_id, price_column, with_tax_cents, vat_rate, reduction, reduced_since, history_from, history_cents from merged
      on conflict (variant_id, price_column) do update set
        with_tax_cents = excluded.with_tax_cents, vat_rate = excluded.vat_rate, reduction = excluded.reduction,
        reduced_since = excluded.reduced_since, history_from = excluded.history_from, history_cents = excluded.history_cents
      where (stored.with_tax_cents, stored.vat_rate, stored.reduction, stored.reduced_since, stored.history_from, stored.history_cents)
        is distinct from (excluded.with_tax_cents, excluded.vat_rate, excluded.reduction, excluded.reduced_since, excluded.history_from,
          excluded.history_cents)
      returning variant_id, price_column, xmax = 0 as added)
    select written.variant_id, written.added, merged.repriced
    from written join merged on merged.variant_id = written.variant_id and merged.price_column = written.price_column`.execute(
    trx,
  );
  const added = written.rows.filter((row) => row.added).length;
  return {
    added,
    changed: written.rows.length - added,
    removed: removed.rows.length,
    variantIds: [...removed.rows, ...written.rows.filter((row) => row.repriced)].map((row) => row.variant_id),
  };
}

function givenPrices(variants: VariantsById): RawBuilder<unknown> {
  const prices = variants.flatMap(([id, variant]) =>
    Object.entries(variant.prices).map(([column, price]) => ({ id, column, price })),
  );
  const of = (value: (entry: (typeof prices)[number]) => string | number | null | undefined): string =>
    plainArray(prices.map(value));
  return sql`unnest(
    ${of(({ id }) => id)}::integer[], ${of(({ column }) => column)}::text[], ${of(({ price }) => price.cents)}::integer[],
    ${of(({ price }) => price.vatRate)}::numeric[], ${of(({ price }) => price.reduction)}::text[],
    ${of(({ price }) => price.reducedSince)}::timestamptz[],
    ${of(({ price }) => `"${plainArray(price.history.map(([moment]) => moment))}"`)}::text[],
    ${of(({ price }) => `"${plainArray(price.history.map(([, cents]) => cents))}"`)}::text[]
  ) as given (variant_id, price_column, with_tax_cents, vat_rate, reduction, reduced_since, history_from, history_cents)`;
}
