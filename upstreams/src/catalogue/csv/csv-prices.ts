import { momentTime } from "#upstreams/catalogue/export/moments.ts";
import type { PriceLine } from "#upstreams/catalogue/lines/price-line.ts";
import { priceColumns } from "#upstreams/catalogue/lines/variant-line.ts";
import type { CsvFault } from "./csv-faults.ts";
import type { CsvRow } from "./csv-row.ts";

type History = PriceLine["history"];

/** VAT of goods for the home; a row's own `vat` counts for the Netherlands. */
const vatRates = { de: 0.19, at: 0.2, ch: 0.081, fr: 0.2, be: 0.21, nl: 0.21 } as const;

/** The facts of a variant beside its row. */
export interface PriceBackground {
  firstLiveAt: string;
  /** Whether that day was stated, and is not just today for want of another. */
  isStated: boolean;
  /** By column; empty for a variant that is new. */
  histories: Readonly<Record<string, History>>;
  /** The day a price that is another now came into force, unless its row says otherwise. */
  today: string;
}

/** The prices of a row by column, each with its history: the one stored so far, and a new entry when the price is another now. */
export function csvPrices(row: CsvRow, background: PriceBackground, faults: CsvFault[]): Record<string, PriceLine> {
  const prices: Record<string, PriceLine> = {};
  for (const column of priceColumns) {
    const cents = column === "nl" ? row.price : row[`price_${column}`];
    if (cents === undefined) continue;
    const vatRate = column === "nl" && row.vat !== undefined ? Math.round(row.vat * 100) / 10_000 : vatRates[column];
    const past = background.histories[column] ?? [];
    prices[column] = { cents, vatRate, history: regularHistory(past, cents, background) };
    // the struck-through price is the Dutch one
    if (column !== "nl" || row.was_price === undefined) continue;
    const sale = saleHistory(past, row, background);
    if ("reason" in sale) faults.push({ row: row.row, ...sale });
    else prices[column] = { cents, vatRate, reduction: "sale", reducedSince: sale.since, history: sale.history };
  }
  return prices;
}

function regularHistory(past: History, cents: number, { firstLiveAt, today }: PriceBackground): History {
  const last = past.at(-1);
  if (!last) return [[firstLiveAt, cents]];
  if (last[1] === cents) return past;
  // what was said this morning is not history yet
  const earlier = momentTime(last[0]) < momentTime(today) ? past : past.slice(0, -1);
  return [...earlier, [last[0] > today ? last[0] : today, cents]];
}

function saleHistory(
  past: History,
  { price, was_price: was = 0, sale_since: since }: CsvRow,
  { firstLiveAt, isStated, today }: PriceBackground,
): { history: History; since: string } | { column: string; reason: string } {
  if (since === undefined) return { column: "sale_since", reason: "is empty: a reduction needs the day it began" };
  if (since > today) return { column: "sale_since", reason: "lies in the future" };
  if (past.length === 0) {
    if (!isStated)
      return { column: "available_since", reason: "is empty: a reduction needs the day the price before it began" };
    if (since <= firstLiveAt) return { column: "sale_since", reason: "must be later than available_since" };
    return {
      since,
      history: [
        [firstLiveAt, was],
        [since, price],
      ],
    };
  }
  const earlier = past.filter(([moment]) => momentTime(moment) < momentTime(since));
  const later = past.slice(earlier.length);
  if (later.length > 1 || (later[0] && later[0][1] !== price)) {
    return { column: "sale_since", reason: `is before the last change of the price, on ${past.at(-1)![0]}` };
  }
  if (earlier.at(-1)?.[1] !== was)
    return { column: "was_price", reason: "is not what the previous catalogue says the price was" };
  return { since, history: [...earlier, [since, price]] };
}
