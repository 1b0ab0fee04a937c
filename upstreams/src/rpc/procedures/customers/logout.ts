import * as z from "zod/mini";

import { endSession } from "#upstreams/rpc/customers/session.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Ends the session; without one there is nothing to do. */
export const logout = procedure({
  payload: z.object({}),
  run: async ({ token, services }) => {
    if (token !== null) await endSession(services.db, token);
  },
});
