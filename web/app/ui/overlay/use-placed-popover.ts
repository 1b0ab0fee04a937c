import { useCallback, type RefCallback, type RefObject } from "react";
import { placeBeside } from "./place-beside.ts";

type Wishes = Parameters<typeof placeBeside>[3];

/**
 * Puts a `popover="manual"` element, rendered only while open, into the top layer beside its anchor and keeps it there.
 * @returns the ref of the element
 */
export function usePlacedPopover<Box extends HTMLElement>(
  anchor: RefObject<HTMLElement | null>,
  { side, align, gap }: Wishes,
): RefCallback<Box> {
  return useCallback(
    (box) => {
      if (!box) return undefined;
      box.showPopover?.();
      const place = () => {
        if (!anchor.current) return;
        const size = { width: box.offsetWidth, height: box.offsetHeight };
        const visible = { width: document.documentElement.clientWidth, height: window.innerHeight };
        const { left, top } = placeBeside(anchor.current.getBoundingClientRect(), size, visible, { side, align, gap });
        box.style.left = `${left}px`;
        box.style.top = `${top}px`;
      };
      place();
      window.addEventListener("scroll", place, { passive: true });
      window.addEventListener("resize", place);
      return () => {
        window.removeEventListener("scroll", place);
        window.removeEventListener("resize", place);
      };
    },
    [anchor, side, align, gap],
  );
}
