import type { Wish } from "./wishlist-change.ts";
import { useChangeWishlist } from "./use-change-wishlist.ts";
import { useWishlistMessages } from "./use-wishlist-messages.ts";

/** Puts wishes back that were taken off, and says so when one cannot be. */
export function useRestoreWishes() {
  const { add } = useChangeWishlist();
  const messages = useWishlistMessages();
  const restore = async (wishes: readonly Wish[]): Promise<void> => {
    for (const [index, wish] of wishes.entries()) {
      const result = await add(wish);
      if ("items" in result) continue;
      if (result.refused === "unknown") {
        messages.unknown();
        continue;
      }
      if (result.refused === "full") messages.limitReached(result.limit);
      else messages.changeFailed(() => void restore(wishes.slice(index)));
      return;
    }
  };
  return restore;
}
