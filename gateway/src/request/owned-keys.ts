import type { GraphQLResolveInfo } from "graphql";
import type { GatewayContext } from "#gateway/context.ts";
import { loadViewer } from "#gateway/viewer.ts";

/**
 * Keys of the basket and wishlist of a request. Those of a customer belong to the account and are found by the active session only; those of everybody
 * else, guests included, belong to the visitor's token. No client ever names a key.
 */
async function customerKeys(
  context: GatewayContext,
  info?: GraphQLResolveInfo,
): Promise<{ basketKey: string; wishlistKey: string } | undefined> {
  const viewer = await loadViewer(context, info);
  if (!viewer?.basketKey || !viewer.wishlistKey) return undefined;
  return { basketKey: viewer.basketKey, wishlistKey: viewer.wishlistKey };
}

/** Key of the basket of the requester; undefined for a visitor who never wrote. `info` is as `loadViewer` takes it. */
export async function basketKeyOf(context: GatewayContext, info?: GraphQLResolveInfo): Promise<string | undefined> {
  return (await customerKeys(context, info))?.basketKey ?? context.visitor.basketKey;
}

/** Key of the basket of whoever changes it, whose cookie lives on; undefined for a visitor who never wrote. */
export async function basketKeyToChange(context: GatewayContext): Promise<string | undefined> {
  const customers = (await customerKeys(context))?.basketKey;
  if (customers === undefined) context.visitor.renew();
  return customers ?? context.visitor.basketKey;
}

/** Key of the basket of the requester, minting the visitor first when needed: for writes only. */
export async function ensureBasketKey(context: GatewayContext): Promise<string> {
  return (await customerKeys(context))?.basketKey ?? context.visitor.ensureBasketKey();
}

/** Key of the wishlist of the requester; undefined for a visitor who never wrote. */
export async function wishlistKeyOf(context: GatewayContext): Promise<string | undefined> {
  return (await customerKeys(context))?.wishlistKey ?? context.visitor.wishlistKey;
}

/** Key of the wishlist of whoever changes it, whose cookie lives on; undefined for a visitor who never wrote. */
export async function wishlistKeyToChange(context: GatewayContext): Promise<string | undefined> {
  const customers = (await customerKeys(context))?.wishlistKey;
  if (customers === undefined) context.visitor.renew();
  return customers ?? context.visitor.wishlistKey;
}

/** Key of the wishlist of the requester, minting the visitor first when needed: for writes only. */
export async function ensureWishlistKey(context: GatewayContext): Promise<string> {
  return (await customerKeys(context))?.wishlistKey ?? context.visitor.ensureWishlistKey();
}
