import { useApolloClient } from "@apollo/client/react";
import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { GiftChoicesQuery } from "#app/promotions/gift-choices-query.ts";
import type { GiftWish } from "./gift-wish.ts";

const GiftDialog = lazy(async () => ({ default: (await import("./gift-dialog.tsx")).GiftDialog }));

interface Opened {
  readonly wish: GiftWish;
  /** Settles when the gifts are in the cache, or cannot be had. */
  readonly loaded: Promise<unknown>;
}

/** Opens the gift chooser, whose code comes with the first gift; called in a transition, which lasts until it is open. `region` takes the focus when the button that opened it is gone. */
export function useGiftDialog() {
  const client = useApolloClient();
  const region = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const chooseGift = useCallback(
    (wish: GiftWish) => {
      const gifts = { query: GiftChoicesQuery, variables: { key: wish.promotionKey } };
      const loaded = client.query({ ...gifts, fetchPolicy: "network-only" }).catch(() => undefined);
      setOpened({ wish, loaded });
    },
    [client],
  );
  const onClosed = useCallback(() => {
    setOpened(undefined);
    setTimeout(() => {
      if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
    });
  }, []);
  // the boundary stands there beforehand: a transition waits for what comes into it
  const dialog = <Suspense>{opened && <GiftDialog {...opened} onClosed={onClosed} />}</Suspense>;
  return { region, chooseGift, dialog };
}
