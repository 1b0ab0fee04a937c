import type { ApolloClient } from "@apollo/client";
import { addToWishlist } from "./add-to-wishlist.ts";
import type { WishlistMessages } from "./use-wishlist-messages.ts";
import type { Wish } from "./wish.ts";

/** Puts wishes back that were taken off, and says so when one cannot be. */
export async function restoreWishes(
  client: ApolloClient,
  messages: WishlistMessages,
  wishes: readonly Wish[],
): Promise<void> {
  for (const [index, wish] of wishes.entries()) {
    const outcome = await addToWishlist(client, wish);
    if (outcome.status === "done") continue;
    messages.notAdded(outcome, () => void restoreWishes(client, messages, wishes.slice(index)));
    // the others may still be there to wish for
    if (outcome.status !== "refused" || outcome.error.__typename !== "WishUnknown") return;
  }
}
