import type { WishlistItem, WishlistResponseData } from "@scayle/storefront-api";
import type { GraphQLResolveInfo } from "graphql";
import { wishlistKeyOf } from "#gateway/request/owned-keys.ts";
import { lineNeeds, needsKey, needsOf, unitedNeeds } from "#gateway/catalog/product/product-needs.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import type { ProductNeeds } from "#gateway/sources/commerce/product-with.ts";
import { writesSoFar } from "#gateway/request/write-count.ts";

/** The wishlist of a visitor who never put anything on it. */
export const emptyWishlist: WishlistResponseData = { key: "", items: [] };

interface WishlistKey {
  readonly wishlistKey: string;
  readonly writes: number;
  readonly needs: ProductNeeds;
}

const byKey = requestLoader<WishlistKey, WishlistResponseData>(
  async (keys, context) => {
    // a request has one visitor, and so one key
    const needs = unitedNeeds(keys.map((key) => key.needs));
    const wishlist = await context.sources.commerce.wishlists.get(keys[0]!.wishlistKey, needs);
    return keys.map(() => wishlist);
  },
  { cacheKeyFn: ({ wishlistKey, writes, needs }) => `${wishlistKey};${writes};${needsKey(needs)}` },
);

/** The wishlist of the requester, empty without a call for a visitor who never wrote. Its products come with what the document selects. */
export async function loadWishlist(context: GatewayContext, info?: GraphQLResolveInfo): Promise<WishlistResponseData> {
  const wishlistKey = await wishlistKeyOf(context);
  if (wishlistKey === undefined) return emptyWishlist;
  return byKey(context).load({
    wishlistKey,
    writes: writesSoFar(context),
    needs: info ? wishNeeds(info) : needsOf("images"),
  });
}

/** When something was put on the wishlist; undefined at a commerce that does not say. */
export function addedAtOf(item: WishlistItem & { readonly addedAt?: string }): Date | undefined {
  return item.addedAt === undefined ? undefined : new Date(item.addedAt);
}

/** What the products of a wishlist selected below `prefix` are requested with. */
export function wishNeeds(info: GraphQLResolveInfo, prefix = ""): ProductNeeds {
  return lineNeeds(info, `${prefix}items.`);
}
