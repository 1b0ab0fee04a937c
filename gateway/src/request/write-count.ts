import type { GatewayContext } from "#gateway/context.ts";

const counts = new WeakMap<GatewayContext, number>();

/** How many writes an operation has made; part of the key of everything loaded that a write can change. */
export function writesSoFar(context: GatewayContext): number {
  return counts.get(context) ?? 0;
}

/** Makes the rest of the operation load again what a write can have changed. */
export function noteWrite(context: GatewayContext): void {
  counts.set(context, writesSoFar(context) + 1);
}
