import { useId, useRef, type ReactNode } from "react";
import { atLeast } from "#app/ui/browser/breakpoints.ts";
import { Dialog } from "./dialog.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { infoIcon } from "#app/ui/icon/late-icon-paths.ts";
import { useDismissal } from "./use-dismissal.ts";
import { useMediaQuery } from "#app/ui/browser/use-media-query.ts";
import { useOverlay } from "./use-overlay.ts";
import { usePlacedPopover } from "./use-placed-popover.ts";
import { useTooltip } from "./use-tooltip.ts";

interface InfoTipProps {
  /** What the button is called, and the heading of the drawer. */
  readonly label: string;
  readonly children: ReactNode;
}

const buttonClasses =
  "touch-target inline-grid size-6 cursor-pointer place-items-center rounded-full text-ink-muted hover:text-ink";
const wishes = { side: "above", align: "center", gap: 10 } as const;

/** An info button with a short text: a tooltip from 992 px, below that a drawer. */
export function InfoTip(props: InfoTipProps) {
  return useMediaQuery(atLeast("lg")) ? <Tooltip {...props} /> : <Drawer {...props} />;
}

function Tooltip({ label, children }: InfoTipProps) {
  const { isOpen, hide, triggerProps } = useTooltip();
  const trigger = useRef<HTMLButtonElement>(null);
  const box = usePlacedPopover<HTMLSpanElement>(trigger, wishes);
  const id = useId();
  useDismissal(isOpen, hide);
  return (
    <span>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        {...triggerProps}
        className={buttonClasses}
      >
        <Icon path={infoIcon} className="size-[1.125rem]" />
      </button>
      {isOpen && (
        <span
          ref={box}
          id={id}
          role="tooltip"
          popover="manual"
          onPointerEnter={triggerProps.onPointerEnter}
          onPointerLeave={triggerProps.onPointerLeave}
          className="ui-popover w-max max-w-64 rounded-sm bg-night px-3 py-2 text-left text-xs font-normal text-on-night"
        >
          {children}
        </span>
      )}
    </span>
  );
}

function Drawer({ label, children }: InfoTipProps) {
  const overlayId = useId();
  const { open } = useOverlay(overlayId, "drawer");
  return (
    <span>
      <button type="button" aria-label={label} aria-haspopup="dialog" onClick={open} className={buttonClasses}>
        <Icon path={infoIcon} className="size-[1.125rem]" />
      </button>
      <Dialog overlayId={overlayId} placement="bottom" title={label}>
        {children}
      </Dialog>
    </span>
  );
}
