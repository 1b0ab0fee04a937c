import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import { calculatePrice, lowestPriceBefore, type CalculatedPrice, type PricePoint } from "../price.ts";
import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";

interface PriceRow {
  variant_id: number;
  with_tax_cents: number;
  vat_rate: string;
  reduction: "sale" | "campaign" | null;
  reduced_since: Date | null;
}

const rowsPerQuery = 10_000;
const absent = -1;
const reductionKinds = [null, "sale", "campaign"] as const;

/** The prices of one price column for all variants of a snapshot, a few bytes each. Variants are named by index. */
export class PriceTable {
  readonly currencyCode: string;
  private readonly withTaxCents: Int32Array;
  private readonly lowestPriorCents: Int32Array;
  private readonly vatRates: Float32Array;
  private readonly reductions: Uint8Array;

  private constructor(size: number, currencyCode: string) {
    this.currencyCode = currencyCode;
    this.withTaxCents = new Int32Array(size).fill(absent);
    this.lowestPriorCents = new Int32Array(size).fill(absent);
    this.vatRates = new Float32Array(size);
    this.reductions = new Uint8Array(size);
  }

  /** Reads a price column; the past only of prices that are reduced. */
  static async load(db: Database, snapshot: CatalogueSnapshot, column: string, currencyCode: string): Promise<PriceTable> {
    const table = new PriceTable(snapshot.variants.length, currencyCode);
    for (let last = 0; ;) {
      const rows = await priceRows(db, column, last);
      const end = rows.at(-1)?.variant_id;
      if (end === undefined) return table;
      const history = await historyOf(db, column, last, end);
      for (const row of rows) {
        const index = snapshot.variantIndexById.get(row.variant_id);
        if (index !== undefined) table.set(index, row, history.get(row.variant_id) ?? []);
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
    const prior = this.lowestPriorCents[variantIndex] ?? absent;
    const cents = this.cents(variantIndex);
    if (!this.reductions[variantIndex] || prior <= cents) return 0;
    return Math.floor(((prior - cents) * 10_000) / prior);
  }

  /** What the catalogue calls the announced reduction; null for none. */
  reductionKind(variantIndex: number): "sale" | "campaign" | null {
    const prior = this.lowestPriorCents[variantIndex] ?? absent;
    return prior > this.cents(variantIndex) ? this.kind(variantIndex) : null;
  }

  price(variantIndex: number): CalculatedPrice {
    const prior = this.lowestPriorCents[variantIndex] ?? absent;
    return calculatePrice({
      withTaxCents: this.cents(variantIndex),
      // Single precision holds a rate's four decimals, and rounding brings them back exactly.
      vatRate: Math.round((this.vatRates[variantIndex] ?? 0) * 10_000) / 10_000,
      currencyCode: this.currencyCode,
      reduction: this.kind(variantIndex),
      lowestPriorCents: prior === absent ? null : prior,
    });
  }

  private kind(variantIndex: number): "sale" | "campaign" | null {
    return reductionKinds[this.reductions[variantIndex] ?? 0] ?? null;
  }

  private set(index: number, row: PriceRow, history: readonly PricePoint[]): void {
    this.withTaxCents[index] = row.with_tax_cents;
    this.vatRates[index] = Number(row.vat_rate);
    this.reductions[index] = reductionKinds.indexOf(row.reduction);
    if (row.reduced_since) this.lowestPriorCents[index] = lowestPriceBefore(row.reduced_since, history) ?? absent;
  }
}

async function priceRows(db: Database, column: string, after: number): Promise<PriceRow[]> {
  return await db
    .selectFrom("variant_price")
    .select(["variant_id", "with_tax_cents", "vat_rate", "reduction", "reduced_since"])
    .where("price_column", "=", column)
    .where("variant_id", ">", after)
    .orderBy("variant_id")
    .limit(rowsPerQuery)
    .execute();
}

async function historyOf(db: Database, column: string, after: number, to: number): Promise<Map<number, PricePoint[]>> {
  const { rows } = await sql<{ variant_id: number; valid_from: Date; with_tax_cents: number }>`
    select h.variant_id, h.valid_from, h.with_tax_cents
    from variant_price vp
    join price_history h on h.variant_id = vp.variant_id and h.price_column = vp.price_column and h.valid_from < vp.reduced_since
    where vp.price_column = ${column} and vp.reduction is not null and vp.variant_id > ${after} and vp.variant_id <= ${to}`.execute(db);
  const history = new Map<number, PricePoint[]>();
  for (const row of rows) {
    const points = history.get(row.variant_id) ?? [];
    points.push({ validFrom: row.valid_from, withTaxCents: row.with_tax_cents });
    history.set(row.variant_id, points);
  }
  return history;
}
