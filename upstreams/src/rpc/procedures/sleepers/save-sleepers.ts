import { savedSleepersSchema } from "@warmeland/schema/rules/hardness/saved-sleepers.ts";

import { audit } from "#upstreams/rpc/audit.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { saveSleepers as save } from "#upstreams/rpc/sleepers/sleepers.ts";

/** Stores one or two sleepers with the session's customer, who consents; 400 without consent, 403 for a guest. */
export const saveSleepers = procedure({
  payload: savedSleepersSchema,
  run: async (call, { sleepers }) => {
    const { customer } = await call.account();
    const { services, shop, correlationId } = call;
    const saved = await save(services, customer.customer_id, sleepers);
    audit(services, "sleepers-saved", { shopId: shop.shopId, customerId: customer.customer_id, correlationId });
    return saved;
  },
});
