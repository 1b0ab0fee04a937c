import type { CatalogueRule } from "../catalogue-rule.ts";

const allowedShare = 0.1;
const allowedCents = 500;

/** A price may follow costs upwards, but not leap: at most a tenth or five euros above every price it had before. */
export const raisedPrices: CatalogueRule = {
  name: "raised-prices",
  *find({ products }) {
    for (const variant of products.flatMap((product) => product.variants)) {
      for (const [column, { history, cents }] of Object.entries(variant.prices)) {
        if (history.length < 2) continue;
        const highest = Math.max(...history.slice(0, -1).map(([, former]) => former));
        if (cents <= highest + Math.max(allowedCents, highest * allowedShare)) continue;
        const problem = `costs ${cents} cents in ${column}, and never more than ${highest} before`;
        yield { subject: variant.referenceKey, problem, remedy: "raise it by less, or correct the former prices" };
      }
    }
  },
};
