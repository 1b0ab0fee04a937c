import * as z from "zod/mini";

import { audit } from "#upstreams/rpc/audit.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { removeSleepers as remove } from "#upstreams/rpc/sleepers/sleepers.ts";

/** Erases the sleepers of the session's customer, also when there are none; 403 for a guest. */
export const removeSleepers = procedure({
  payload: z.object({}),
  run: async (call): Promise<undefined> => {
    const { customer } = await call.account();
    const { services, shop, correlationId } = call;
    await remove(services.db, customer.customer_id);
    audit(services, "sleepers-removed", { shopId: shop.shopId, customerId: customer.customer_id, correlationId });
    return undefined;
  },
});
