import { useApolloClient } from "@apollo/client/react";
import { useLayoutEffect, useRef, useState } from "react";
import { useWishlist } from "./use-wishlist.ts";
import { useWishlistMessages } from "./use-wishlist-messages.ts";
import { isWishFor, type WishedProduct, type WishlistEntry } from "./wish.ts";

type Items = readonly WishlistEntry[];

interface Answered {
  readonly items: Items;
  /** What the page showed when the answer had come. */
  readonly before: Items | undefined;
}

/**
 * Puts a product on the wishlist, or takes it off when it is there (docs/rules.md#wishlist): with a variant this one, wished for itself or as the product;
 * without one every wish for the product, which can be undone when there was more than one. What was pressed shows at once; presses during a request
 * are settled after it, and the last one wins. The code that changes the wishlist comes with the first press.
 */
export function useWishToggle(product: WishedProduct & { readonly productName: string }) {
  const client = useApolloClient();
  const messages = useWishlistMessages();
  const [shown, setShown] = useState<boolean>();
  const wanted = useRef<boolean>(undefined);
  const known: Items | undefined = useWishlist()?.items;
  // The page learns of an answer a moment after it has come: what stood there before it is old.
  const [answered, setAnswered] = useState<Answered>();
  const items = answered && answered.before === known ? answered.items : known;
  const isWished = shown ?? items?.some((item) => isWishFor(item, product)) ?? false;
  // A press right after an answer comes before the page is rendered with it.
  const latest = useRef<Items>([]);
  const rendered = useRef<Items>(undefined);
  useLayoutEffect(() => {
    latest.current = known ?? [];
    rendered.current = known;
  }, [known]);

  const change = async (before: Items, isWanted: boolean): Promise<Items | undefined> => {
    const retry = () => press(isWanted);
    const loaded = await import("./change-wish.ts").catch(() => undefined);
    if (!loaded) messages.changeFailed(retry);
    const onAnswer = (now: Items) => {
      latest.current = now;
    };
    return await loaded?.changeWish({ client, product, isWanted, messages, retry, onAnswer }, before);
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
