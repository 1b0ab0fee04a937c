import type { MergedBelongings } from "./merge-record.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { claimConfigurations } from "../configurations/claim-configurations.ts";
import type { Services } from "../services.ts";
import { mergeBaskets } from "./merge-baskets.ts";
import { mergeWishlists } from "./merge-wishlists.ts";
import { findRecentMerge, keepMerge } from "./merge-record.ts";

/** Where what the visitor collected is, as the gateway derives it from the visitor's token. */
export interface GuestKeys {
  basketKey?: string | undefined;
  wishlistKey?: string | undefined;
  /** Of furnished rooms. */
  configurationsKey?: string | undefined;
}

export interface Merging {
  services: Pick<Services, "promotions" | "now">;
  shop: ShopLocale;
  customerId: string;
  guestKeys: GuestKeys | undefined;
}

const nothing: MergedBelongings = {
  basketItems: 0,
  wishlistItems: 0,
  basketItemsLeft: 0,
  wishlistItemsLeft: 0,
  undoKey: null,
};

/**
 * Merges the visitor's basket and wishlist into the customer's (docs/rules.md#signing-in-and-out), as a part of the transaction that begins the session: all of it or
 * nothing. Quantities of the same line add up, a wish that is there stays one, sold-out lines stay lines, gifts and promotions are settled anew, and
 * baskets of which one has an open payment stay apart (see `releaseBeforeMerge`). The same sign-in again finds nothing to merge and returns, for a minute and unless the customer has signed out since, what came of the first.
 * Keys that belong to a customer are as good as unknown. Furnished rooms only change hands, which nobody undoes: none is mixed with another.
 */
export async function mergeGuestBelongings(trx: Transaction<Tables>, merging: Merging): Promise<MergedBelongings> {
  const { services, shop, customerId } = merging;
  await claimConfigurations(trx, { shopId: shop.shopId, customerId, visitorKey: merging.guestKeys?.configurationsKey });
  const keys = await usableKeys(trx, merging);
  if (!keys) return nothing;
  const now = services.now();
  const basket = keys.guestBasket
    ? await mergeBaskets(trx, {
        promotions: services.promotions,
        shop,
        now,
        customerId,
        into: keys.basket,
        from: keys.guestBasket,
      })
    : null;
  const wishlist = keys.guestWishlist
    ? await mergeWishlists(trx, { shop, now, into: keys.wishlist, from: keys.guestWishlist })
    : null;
  const counts = {
    basketItems: basket?.moved ?? 0,
    wishlistItems: wishlist?.moved ?? 0,
    basketItemsLeft: basket?.left ?? 0,
    wishlistItemsLeft: wishlist?.left ?? 0,
  };
  const guest = { customerId, basketKey: keys.guestBasket ?? null, wishlistKey: keys.guestWishlist ?? null };
  if (!basket?.before && !wishlist?.before) {
    const recent = await findRecentMerge(trx, guest, now);
    const isSame =
      recent?.basketItemsLeft === counts.basketItemsLeft && recent.wishlistItemsLeft === counts.wishlistItemsLeft;
    return isSame ? recent : { ...counts, undoKey: null };
  }
  const undoKey = await keepMerge(
    trx,
    guest,
    { counts, basket: basket?.before ?? null, wishlist: wishlist?.before ?? null },
    now,
  );
  return { ...counts, undoKey };
}

interface UsableKeys {
  basket: string;
  wishlist: string;
  guestBasket: string | undefined;
  guestWishlist: string | undefined;
}

async function usableKeys(
  trx: Transaction<Tables>,
  { customerId, guestKeys = {} }: Merging,
): Promise<UsableKeys | undefined> {
  const { basketKey, wishlistKey } = guestKeys;
  if (basketKey === undefined && wishlistKey === undefined) return undefined;
  const { rows } = await sql<{ basket: string; wishlist: string; owns_basket: boolean; owns_wishlist: boolean }>`
    select basket_key as basket, wishlist_key as wishlist,
      exists (select from customer where basket_key = ${basketKey ?? null}) as owns_basket,
      exists (select from customer where wishlist_key = ${wishlistKey ?? null}) as owns_wishlist
    from customer where customer_id = ${customerId} and not is_guest`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  return {
    basket: row.basket,
    wishlist: row.wishlist,
    guestBasket: row.owns_basket ? undefined : basketKey,
    guestWishlist: row.owns_wishlist ? undefined : wishlistKey,
  };
}
