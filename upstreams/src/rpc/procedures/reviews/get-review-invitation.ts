import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { getReviewInvitation as run } from "#upstreams/rpc/reviews/customers/review-invitation.ts";

/** What the link of an invitation is about; 406 for one that cannot be used. */
export const getReviewInvitation = procedure({
  payload: z.object({ token: z.string().check(z.maxLength(200)) }),
  run: (call, { token }) => run(call, token),
});
