import type { PriceLine } from "#upstreams/catalogue/lines/price-line.ts";
import { lowestPriceBefore } from "@warmeland/schema/rules/price/reference-price.ts";

import type { CatalogueRule } from "../catalogue-rule.ts";

/** Reductions that show nothing on purpose, so that the shop can be seen to keep to the rule: by master key. */
const meantToBeVain = new Set(["03-2442", "08-1119"]);

/** A reduction that does not beat the lowest price of the 30 days before it is shown by no shop (docs/rules.md#reference-price). */
export const vainReductions: CatalogueRule = {
  name: "vain-reductions",
  *find({ products }) {
    for (const product of products.filter(({ masterKey }) => !meantToBeVain.has(masterKey))) {
      for (const variant of product.variants) {
        for (const [column, price] of Object.entries(variant.prices)) {
          const reason = vanity(price);
          if (!reason) continue;
          const remedy = "lower the price, let the sale begin later, or take the reduction away";
          yield { subject: variant.referenceKey, problem: `its reduction in ${column} ${reason}`, remedy };
        }
      }
    }
  },
};

function vanity({ reducedSince, cents, history }: PriceLine): string | undefined {
  if (!reducedSince) return undefined;
  const points = history.map(([moment, withTaxCents]) => ({ validFrom: new Date(moment), withTaxCents }));
  const lowest = lowestPriceBefore(new Date(reducedSince), points);
  if (lowest === null) return "has no price before it";
  return cents < lowest ? undefined : `does not beat the ${lowest} cents of the 30 days before it`;
}
