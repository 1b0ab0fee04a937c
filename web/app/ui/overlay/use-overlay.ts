import { useSyncExternalStore } from "react";
import type { OverlayKind } from "./overlay-set.ts";
import { useUi } from "#app/ui/ui-context.ts";

export interface Overlay {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** One overlay's flag and its two verbs. */
export function useOverlay(id: string, kind: OverlayKind = "dialog"): Overlay {
  const { overlays } = useUi();
  const isOpen = useSyncExternalStore(
    overlays.subscribe,
    () => overlays.isOpen(id),
    () => false,
  );
  return { isOpen, open: () => overlays.open(id, kind), close: () => overlays.close(id) };
}
