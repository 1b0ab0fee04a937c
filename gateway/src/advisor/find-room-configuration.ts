import type { VariantDetail } from "@scayle/storefront-api";
import type { GatewayContext } from "#gateway/context.ts";
import { once } from "#gateway/once.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireConfiguration } from "#gateway/sources/rpc/wire-configuration.ts";

/** A furnished room, with the variants in it that the shop still has. */
export interface FurnishedRoom {
  readonly configuration: WireConfiguration;
  /** By number; asked for once, and only when a document selects what they tell. */
  readonly variants: () => Promise<ReadonlyMap<number, VariantDetail>>;
}

/** Makes a configuration what the graph shows of it. */
export function furnishedRoom(configuration: WireConfiguration, context: GatewayContext): FurnishedRoom {
  const ids = [...new Set(configuration.products.map(({ variantId }) => variantId))];
  const load = async () => (ids.length === 0 ? [] : context.sources.commerce.products.variantsByIds(ids));
  return { configuration, variants: once(async () => new Map((await load()).map((variant) => [variant.id, variant]))) };
}

/** A furnished room, for whoever knows its id; null for one that does not exist. */
export async function findRoomConfiguration(context: GatewayContext, id: string): Promise<FurnishedRoom | null> {
  // who asks decides what may be done with it
  context.call.personal = true;
  if (!isConfigurationId(id)) return null;
  try {
    return furnishedRoom(await context.sources.rpc.configurations.get(id, context.visitor.configurationsKey), context);
  } catch (error) {
    if (rpcProblemOf(error)?.status === 404) return null;
    throw error;
  }
}

/** Whether it could be an id of a configuration. */
export function isConfigurationId(id: string): boolean {
  return /^[\w-]{22}$/.test(id);
}
