import type { ApolloClient } from "@apollo/client";
import { addToWishlist } from "./add-to-wishlist.ts";
import { removeFromWishlist } from "./remove-from-wishlist.ts";
import { restoreWishes } from "./restore-wishes.ts";
import type { WishlistMessages } from "./use-wishlist-messages.ts";
import { isWishFor, type Wish, type WishedProduct, type WishlistEntry } from "./wish.ts";

interface Change {
  readonly client: ApolloClient;
  readonly product: WishedProduct & { readonly productName: string };
  readonly isWanted: boolean;
  readonly messages: WishlistMessages;
  readonly retry: () => void;
  /** Called with the list of every answer. */
  readonly onAnswer: (items: readonly WishlistEntry[]) => void;
}

/**
 * Puts a product on the wishlist, or takes it off, and says what did not work.
 * @param before what the wishlist holds
 * @returns what it holds then; undefined when it could not be changed
 */
export async function changeWish(
  change: Change,
  before: readonly WishlistEntry[],
  takenOff: readonly Wish[] = [],
): Promise<readonly WishlistEntry[] | undefined> {
  const { client, product, isWanted, messages, retry, onAnswer } = change;
  const { productId, productName, variantId } = product;
  const own = before.find((item) => isWishFor(item, product));
  if (isWanted === (own !== undefined)) {
    if (takenOff.length > 1)
      messages.removedAll(productName, takenOff.length, () => void restoreWishes(client, messages, takenOff));
    return before;
  }
  if (!own) {
    const outcome = await addToWishlist(client, variantId === undefined ? { productId } : { variantId });
    if (outcome.status !== "done") {
      messages.notAdded(outcome, retry);
      return undefined;
    }
    onAnswer(outcome.payload.wishlist.items);
    return outcome.payload.wishlist.items;
  }
  const outcome = await removeFromWishlist(client, own.key);
  if (outcome.status === "done") {
    const { items } = outcome.payload.wishlist;
    onAnswer(items);
    // a product can be there several times, as such and as variants
    return changeWish(change, items, [...takenOff, wishOf(own)]);
  }
  const isGone = outcome.status === "refused" && outcome.error.__typename === "ItemNotFound";
  if (!isGone) messages.changeFailed(retry);
  return undefined;
}

function wishOf({ product, variant }: WishlistEntry): Wish {
  return variant ? { variantId: variant.variantId } : { productId: product.id };
}
