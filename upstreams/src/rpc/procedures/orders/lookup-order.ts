import { orderLookUpSchema } from "@warmeland/schema/rules/order-look-up.ts";

import { orderNotFound } from "#upstreams/rpc/orders/find-order.ts";
import { signOrderToken } from "#upstreams/rpc/orders/order-token.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import type { WireOrderLookup } from "#upstreams/rpc/wire-after-order.ts";

/**
 * Lets somebody without an account see an order: number and e-mail address bring a token for two hours. A wrong number and a wrong address
 * get the same 404, and are counted for the visitor (docs/rules.md#failure-limits); a number that ten addresses guess at is closed for a while.
 */
export const lookupOrder = procedure({
  payload: orderLookUpSchema,
  run: async (call, { orderNumber, email }): Promise<WireOrderLookup> => {
    const { services, shop, clientAddress } = call;
    const tried = { visitor: await call.visitor(), sought: orderNumber, clientAddress };
    return services.limits.counted("lookupOrder", tried, async () => {
      const order = await services.db
        .selectFrom("shop_order")
        .select(["order_id", "email"])
        .where("order_number", "=", orderNumber)
        .where("shop_id", "=", shop.shopId)
        .executeTakeFirst();
      if (order?.email.toLowerCase() !== email) throw orderNotFound();
      const { token, expiresAt } = signOrderToken("lookup", order.order_id, services.secret, services.now());
      return { token, expiresAt: expiresAt.toISOString() };
    });
  },
});
