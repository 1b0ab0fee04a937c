interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Placement {
  /** Px from the window's left edge. */
  readonly left: number;
  /** Px from the window's top edge. */
  readonly top: number;
  readonly side: "above" | "below";
}

interface Wishes {
  readonly side: "above" | "below";
  readonly align: "start" | "center" | "end";
  /** Px between anchor and box. */
  readonly gap: number;
}

/** Least px between the box and the window's edges. */
const margin = 8;

/** Where a box of `size` goes beside its anchor: on the wished side unless only the other has room, never outside the window. */
export function placeBeside(
  anchor: Box,
  size: Pick<Box, "width" | "height">,
  window: Pick<Box, "width" | "height">,
  wishes: Wishes,
): Placement {
  const above = anchor.top - wishes.gap - size.height;
  const below = anchor.top + anchor.height + wishes.gap;
  const fitsAbove = above >= margin;
  const fitsBelow = below + size.height <= window.height - margin;
  const side =
    wishes.side === "above"
      ? fitsAbove || !fitsBelow
        ? "above"
        : "below"
      : fitsBelow || !fitsAbove
        ? "below"
        : "above";
  const slack = anchor.width - size.width;
  const wished = anchor.left + { start: 0, center: slack / 2, end: slack }[wishes.align];
  const left = Math.max(margin, Math.min(wished, window.width - size.width - margin));
  return { left, top: side === "above" ? above : below, side };
}
