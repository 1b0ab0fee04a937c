import { createObservable } from "#app/ui/browser/observable.ts";

export type OverlayKind = "dialog" | "drawer" | "flyout" | "popover" | "tooltip";

interface OverlayState {
  /** Tracked overlays in the order they were opened. */
  readonly opened: readonly string[];
  /** Popovers and tooltips: they have a flag but are not part of the set. */
  readonly untracked: readonly string[];
}

export interface OverlaySet {
  readonly state: () => OverlayState;
  /** The overlay that was opened earliest and is still open. */
  readonly first: () => string | undefined;
  readonly isOpen: (id: string) => boolean;
  readonly open: (id: string, kind?: OverlayKind) => void;
  readonly close: (id: string) => void;
  /** Resets every flag, the untracked ones too. */
  readonly closeAll: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const noOverlays: OverlayState = { opened: [], untracked: [] };

/** Which overlays are open (docs/rules.md#overlays-and-messages): opening adds, closing removes, popovers and tooltips stay out of the set. */
export function createOverlaySet(): OverlaySet {
  const overlays = createObservable(noOverlays);
  const isOpen = (id: string) => overlays.get().opened.includes(id) || overlays.get().untracked.includes(id);
  return {
    state: overlays.get,
    first: () => overlays.get().opened[0],
    isOpen,
    open(id, kind = "dialog") {
      if (isOpen(id)) return;
      const { opened, untracked } = overlays.get();
      const isUntracked = kind === "popover" || kind === "tooltip";
      overlays.set(isUntracked ? { opened, untracked: [...untracked, id] } : { opened: [...opened, id], untracked });
    },
    close(id) {
      if (!isOpen(id)) return;
      const { opened, untracked } = overlays.get();
      overlays.set({
        opened: opened.filter((other) => other !== id),
        untracked: untracked.filter((other) => other !== id),
      });
    },
    closeAll: () => overlays.set(noOverlays),
    subscribe: overlays.subscribe,
  };
}
