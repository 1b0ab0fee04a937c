import { useState } from "react";
import { useChangeWishlist } from "#app/wishlist/use-change-wishlist.ts";
import { useWishlist } from "#app/wishlist/use-wishlist.ts";
import { useWishlistMessages } from "#app/wishlist/use-wishlist-messages.ts";
import { useBasketMessages } from "./use-basket-messages.ts";
import { useRemoveFromBasket } from "./use-remove-from-basket.ts";
import { useRestoreItems } from "./use-restore-items.ts";

interface Item {
  readonly key: string;
  readonly variantId: number;
  readonly productName: string;
}

/** Moves an item to the wishlist: first there, then out of the basket, so that it is never nowhere. Undoing moves it back. */
export function useMoveToWishlist({ key, variantId, productName }: Item) {
  const [busy, setBusy] = useState(false);
  const wished = useWishlist();
  const wishlist = useChangeWishlist();
  const wishMessages = useWishlistMessages();
  const messages = useBasketMessages();
  const { take } = useRemoveFromBasket({ key, productName });
  const restore = useRestoreItems();

  /** Says whether the item has left the basket. */
  const move = async (): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const known = new Set(wished?.items.map((item) => item.key));
    const result = await wishlist.add({ variantId });
    const removal = "items" in result ? await take() : undefined;
    setBusy(false);
    if ("refused" in result) {
      if (result.refused === "full") wishMessages.limitReached(result.limit);
      else if (result.refused === "unknown") wishMessages.unknown();
      else wishMessages.changeFailed(() => void move());
      return false;
    }
    if (!removal) return false;
    const wish = result.items.find((item) => !known.has(item.key));
    messages.moved(productName, () => {
      void restore(removal.lost);
      if (wish) void wishlist.remove(wish.key);
    });
    return true;
  };
  return { move, busy };
}
