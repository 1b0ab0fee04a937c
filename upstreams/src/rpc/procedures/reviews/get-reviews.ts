import * as z from "zod/mini";

import { Problem } from "#upstreams/rpc/problem.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { masterKeySchema, reviewPageFields } from "#upstreams/rpc/reviews/review-page-fields.ts";
import { readReviews } from "#upstreams/rpc/reviews/read-reviews.ts";
import { toWireReviews, type WireReviews } from "#upstreams/rpc/reviews/wire-review.ts";

/** A page of a master's reviews with score, count and distribution of them all; 404 for a master the shop does not have. */
export const getReviews = procedure({
  payload: z.object({ masterKey: masterKeySchema, ...reviewPageFields }),
  run: async (call, { masterKey, page, perPage, sort, filter }): Promise<WireReviews> => {
    const found = (
      await readReviews(call.services.db, [masterKey], { offset: (page - 1) * perPage, limit: perPage, sort, filter })
    ).get(masterKey);
    if (!found) throw new Problem(404, "product-not-found", "The shop has no such product");
    return toWireReviews(found, { page, perPage }, call.shop);
  },
});
