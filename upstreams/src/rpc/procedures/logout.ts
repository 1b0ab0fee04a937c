import * as z from "zod/mini";

import { endSession } from "../customers/session.ts";
import { procedure } from "../procedure.ts";

/** Ends the session; without one there is nothing to do. */
export const logout = procedure({
  payload: z.object({}),
  run: async ({ token, services }) => {
    if (token !== null) await endSession(services.db, token);
  },
});
