import { useApolloClient } from "@apollo/client/react";
import { use, useState } from "react";
import type { WishlistEntry } from "#app/wishlist/wish.ts";
import { useChangeWishlist } from "#app/wishlist/use-change-wishlist.ts";
import { useWishlist } from "#app/wishlist/use-wishlist.ts";
import { useWishlistMessages } from "#app/wishlist/use-wishlist-messages.ts";
import { BasketContext } from "#app/basket/basket-context.ts";
import { cachedBasket } from "#app/basket/sync/cached-basket.ts";
import { linesOfSet } from "./lines-of-set.ts";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";
import { useRemoveFromBasket } from "./use-remove-from-basket.ts";
import { useRestoreItems } from "./use-restore-items.ts";

interface Item {
  readonly key: string;
  readonly variantId: number;
  readonly productName: string;
}

/**
 * Moves an item, a main item with all of its set, to the wishlist: first there, then out of the basket, so that nothing is ever nowhere. What does
 * not fit as a whole stays in the basket as a whole. Undoing moves it back.
 */
export function useMoveToWishlist({ key, variantId, productName }: Item) {
  const client = useApolloClient();
  const { basket } = use(BasketContext);
  const [busy, setBusy] = useState(false);
  const wished = useWishlist();
  const wishlist = useChangeWishlist();
  const wishMessages = useWishlistMessages();
  const messages = useBasketMessages();
  const { take } = useRemoveFromBasket({ key, productName });
  const restore = useRestoreItems();

  const unwish = async (wishes: readonly WishlistEntry[]): Promise<void> => {
    for (const wish of wishes) await wishlist.remove(wish.key);
  };
  /** Wishes for all of them or none; says which wishes are new, undefined when it was refused, which the shopper has been told. */
  const wishForAll = async (variantIds: readonly number[]): Promise<readonly WishlistEntry[] | undefined> => {
    const known = new Set(wished?.items.map((item) => item.key));
    let fresh: readonly WishlistEntry[] = [];
    for (const each of variantIds) {
      const outcome = await wishlist.add({ variantId: each });
      if (outcome.status !== "done") {
        wishMessages.notAdded(outcome, () => void move());
        await unwish(fresh);
        return undefined;
      }
      fresh = outcome.payload.wishlist.items.filter(
        (item) => !known.has(item.key) && item.variant && variantIds.includes(item.variant.variantId),
      );
    }
    return fresh;
  };
  /** Says whether the item has left the basket. */
  const move = async (): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const members = linesOfSet(cachedBasket(client, basket), key).filter(
      (line) => line.key !== key && line.status !== "DELETED",
    );
    const fresh = await wishForAll([variantId, ...members.map((line) => line.variant.variantId)]);
    const removal = fresh && (await take());
    setBusy(false);
    if (!removal) return false;
    const undo = (): void => {
      void restore(removal.lost);
      void unwish(fresh);
    };
    messages.moved(productName, members.length, undo);
    return true;
  };
  return { move, busy };
}
