import * as z from "zod/mini";

import { readProgress } from "#upstreams/rpc/orders/order-progress.ts";
import { readOrderToken } from "#upstreams/rpc/orders/order-token.ts";
import { toWireOrder } from "#upstreams/rpc/orders/order-wire.ts";
import { readOrder } from "#upstreams/rpc/orders/read-order.ts";
import { Problem } from "#upstreams/rpc/problem.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** The order a success token shows, without a session; 400 for a foreign token, 410 after three minutes. */
export const getOrderBySuccessToken = procedure({
  payload: z.object({ token: z.string().check(z.maxLength(300)) }),
  run: async ({ services, shop }, { token }) => {
    const order = await readOrder(services.db, {
      orderId: readOrderToken("success", token, services.secret, services.now()),
    });
    if (!order || order.shopId !== shop.shopId)
      throw new Problem(400, "token-invalid", "The token is not one of this shop");
    const progress = await readProgress(services.db, [order.orderId]);
    return toWireOrder(order, progress(order.orderId), services.now());
  },
});
