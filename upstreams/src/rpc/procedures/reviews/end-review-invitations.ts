import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { endReviewInvitations as run } from "#upstreams/rpc/reviews/customers/review-invitation.ts";

/** Ends the mails that ask for reviews, by the token of one; 406 for what is no token of ours. */
export const endReviewInvitations = procedure({
  payload: z.object({ token: z.string().check(z.maxLength(200)) }),
  run: (call, { token }) => run(call, token),
});
