import { useLayoutEffect, useRef, useState } from "react";
import type { Wish, WishlistEntry } from "./wish.ts";
import { useChangeWishlist } from "./use-change-wishlist.ts";
import { useRestoreWishes } from "./use-restore-wishes.ts";
import { useWishlist } from "./use-wishlist.ts";
import { useWishlistMessages } from "./use-wishlist-messages.ts";

interface Toggled {
  readonly productId: string;
  readonly productName: string;
  /** Wished for instead of the product as such, once the shopper has chosen one. */
  readonly variantId?: number | undefined;
}

type Items = readonly WishlistEntry[];

interface Answered {
  readonly items: Items;
  /** What the page showed when the answer had come. */
  readonly before: Items | undefined;
}

/**
 * Puts a product on the wishlist, or takes it off when it is there (docs/rules.md#wishlist): with a variant this one, wished for itself or as the product;
 * without one every wish for the product, which can be undone when there was more than one. What was pressed shows at once; presses during a request
 * are settled after it, and the last one wins.
 */
export function useWishToggle({ productId, productName, variantId }: Toggled) {
  const wishlist = useWishlist();
  const { add, remove } = useChangeWishlist();
  const restore = useRestoreWishes();
  const messages = useWishlistMessages();
  const isMeant = ({ product, variant }: WishlistEntry): boolean =>
    product.id === productId && (variantId === undefined || !variant || variant.variantId === variantId);
  const [shown, setShown] = useState<boolean>();
  const wanted = useRef<boolean>(undefined);
  const known: Items | undefined = wishlist?.items;
  // The page learns of an answer a moment after it has come: what stood there before it is old.
  const [answered, setAnswered] = useState<Answered>();
  const items = answered && answered.before === known ? answered.items : known;
  const isWished = shown ?? items?.some((item) => isMeant(item)) ?? false;
  // A press right after an answer comes before the page is rendered with it.
  const latest = useRef<Items>([]);
  const rendered = useRef<Items>(undefined);
  useLayoutEffect(() => {
    latest.current = known ?? [];
    rendered.current = known;
  }, [known]);

  const change = async (
    before: Items,
    isWanted: boolean,
    takenOff: readonly Wish[] = [],
  ): Promise<Items | undefined> => {
    const own = before.find((item) => isMeant(item));
    if (isWanted === (own !== undefined)) {
      if (takenOff.length > 1) messages.removedAll(productName, takenOff.length, () => void restore(takenOff));
      return before;
    }
    const wish: Wish = variantId === undefined ? { productId } : { variantId };
    const retry = () => press(isWanted);
    if (!own) {
      const outcome = await add(wish);
      if (outcome.status !== "done") {
        messages.notAdded(outcome, retry);
        return undefined;
      }
      latest.current = outcome.payload.wishlist.items;
      return latest.current;
    }
    const outcome = await remove(own.key);
    if (outcome.status === "done") {
      latest.current = outcome.payload.wishlist.items;
      // a product can be there several times, as such and as variants
      return change(latest.current, isWanted, [...takenOff, wishOf(own)]);
    }
    const isGone = outcome.status === "refused" && outcome.error.__typename === "ItemNotFound";
    if (!isGone) messages.changeFailed(retry);
    return undefined;
  };

  const settle = async () => {
    let left: Items | undefined = latest.current;
    for (let target = wanted.current; target !== undefined && left; target = wanted.current) {
      left = await change(left, target);
      if (wanted.current === target) wanted.current = undefined;
    }
    wanted.current = undefined;
    if (latest.current !== rendered.current) setAnswered({ before: rendered.current, items: latest.current });
    setShown(undefined);
  };

  const press = (target: boolean) => {
    const isIdle = wanted.current === undefined;
    wanted.current = target;
    setShown(target);
    if (isIdle) void settle();
  };
  return { isWished, toggle: () => press(!isWished) };
}

function wishOf({ product, variant }: WishlistEntry): Wish {
  return variant ? { variantId: variant.variantId } : { productId: product.id };
}
