import type { PriceLine } from "#upstreams/catalogue/lines/price-line.ts";

import type { ColourSource, MasterSource } from "./source.ts";

/** What a price column adds to the Dutch price, and its VAT; Swiss prices are francs. */
const columns = {
  de: { factor: 1, vatRate: 0.19 },
  at: { factor: 1.02, vatRate: 0.2 },
  ch: { factor: 1.08, vatRate: 0.081 },
  fr: { factor: 1.03, vatRate: 0.2 },
  be: { factor: 1, vatRate: 0.21 },
  nl: { factor: 1, vatRate: 0.21 },
} as const;

/** Every price column of a variant with its history, from a regular Dutch price in euros. */
export function buildPrices(euros: number, master: MasterSource, colour: ColourSource): Record<string, PriceLine> {
  const sale = colour.sale ?? master.sale;
  return Object.fromEntries(
    Object.entries(columns).map(([column, { factor, vatRate }]) => {
      const regular = factor === 1 ? Math.round(euros * 100) : shopPrice(euros * factor);
      const history = regularHistory(regular, master, colour.live);
      if (sale) history.push([sale.since, salePrice(regular * (1 - sale.percent / 100))]);
      const [, cents] = history.at(-1)!;
      return [
        column,
        { cents, vatRate, ...(sale ? { reduction: "sale" as const, reducedSince: sale.since } : {}), history },
      ];
    }),
  );
}

function regularHistory(regular: number, master: MasterSource, live: string): PriceLine["history"] {
  const former = (master.formerPrices ?? []).map(({ factor, since }): [string, number] => [
    since ?? live,
    shopPrice((regular / 100) * factor),
  ]);
  const all: [string, number][] = [...former, [master.regularSince ?? live, regular]];
  // A colour that came later knows only the prices since then.
  const shown = all.filter((_, index) => (all[index + 1]?.[0] ?? "9999") > live);
  return shown
    .map(([since, cents]): [string, number] => [since < live ? live : since, cents])
    .filter(([, cents], index, list) => cents !== list[index - 1]?.[1]);
}

/** Prices a shop would ask: whole euros from 100 on, below that a whole euro or 95 cents. */
function shopPrice(euros: number): number {
  if (euros >= 100) return Math.round(euros) * 100;
  const whole = Math.floor(euros);
  return euros - whole < 0.25 ? whole * 100 : whole * 100 + 95;
}

/** The highest price of that kind that still gives the whole percentage; below 20 euros a multiple of five cents. */
function salePrice(cents: number): number {
  const most = Math.floor(cents + 1e-6);
  if (most >= 10_000) return Math.floor(most / 100) * 100;
  if (most < 2000) return Math.floor(most / 5) * 5;
  const whole = Math.floor(most / 100) * 100;
  return most - whole >= 95 ? whole + 95 : whole;
}
