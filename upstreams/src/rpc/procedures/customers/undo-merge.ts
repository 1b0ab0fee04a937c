import * as z from "zod/mini";

import { undoMerge as undoMergeOf } from "#upstreams/rpc/merging/undo-merge.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Undoes what a sign-in brought together; see `undoMerge` for the refusals. */
export const undoMerge = procedure({
  payload: z.object({ undoKey: z.guid() }),
  run: async (call, { undoKey }) => {
    const { customer } = await call.signedIn();
    await undoMergeOf(call.services, customer.customer_id, undoKey);
  },
});
