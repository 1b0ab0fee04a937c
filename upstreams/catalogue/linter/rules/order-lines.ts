import type { CatalogueRule } from "../catalogue-rule.ts";
import type { LintedCatalogue } from "../linted-catalogue.ts";

const soldDays = 90;

/** The history of orders names variants that exist, ends on the day of the catalogue, and sells of each product in 90 days what `soldRecently` says. */
export const orderLines: CatalogueRule = {
  name: "order-lines",
  *find(catalogue) {
    const { orders, products, day } = catalogue;
    if (orders.length === 0) return;
    const owners = new Map(products.flatMap((product) => product.variants.map(({ referenceKey }) => [referenceKey, product])));
    for (const { referenceKey, placedAt, items } of orders) {
      if (placedAt > `${day}T24`)
        yield { subject: referenceKey, problem: `was placed on ${placedAt}, after ${day}`, remedy: "date it earlier" };
      for (const { variant } of items) {
        const product = owners.get(variant);
        if (!product) yield { subject: referenceKey, problem: `sells ${variant}, which does not exist`, remedy: "sell another variant" };
        else if (placedAt < product.firstLiveAt) {
          const problem = `sells ${variant} before it came into the shop on ${product.firstLiveAt}`;
          yield { subject: referenceKey, problem, remedy: "date it later, or sell another variant" };
        }
      }
    }
    const sold = soldByProduct(catalogue, owners);
    for (const { referenceKey, soldRecently } of products) {
      const counted = sold.get(referenceKey) ?? 0;
      if (counted === soldRecently) continue;
      const problem = `says ${soldRecently} pieces sold in ${soldDays} days; the orders hold ${counted}`;
      yield { subject: referenceKey, problem, remedy: "make the order history anew" };
    }
  },
};

function soldByProduct({ orders, day }: LintedCatalogue, owners: ReadonlyMap<string, { referenceKey: string }>): Map<string, number> {
  const from = new Date(new Date(day).getTime() - (soldDays - 1) * 86_400_000).toISOString().slice(0, 10);
  const sold = new Map<string, number>();
  for (const { variant, quantity } of orders.filter(({ placedAt }) => placedAt >= from).flatMap(({ items }) => items)) {
    const key = owners.get(variant)?.referenceKey;
    if (key) sold.set(key, (sold.get(key) ?? 0) + quantity);
  }
  return sold;
}
