import { roomConfigurationSchema } from "@warmeland/schema/rules/room-configuration.ts";
import * as z from "zod/mini";

import { ownerOf, visitorKey } from "#upstreams/rpc/configurations/configuration-owner.ts";
import { readConfiguration } from "#upstreams/rpc/configurations/read-configurations.ts";
import { saveConfiguration as save } from "#upstreams/rpc/configurations/save-configuration.ts";
import { idempotentRequest } from "#upstreams/rpc/orders/idempotency.ts";
import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/**
 * Keeps a furnished room for the session's customer, else for the visitor, or puts another in the place of `id`. Needs the header
 * Idempotency-Key. 400 for a piece that does not exist, 401 for nobody, 404 for a room of somebody else, 409 beyond 100.
 */
export const saveConfiguration = procedure({
  payload: z.intersection(
    roomConfigurationSchema,
    z.object({ id: z.optional(z.string().check(z.maxLength(80))), visitorKey }),
  ),
  run: async (call, { id, room, products, visitorKey: key }) => {
    const configuration = { room, products };
    const { services, shop } = call;
    const owner = await ownerOf(call, key);
    const scope = `saveConfiguration ${shop.shopId} ${owner.customerId ?? owner.visitorKey}`;
    const request = idempotentRequest(scope, call.idempotencyKey, { id, configuration });
    const now = services.now();
    const savedId = await runTransaction(services.db, (trx) =>
      save(trx, { shopId: shop.shopId, owner, id, configuration, request, now }),
    );
    return readConfiguration(services.db, shop.shopId, { id: savedId, caller: owner });
  },
});
