import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { readReviews } from "#upstreams/rpc/reviews/read-reviews.ts";
import { masterKeySchema, reviewPageFields } from "#upstreams/rpc/reviews/review-page-fields.ts";
import { toWireReviews, type WireReviewsOfMaster } from "#upstreams/rpc/reviews/wire-review.ts";

/** As getReviews for 1 to 100 masters at once, for lists of products; masters the shop does not have are left out. */
export const getReviewsOfMasters = procedure({
  payload: z.object({
    masterKeys: z.array(masterKeySchema).check(z.minLength(1), z.maxLength(100)),
    ...reviewPageFields,
  }),
  run: async (call, { masterKeys, page, perPage, sort, filter }): Promise<{ masters: WireReviewsOfMaster[] }> => {
    const found = await readReviews(call.services.db, masterKeys, {
      offset: (page - 1) * perPage,
      limit: perPage,
      sort,
      filter,
    });
    const masters = [...found].map(([masterKey, reviews]) =>
      Object.assign(toWireReviews(reviews, { page, perPage }, call.shop), { masterKey }),
    );
    return { masters };
  },
});
