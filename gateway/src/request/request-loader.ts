import { createContextCache } from "@pothos/core";
import DataLoader from "dataloader";
import type { GatewayContext } from "#gateway/context.ts";

/**
 * A DataLoader per request, so that nothing loaded for one client can reach another.
 * @param load returns values in the order of the keys; null for what does not exist
 */
export function requestLoader<Key, Value>(
  load: (keys: readonly Key[], context: GatewayContext) => Promise<readonly (Value | Error)[]>,
  options: DataLoader.Options<Key, Value, string>,
): (context: GatewayContext) => DataLoader<Key, Value, string> {
  return createContextCache(
    (context: object) => new DataLoader((keys) => load(keys, context as GatewayContext), options),
  );
}
