import { type RefObject, useEffect } from "react";

interface Leaving {
  readonly onFocusLeaves: () => void;
  readonly onPointerLeaves: () => void;
}

/** Notifies when the focus has gone from an element to another place of the page, and when the mouse has left it. */
export function useLeaving(place: RefObject<HTMLElement | null>, { onFocusLeaves, onPointerLeaves }: Leaving): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) onFocusLeaves();
    };
    const onPointerLeave = ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") onPointerLeaves();
    };
    element.addEventListener("focusout", onFocusOut);
    element.addEventListener("pointerleave", onPointerLeave);
    return () => {
      element.removeEventListener("focusout", onFocusOut);
      element.removeEventListener("pointerleave", onPointerLeave);
    };
  }, [place, onFocusLeaves, onPointerLeaves]);
}
