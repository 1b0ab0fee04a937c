import type { Wish } from "./wish.ts";
import { useChangeWishlist } from "./use-change-wishlist.ts";
import { useWishlistMessages } from "./use-wishlist-messages.ts";

/** Puts wishes back that were taken off, and says so when one cannot be. */
export function useRestoreWishes() {
  const { add } = useChangeWishlist();
  const messages = useWishlistMessages();
  const restore = async (wishes: readonly Wish[]): Promise<void> => {
    for (const [index, wish] of wishes.entries()) {
      const outcome = await add(wish);
      if (outcome.status === "done") continue;
      messages.notAdded(outcome, () => void restore(wishes.slice(index)));
      // the others may still be there to wish for
      if (outcome.status !== "refused" || outcome.error.__typename !== "WishUnknown") return;
    }
  };
  return restore;
}
