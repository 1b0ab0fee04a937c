import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request-loader.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireCheckout } from "#gateway/sources/rpc/wire-checkout.ts";

interface CheckoutKey {
  readonly basketKey: string;
  /** Any text that differs after a write, so that a later field of the operation asks again. */
  readonly version: string;
}

const byKey = requestLoader<CheckoutKey, WireCheckout | null>(
  (keys, context) => Promise.all(keys.map(({ basketKey }) => context.sources.rpc.getCheckout(basketKey).catch(nullWithoutBasket))),
  { cacheKeyFn: ({ basketKey, version }) => `${basketKey};${version}` as never },
);

/** The checkout of the visitor's basket, asked once per version of the basket; null when there is no basket yet. */
export async function loadCheckout(context: GatewayContext, version: number | "now" = "now"): Promise<WireCheckout | null> {
  const { basketKey } = context.visitor;
  return basketKey === undefined ? null : byKey(context).load({ basketKey, version: String(version) });
}

function nullWithoutBasket(error: unknown): null {
  if (rpcProblemOf(error)?.status === 404) return null;
  throw error;
}
