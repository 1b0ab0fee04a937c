import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { readSleepers } from "#upstreams/rpc/sleepers/sleepers.ts";
import type { WireSleepers } from "#upstreams/rpc/wire-account.ts";

/** The sleepers that the session's customer has had stored; 401 without a session, 403 for a guest. */
export const getSleepers = procedure({
  payload: z.object({}),
  run: async (call): Promise<WireSleepers> => {
    const { customer } = await call.account();
    return readSleepers(call.services.db, customer.customer_id);
  },
});
