import { InMemoryCache } from "@apollo/client";
import { possibleTypes } from "./generated/possible-types.ts";

/**
 * The normalised cache of a request or a tab. `remember` keeps computed results between reads: worth its memory in a
 * tab, but a third of the CPU of a request that reads everything once.
 */
export function createCache({ remember }: { remember: boolean }): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    resultCaching: remember,
    typePolicies: {
      Query: {
        fields: {
          basket: { merge: true },
        },
      },
      // Parts without an id of their own belong to the object that holds them.
      ProductPrice: { keyFields: false, merge: true },
      Category: { fields: { listing: { keyArgs: ["sort", "filters", "price", "first", "page", "after"] } } },
    },
  });
}
