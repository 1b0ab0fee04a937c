import { useEffect, useRef, type FocusEvent, type PointerEvent, type ReactNode } from "react";
import { atLeast } from "#app/ui/browser/breakpoints.ts";
import { useDismissal } from "./use-dismissal.ts";
import { useOverlay } from "./use-overlay.ts";
import { usePlacedPopover } from "./use-placed-popover.ts";

interface HoverPopoverProps {
  readonly overlayId: string;
  /** Names the popover for screen readers. */
  readonly label: string;
  /** A link or button that works without the popover. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

/** Milliseconds of intent before it opens on hover, and of grace before it closes. */
const showDelay = 120;
const hideDelay = 150;
const wishes = { side: "below", align: "end", gap: 4 } as const;

const isDesktop = () => window.matchMedia(atLeast("lg")).matches;
const staysInside = (event: FocusEvent) =>
  event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);

/** On desktop widths, a preview that opens while pointer or focus is on its trigger or in it; never on touch. */
export function HoverPopover({ overlayId, label, trigger, children }: HoverPopoverProps) {
  const { isOpen, open, close } = useOverlay(overlayId, "popover");
  const root = useRef<HTMLDivElement>(null);
  const box = usePlacedPopover<HTMLDivElement>(root, wishes);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useDismissal(isOpen, close);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };

  return (
    <div
      ref={root}
      onPointerEnter={(event: PointerEvent) => event.pointerType === "mouse" && isDesktop() && later(open, showDelay)}
      onPointerLeave={(event: PointerEvent) => event.pointerType === "mouse" && later(close, hideDelay)}
      onFocus={(event) => event.target.matches(":focus-visible") && isDesktop() && later(open, 0)}
      onBlur={(event) => !staysInside(event) && later(close, hideDelay)}
    >
      {trigger}
      {isOpen && (
        <div
          ref={box}
          popover="manual"
          role="region"
          aria-label={label}
          className="ui-popover w-96 rounded-lg border border-line bg-page p-5 text-ink shadow-pop"
        >
          {children}
        </div>
      )}
    </div>
  );
}
