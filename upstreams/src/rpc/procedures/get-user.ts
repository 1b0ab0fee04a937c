import * as z from "zod/mini";

import { toWireUser } from "../customers/customer.ts";
import { procedure } from "../procedure.ts";

/** The customer of the session, read now; null without one or with a dead one. Serves getUser and refreshUser alike. */
export const getUser = procedure({
  payload: z.object({}),
  run: async (call) => {
    const session = await call.session();
    return session && toWireUser(session.customer);
  },
});
