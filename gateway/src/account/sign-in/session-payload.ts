import { BasketRef } from "#gateway/basket/basket.ts";
import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { GuestKeys } from "#gateway/sources/rpc/account-calls.ts";
import type { WireLogin, WireMerged, WireUser } from "#gateway/sources/rpc/wire-user.ts";
import { beginSession } from "#gateway/viewer.ts";
import { loadWishlist } from "#gateway/wishlist/wishlist-loader.ts";
import { WishlistRef } from "#gateway/wishlist/wishlist.ts";
import { noteWrite } from "#gateway/request/write-count.ts";
import { CustomerRef } from "#gateway/account/customer.ts";
import { MergedBelongingsRef } from "./merged-belongings.ts";

/** A session that began with this request; the tokens are null for clients that keep cookies, so that no script can read them. */
export interface BegunSession {
  readonly viewer: WireUser;
  readonly token: string | null;
  readonly visitor: string | null;
  readonly merged: WireMerged | null;
}

/** Makes the payload type of a mutation that opens a session. @param basket what becomes of the visitor's basket */
export function sessionPayload(name: string, description: string, basket: string) {
  return builder.objectRef<BegunSession>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.expose("viewer", { type: CustomerRef, description: "Who is signed in now." }),
      token: t.exposeString("token", {
        nullable: true,
        description:
          "Session token, for clients that sent `x-client` and keep no cookies: send it as `authorization: Bearer …` with what follows. Null for browsers.",
      }),
      visitor: t.exposeString("visitor", {
        nullable: true,
        description: "Token of the visitor who owns the basket, for clients that sent `x-client`; null for browsers.",
      }),
      basket: t.field({
        type: BasketRef,
        description: basket,
        resolve: (_payload, _args, context, info) => loadBasket(context, info),
      }),
      wishlist: t.field({
        type: WishlistRef,
        description: "The wishlist of the customer who is signed in now.",
        resolve: (_payload, _args, context, info) => loadWishlist(context, info),
      }),
      merged: t.expose("merged", {
        type: MergedBelongingsRef,
        nullable: true,
        description:
          "What was merged into the customer's basket and wishlist; null when the visitor had nothing, as for guests. Signing in again within a minute, without signing out, tells of the same merge with the same `undoKey`, since the first response may have been lost.",
      }),
    }),
  });
}

/** Begins the session that the order service opened, in the cookie or in the payload. */
export function begunSession(context: GatewayContext, { token, user, merged: told = null }: WireLogin): BegunSession {
  beginSession(context, token, user);
  noteWrite(context);
  const merged = told && hasMerged(told) ? told : null;
  if (context.usesCookies) return { viewer: user, token: null, visitor: null, merged };
  return { viewer: user, token, visitor: context.visitor.ensure(), merged };
}

/** Whether the visitor had anything, be it that all of it found no room. */
function hasMerged({ basketItems, wishlistItems, basketItemsLeft, wishlistItemsLeft, undoKey }: WireMerged): boolean {
  return undoKey !== null || basketItems + wishlistItems + basketItemsLeft + wishlistItemsLeft > 0;
}

/** Where the visitor collected things before signing in; nothing for one who never wrote. */
export function guestKeysOf({ visitor }: GatewayContext): GuestKeys {
  return {
    basketKey: visitor.basketKey,
    wishlistKey: visitor.wishlistKey,
    configurationsKey: visitor.configurationsKey,
  };
}
