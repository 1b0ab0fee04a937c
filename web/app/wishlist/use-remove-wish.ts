import { useApolloClient } from "@apollo/client/react";
import { restoreWishes } from "./restore-wishes.ts";
import { useChangeWishlist } from "./use-change-wishlist.ts";
import { useWishlistMessages } from "./use-wishlist-messages.ts";
import type { Wish } from "./wish.ts";

export interface RemovableWish {
  readonly itemKey: string;
  readonly productName: string;
  /** What is put back when the removal is undone. */
  readonly wish: Wish;
}

/** Takes a wish off the list and offers to put it back. */
export function useRemoveWish({ itemKey, productName, wish }: RemovableWish) {
  const client = useApolloClient();
  const { remove } = useChangeWishlist();
  const messages = useWishlistMessages();
  const press = async () => {
    const outcome = await remove(itemKey);
    if (outcome.status === "done") messages.removed(productName, () => void restoreWishes(client, messages, [wish]));
    else if (outcome.status === "refused" && outcome.error.__typename === "ItemNotFound")
      messages.refused(outcome.error);
    else messages.changeFailed(() => void press());
  };
  return press;
}
