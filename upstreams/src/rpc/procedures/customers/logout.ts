import * as z from "zod/mini";

import { endSession } from "#upstreams/rpc/customers/session.ts";
import { noteMergesTold } from "#upstreams/rpc/merging/merge-record.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Ends the session; without one there is nothing to do. */
export const logout = procedure({
  payload: z.object({}),
  run: async (call) => {
    const { token, services } = call;
    if (token === null) return;
    const customer = (await call.session())?.customer;
    if (customer) await noteMergesTold(services.db, customer.customer_id, services.now());
    await endSession(services.db, token);
  },
});
