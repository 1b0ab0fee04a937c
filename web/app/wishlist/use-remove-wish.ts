import type { Wish } from "./wish.ts";
import { useChangeWishlist } from "./use-change-wishlist.ts";
import { useRestoreWishes } from "./use-restore-wishes.ts";
import { useWishlistMessages } from "./use-wishlist-messages.ts";

export interface RemovableWish {
  readonly itemKey: string;
  readonly productName: string;
  /** What is put back when the removal is undone. */
  readonly wish: Wish;
}

/** Takes a wish off the list and offers to put it back. */
export function useRemoveWish({ itemKey, productName, wish }: RemovableWish) {
  const { remove } = useChangeWishlist();
  const messages = useWishlistMessages();
  const restore = useRestoreWishes();
  const press = async () => {
    const outcome = await remove(itemKey);
    if (outcome.status === "done") messages.removed(productName, () => void restore([wish]));
    else if (outcome.status === "refused" && outcome.error.__typename === "ItemNotFound")
      messages.refused(outcome.error);
    else messages.changeFailed(() => void press());
  };
  return press;
}
