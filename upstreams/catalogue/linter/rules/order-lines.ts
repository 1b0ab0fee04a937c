import type { CatalogueRule } from "../catalogue-rule.ts";

/** The history of orders names variants that exist, after they came into the shop, and ends on the day of the catalogue. */
export const orderLines: CatalogueRule = {
  name: "order-lines",
  *find({ orders, products, day }) {
    const owners = new Map(
      products.flatMap((product) => product.variants.map(({ referenceKey }) => [referenceKey, product])),
    );
    for (const { referenceKey, placedAt, items } of orders) {
      if (placedAt > `${day}T24`)
        yield { subject: referenceKey, problem: `was placed on ${placedAt}, after ${day}`, remedy: "date it earlier" };
      for (const { variant } of items) {
        const product = owners.get(variant);
        if (!product)
          yield {
            subject: referenceKey,
            problem: `sells ${variant}, which does not exist`,
            remedy: "sell another variant",
          };
        else if (placedAt < product.firstLiveAt) {
          const problem = `sells ${variant} before it came into the shop on ${product.firstLiveAt}`;
          yield { subject: referenceKey, problem, remedy: "date it later, or sell another variant" };
        }
      }
    }
  },
};
