import { lazy, Suspense, useCallback, useRef, useState } from "react";
import type { GiftWish } from "./gift-wish.ts";

const GiftDialog = lazy(async () => ({ default: (await import("./gift-dialog.tsx")).GiftDialog }));

/** Opens the gift chooser, whose code comes with the first gift. `region` takes the focus when the button that opened it is gone. */
export function useGiftDialog() {
  const region = useRef<HTMLDivElement>(null);
  const [wish, chooseGift] = useState<GiftWish>();
  const onClosed = useCallback(() => {
    chooseGift(undefined);
    setTimeout(() => {
      if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
    });
  }, []);
  const dialog = wish && (
    <Suspense>
      <GiftDialog wish={wish} onClosed={onClosed} />
    </Suspense>
  );
  return { region, chooseGift, dialog };
}
