import type { GraphQLResolveInfo } from "graphql";
import { basketKeyOf } from "#gateway/request/owned-keys.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireCheckout } from "#gateway/sources/rpc/wire-checkout.ts";
import { loadViewer } from "#gateway/viewer.ts";
import { writesSoFar } from "#gateway/request/write-count.ts";

interface CheckoutKey {
  readonly basketKey: string;
  readonly writes: number;
}

const byKey = requestLoader<CheckoutKey, WireCheckout | null>(
  (keys, context) =>
    Promise.all(keys.map(({ basketKey }) => context.sources.rpc.getCheckout(basketKey).catch(nullWithoutBasket))),
  { cacheKeyFn: ({ basketKey, writes }) => `${basketKey};${writes}` as never },
);

/** The checkout of the visitor's basket, requested once until the next write; null when there is no basket yet. `info` is as `loadViewer` takes it. */
export async function loadCheckout(context: GatewayContext, info?: GraphQLResolveInfo): Promise<WireCheckout | null> {
  const viewer = await loadViewer(context, info);
  if (viewer?.checkout !== undefined && writesSoFar(context) === 0) return viewer.checkout;
  const basketKey = await basketKeyOf(context);
  return basketKey === undefined ? null : byKey(context).load({ basketKey, writes: writesSoFar(context) });
}

/** Stores the checkout that a write returned, so that it is not requested again. */
export function keepCheckout(context: GatewayContext, basketKey: string, checkout: WireCheckout): void {
  byKey(context).prime({ basketKey, writes: writesSoFar(context) }, checkout);
}

function nullWithoutBasket(error: unknown): null {
  if (rpcProblemOf(error)?.status === 404) return null;
  throw error;
}
