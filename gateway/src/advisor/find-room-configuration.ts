import type { GatewayContext } from "#gateway/context.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireConfiguration } from "#gateway/sources/rpc/wire-configuration.ts";

/** A furnished room, for whoever knows its id; null for one that does not exist. */
export async function findRoomConfiguration(context: GatewayContext, id: string): Promise<WireConfiguration | null> {
  // the caller decides what may be done with it
  context.call.personal = true;
  if (!isConfigurationId(id)) return null;
  try {
    return await context.sources.rpc.configurations.get(id, context.visitor.configurationsKey);
  } catch (error) {
    if (rpcProblemOf(error)?.status === 404) return null;
    throw error;
  }
}

/** Whether it could be an id of a configuration. */
export function isConfigurationId(id: string): boolean {
  return /^[\w-]{22}$/.test(id);
}
