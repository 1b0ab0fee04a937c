import { sql } from "kysely";

import type { PastPrice } from "@warmeland/schema/rules/price/price-before-promotion.ts";
import { lowestPriceBefore, type PricePoint } from "@warmeland/schema/rules/price/reference-price.ts";

import type { Database } from "#upstreams/database/connection.ts";
import {
  announcedAgainst,
  calculatePrice,
  pastPrices,
  reductionBasisPoints,
  type CurrentPrice,
  type CalculatedPrice,
} from "../price.ts";
import { CatalogueMoved } from "./catalogue-moved.ts";
import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";
import { newestVersion } from "./load-snapshot.ts";

interface PriceRow {
  variant_id: number;
  with_tax_cents: number;
  vat_rate: string;
  reduction: "sale" | "campaign" | null;
  reduced_since: Date | null;
  priced_since: Date | null;
  /** Null without a reduction for a price that was never lower, as are the cents. */
  history_from: Date[] | null;
  history_cents: number[] | null;
}

// Few enough that working them in holds nobody up.
const rowsPerQuery = 3000;
const absent = -1;
const reductionKinds = [null, "sale", "campaign"] as const;

/** The prices of one price column for all variants of a snapshot, a few bytes each. Variants are named by index. */
export class PriceTable {
  readonly currencyCode: string;
  private readonly withTaxCents: Int32Array;
  private readonly lowestPriorCents: Int32Array;
  private readonly vatRates: Float32Array;
  private readonly reductions: Uint8Array;
  /** Milliseconds since 1970; NaN when the past is unknown. */
  private readonly pricedSince: Float64Array;
  /** Of the variants that were cheaper once. */
  private readonly pasts = new Map<number, readonly PastPrice[]>();

  private constructor(size: number, currencyCode: string) {
    this.currencyCode = currencyCode;
    this.withTaxCents = new Int32Array(size).fill(absent);
    this.lowestPriorCents = new Int32Array(size).fill(absent);
    this.vatRates = new Float32Array(size);
    this.reductions = new Uint8Array(size);
    this.pricedSince = new Float64Array(size).fill(Number.NaN);
  }

  /**
   * Reads a price column, all of one moment; the past only of prices that are reduced or were lower.
   * @throws CatalogueMoved when the database holds another catalogue than the snapshot by now
   */
  static async load(
    db: Database,
    snapshot: CatalogueSnapshot,
    column: string,
    currencyCode: string,
  ): Promise<PriceTable> {
    const moment = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return await moment.execute(async (trx) => {
      if ((await newestVersion(trx)) !== snapshot.version) throw new CatalogueMoved();
      return await PriceTable.read(trx, snapshot, column, currencyCode);
    });
  }

  private static async read(
    db: Database,
    snapshot: CatalogueSnapshot,
    column: string,
    currencyCode: string,
  ): Promise<PriceTable> {
    const table = new PriceTable(snapshot.variants.length, currencyCode);
    for (let last = 0; ;) {
      const rows = await priceRows(db, column, last);
      const end = rows.at(-1)?.variant_id;
      if (end === undefined) return table;
      for (const row of rows) {
        const index = snapshot.variantIndexById.get(row.variant_id);
        if (index !== undefined) table.set(index, row);
      }
      last = end;
    }
  }

  /** False when the variant has no price in this column, so is not offered to its shops. */
  has(variantIndex: number): boolean {
    return this.cents(variantIndex) !== absent;
  }

  cents(variantIndex: number): number {
    return this.withTaxCents[variantIndex] ?? absent;
  }

  /** The announced reduction in hundredths of a percent, rounded down; 0 for none. */
  reductionBasisPoints(variantIndex: number): number {
    const before = this.announcedAgainst(variantIndex);
    return before === null ? 0 : reductionBasisPoints(before, this.cents(variantIndex));
  }

  /** What the catalogue calls the announced reduction; null for none. */
  reductionKind(variantIndex: number): "sale" | "campaign" | null {
    return this.announcedAgainst(variantIndex) === null ? null : this.kind(variantIndex);
  }

  price(variantIndex: number): CalculatedPrice {
    return calculatePrice({
      ...this.currentPrice(variantIndex),
      // Single precision holds a rate's four decimals, and rounding brings them back exactly.
      vatRate: Math.round((this.vatRates[variantIndex] ?? 0) * 10_000) / 10_000,
      currencyCode: this.currencyCode,
      past: this.past(variantIndex),
    });
  }

  private past(variantIndex: number): readonly PastPrice[] {
    const since = this.pricedSince[variantIndex] ?? Number.NaN;
    return this.pasts.get(variantIndex) ?? (Number.isNaN(since) ? [] : [[since, this.cents(variantIndex)]]);
  }

  private announcedAgainst(variantIndex: number): number | null {
    return this.kind(variantIndex) === null ? null : announcedAgainst(this.currentPrice(variantIndex));
  }

  private kind(variantIndex: number): "sale" | "campaign" | null {
    return reductionKinds[this.reductions[variantIndex] ?? 0] ?? null;
  }

  private currentPrice(variantIndex: number): CurrentPrice {
    const prior = this.lowestPriorCents[variantIndex] ?? absent;
    return {
      withTaxCents: this.cents(variantIndex),
      reduction: this.kind(variantIndex),
      lowestPriorCents: prior === absent ? null : prior,
    };
  }

  private set(index: number, row: PriceRow): void {
    this.withTaxCents[index] = row.with_tax_cents;
    this.vatRates[index] = Number(row.vat_rate);
    this.reductions[index] = reductionKinds.indexOf(row.reduction);
    if (row.priced_since) this.pricedSince[index] = row.priced_since.getTime();
    const points = pricePoints(row);
    if (row.reduced_since) this.lowestPriorCents[index] = lowestPriceBefore(row.reduced_since, points) ?? absent;
    const past = pastPrices(points, row.with_tax_cents);
    if (past.some(([, cents]) => cents < row.with_tax_cents)) this.pasts.set(index, past);
  }
}

async function priceRows(db: Database, column: string, after: number): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select variant_id, with_tax_cents, vat_rate, reduction, reduced_since, history_from[1] as priced_since,
      case when reduction is not null or with_tax_cents > any (history_cents) then history_from end as history_from,
      case when reduction is not null or with_tax_cents > any (history_cents) then history_cents end as history_cents
    from variant_price
    where price_column = ${column} and variant_id > ${after}
    order by variant_id
    limit ${rowsPerQuery}`.execute(db);
  return rows;
}

function pricePoints({ history_from: moments, history_cents: cents }: PriceRow): PricePoint[] {
  return (moments ?? []).map((validFrom, index) => ({ validFrom, withTaxCents: cents?.[index] ?? 0 }));
}
