import { customerReviewSchema, mostReviewPhotos } from "@warmeland/schema/rules/reviews/customer-review.ts";
import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { masterKeySchema } from "#upstreams/rpc/reviews/review-page-fields.ts";
import { writeReview as run } from "#upstreams/rpc/reviews/customers/write-review.ts";

/** Takes a review of something bought; 404 for what was not, 406 for a token that cannot be used, 409 for a second one, 429 after too many. */
export const writeReview = procedure({
  payload: z.object({
    ...customerReviewSchema.shape,
    token: z.string().check(z.maxLength(200)),
    masterKey: masterKeySchema,
    photoIds: z._default(z.array(z.uuid()).check(z.maxLength(mostReviewPhotos)), []),
  }),
  run,
});
