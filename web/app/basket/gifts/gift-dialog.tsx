import { use, useEffect } from "react";
import { GiftChooser } from "#app/promotions/gift-chooser.tsx";
import { useUi } from "#app/ui/ui-context.ts";
import type { GiftWish } from "./gift-wish.ts";
import { useGift } from "./use-gift.ts";

interface GiftDialogProps {
  readonly wish: GiftWish;
  /** What the dialog waits for before it opens. */
  readonly loaded: Promise<unknown>;
  readonly onClosed: () => void;
}

const overlayId = "gift-chooser";

/** The dialog in which a gift is chosen, changed or declined; it stays only as long as it is open. */
export function GiftDialog({ wish, loaded, onClosed }: GiftDialogProps) {
  use(loaded);
  const { overlays } = useUi();
  const gift = useGift(wish);
  useEffect(() => {
    overlays.open(overlayId, "dialog");
    return overlays.subscribe(() => {
      if (!overlays.isOpen(overlayId)) onClosed();
    });
  }, [overlays, onClosed]);
  const closing = (work: () => ReturnType<typeof gift.decline>) => async () => {
    const problem = await work();
    if (problem === undefined) overlays.close(overlayId);
    return problem;
  };
  return (
    <GiftChooser
      overlayId={overlayId}
      promotionKey={wish.promotionKey}
      chosenVariantId={wish.replaces?.variantId}
      onTake={(variantId) => closing(() => gift.take(variantId))()}
      onDecline={closing(gift.decline)}
    />
  );
}
