import { lazy, Suspense, useCallback, useRef, useState } from "react";
import type { GiftWish } from "./gift-wish.ts";

const GiftDialog = lazy(async () => ({ default: (await import("./gift-dialog.tsx")).GiftDialog }));

/** Opens the gift chooser, whose code comes with the first gift; called in a transition, which lasts until it is open. `region` takes the focus when the button that opened it is gone. */
export function useGiftDialog() {
  const region = useRef<HTMLDivElement>(null);
  const [wish, chooseGift] = useState<GiftWish>();
  const onClosed = useCallback(() => {
    chooseGift(undefined);
    setTimeout(() => {
      if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
    });
  }, []);
  // the boundary stands there beforehand: a transition waits for what comes into it
  const dialog = <Suspense>{wish && <GiftDialog wish={wish} onClosed={onClosed} />}</Suspense>;
  return { region, chooseGift, dialog };
}
