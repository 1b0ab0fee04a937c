import * as z from "zod/mini";

import { ownerOf, visitorKey } from "../configurations/configuration-owner.ts";
import { readConfigurations } from "../configurations/read-configurations.ts";
import { procedure } from "../procedure.ts";
import type { WireConfigurations } from "../wire-configuration.ts";

/** The rooms that the session's customer furnished, else the visitor's; 401 for who is neither. */
export const getConfigurations = procedure({
  payload: z.object({ visitorKey }),
  run: async (call, payload): Promise<WireConfigurations> => {
    const owner = await ownerOf(call, payload.visitorKey);
    return { configurations: await readConfigurations(call.services.db, call.shop.shopId, owner) };
  },
});
