import { sql } from "kysely";

import * as z from "zod/mini";

import { ownerOf, visitorKey } from "#upstreams/rpc/configurations/configuration-owner.ts";
import { configurationNotFound } from "#upstreams/rpc/configurations/read-configurations.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Forgets a furnished room, and its link with it; 404 for one that is not the caller's, 401 for nobody. */
export const deleteConfiguration = procedure({
  payload: z.object({ id: z.string().check(z.maxLength(80)), visitorKey }),
  run: async (call, { id, visitorKey: key }) => {
    const { customerId, visitorKey: visitor } = await ownerOf(call, key);
    const { rows: deleted } = await sql`
      delete from room_configuration
      where configuration_id = ${id} and shop_id = ${call.shop.shopId}
        and (customer_id = ${customerId}::bigint or visitor_key = ${visitor}::text)
      returning configuration_id`.execute(call.services.db);
    if (deleted.length === 0) throw configurationNotFound();
  },
});
