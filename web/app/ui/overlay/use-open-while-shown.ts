import { useEffect } from "react";
import { useUi } from "#app/ui/ui-context.ts";

/** Opens a dialog that is rendered only while it is wanted, and notifies when it was closed. `onClosed` stays the same function. */
export function useOpenWhileShown(overlayId: string, onClosed: () => void): void {
  const { overlays } = useUi();
  useEffect(() => {
    overlays.open(overlayId, "dialog");
    return overlays.subscribe(() => {
      if (!overlays.isOpen(overlayId)) onClosed();
    });
  }, [overlays, overlayId, onClosed]);
}
