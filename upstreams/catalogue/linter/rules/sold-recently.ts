import type { CatalogueRule } from "../catalogue-rule.ts";
import type { LintedCatalogue } from "../linted-catalogue.ts";

const soldDays = 90;

/** Where a catalogue brings its whole history of orders, they sell of each product in 90 days what its `soldRecently` says. */
export const soldRecently: CatalogueRule = {
  name: "sold-recently",
  *find(catalogue) {
    if (catalogue.orders.length === 0) return;
    const sold = soldByVariant(catalogue);
    for (const { referenceKey, soldRecently: stated, variants } of catalogue.products) {
      const counted = variants.reduce((sum, variant) => sum + (sold.get(variant.referenceKey) ?? 0), 0);
      if (counted === stated) continue;
      const problem = `says ${stated} pieces sold in ${soldDays} days; the orders hold ${counted}`;
      yield { subject: referenceKey, problem, remedy: "make the order history anew" };
    }
  },
};

function soldByVariant({ orders, day }: LintedCatalogue): Map<string, number> {
  const from = new Date(new Date(day).getTime() - (soldDays - 1) * 86_400_000).toISOString().slice(0, 10);
  const sold = new Map<string, number>();
  for (const { variant, quantity } of orders.filter(({ placedAt }) => placedAt >= from).flatMap(({ items }) => items)) {
    sold.set(variant, (sold.get(variant) ?? 0) + quantity);
  }
  return sold;
}
