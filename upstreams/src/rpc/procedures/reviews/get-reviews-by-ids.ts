import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { readReviewsByIds } from "#upstreams/rpc/reviews/read-reviews.ts";
import { toWireReview, type WireReview } from "#upstreams/rpc/reviews/wire-review.ts";

const idSchema = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

/** 1 to 100 reviews by their ids; those that do not exist are left out. */
export const getReviewsByIds = procedure({
  payload: z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(100)) }),
  run: async (call, { ids }): Promise<{ reviews: WireReview[] }> => {
    const found = await readReviewsByIds(call.services.db, ids);
    return { reviews: found.map((review) => toWireReview(review, call.shop)) };
  },
});
