import * as z from "zod/mini";

import { ownerOf, visitorKey } from "#upstreams/rpc/configurations/configuration-owner.ts";
import { readConfigurations } from "#upstreams/rpc/configurations/read-configurations.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import type { WireConfigurations } from "#upstreams/rpc/wire-configuration.ts";

/** The rooms that the session's customer furnished, else the visitor's; 401 for who is neither. */
export const getConfigurations = procedure({
  payload: z.object({ visitorKey }),
  run: async (call, payload): Promise<WireConfigurations> => {
    const owner = await ownerOf(call, payload.visitorKey);
    return { configurations: await readConfigurations(call.services.db, call.shop.shopId, owner) };
  },
});
