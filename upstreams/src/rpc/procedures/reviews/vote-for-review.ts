import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { voteForReview as run } from "#upstreams/rpc/reviews/customers/vote-for-review.ts";

/** Notes whether a visitor finds a review helpful; 404 for a review that is not shown, 429 after too many. */
export const voteForReview = procedure({
  payload: z.object({
    reviewId: z.string().check(z.regex(/^\d{1,18}$/)),
    visitorKey: z.string().check(z.minLength(8), z.maxLength(200)),
    isHelpful: z.boolean(),
  }),
  run,
});
