import type { BasketCost, PricedLine } from "./priced-basket.ts";

/** Adds up the available lines. VAT is summed over the lines, so net and VAT always make the total. */
export function basketCost(lines: readonly PricedLine[]): BasketCost {
  let withTaxCents = 0;
  let withoutTaxCents = 0;
  const rates = new Set<number>();
  const reductions = new Map<BasketCost["reductions"][number]["category"], number>();
  for (const { status, total } of lines) {
    if (status !== "available") continue;
    withTaxCents += total.withTax;
    withoutTaxCents += total.withoutTax;
    rates.add(total.tax.vat.rate);
    for (const { category, amount } of total.appliedReductions) {
      reductions.set(category, (reductions.get(category) ?? 0) + amount.absoluteWithTax);
    }
  }
  const vatCents = withTaxCents - withoutTaxCents;
  return {
    withTaxCents,
    withoutTaxCents,
    vatCents,
    vatRate:
      sharedRate(rates) ?? (withoutTaxCents === 0 ? 0 : Math.round((vatCents * 10_000) / withoutTaxCents) / 10_000),
    reductions: [...reductions].map(([category, cents]) => ({ category, cents })),
  };
}

function sharedRate(rates: ReadonlySet<number>): number | undefined {
  return rates.size === 1 ? rates.values().next().value : undefined;
}
