import { largestReviewPhoto } from "@warmeland/schema/rules/reviews/customer-review.ts";
import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { addReviewPhoto as run } from "#upstreams/rpc/reviews/customers/add-review-photo.ts";

/** Takes a photo for a review; 400 for what is none, 406 for a token that cannot be used, 429 after too many. */
export const addReviewPhoto = procedure({
  payload: z.object({
    token: z.string().check(z.maxLength(200)),
    image: z.string().check(z.regex(/^[A-Za-z\d+/]+=*$/), z.maxLength(Math.ceil(largestReviewPhoto / 3) * 4)),
  }),
  run,
});
