import * as z from "zod/mini";

import { callerOf, visitorKey } from "#upstreams/rpc/configurations/configuration-owner.ts";
import { readConfiguration } from "#upstreams/rpc/configurations/read-configurations.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** One furnished room, for whoever knows its id; 404 for one that does not exist. */
export const getConfiguration = procedure({
  payload: z.object({ id: z.string().check(z.maxLength(80)), visitorKey }),
  run: async (call, { id, visitorKey: key }) =>
    readConfiguration(call.services.db, call.shop.shopId, { id, caller: await callerOf(call, key) }),
});
