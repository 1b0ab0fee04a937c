import { historyDays } from "#upstreams/catalogue/lines/price-line.ts";

import type { CatalogueRule } from "../catalogue-rule.ts";

const dayInMilliseconds = 86_400_000;

/** Prices are known for 60 days back from the day of the catalogue, or since the product came into the shop; none lies in the future. */
export const shortHistories: CatalogueRule = {
  name: "short-histories",
  *find({ products, day }) {
    const enough = new Date(day).getTime() - historyDays * dayInMilliseconds;
    for (const product of products) {
      if (product.firstLiveAt > day) {
        yield {
          subject: product.referenceKey,
          problem: `comes into the shop after ${day}`,
          remedy: "give it an earlier firstLiveAt",
        };
      }
      const from = Math.max(enough, new Date(product.firstLiveAt).getTime());
      for (const variant of product.variants) {
        for (const [column, { history }] of Object.entries(variant.prices)) {
          const [first] = history[0]!;
          const [last] = history.at(-1)!;
          if (new Date(first).getTime() > from) {
            const problem = `its prices in ${column} are known only since ${first}`;
            yield {
              subject: variant.referenceKey,
              problem,
              remedy: `let the history begin ${historyDays} days back or at firstLiveAt`,
            };
          }
          if (last > `${day}T24`) {
            yield {
              subject: variant.referenceKey,
              problem: `has a price in ${column} from ${last} on`,
              remedy: "prices begin on a day that was",
            };
          }
        }
      }
    }
  },
};
