import { useEffect, useRef, useState } from "react";

/** Milliseconds between leaving and closing (docs/rules.md#overlays-and-messages). */
const tooltipHideDelay = 150;
/** Scrolling closes after this many milliseconds, or at once after this many px. */
const tooltipScrollDelay = 300;
const tooltipScrollDistance = 50;

/** When a tooltip is open: on hover, focus or press; until leave or blur, a second press, or scrolling (docs/rules.md#overlays-and-messages). */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openWhenPressed = useRef<boolean>(undefined);

  const show = () => {
    clearTimeout(hiding.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(hiding.current);
    setOpen(false);
  };
  const hideSoon = () => {
    clearTimeout(hiding.current);
    hiding.current = setTimeout(hide, tooltipHideDelay);
  };

  useEffect(() => () => clearTimeout(hiding.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const startedAt = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      if (Math.abs(window.scrollY - startedAt) > tooltipScrollDistance) setOpen(false);
      else timer ??= setTimeout(() => setOpen(false), tooltipScrollDelay);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, [isOpen]);

  return {
    isOpen,
    hide,
    triggerProps: {
      onPointerEnter: show,
      onPointerLeave: hideSoon,
      onFocus: show,
      onBlur: hideSoon,
      // A press focuses first: what counts is how it stood before the press.
      onPointerDown: () => {
        openWhenPressed.current = isOpen;
      },
      onClick: () => {
        const wasOpen = openWhenPressed.current ?? isOpen;
        openWhenPressed.current = undefined;
        if (wasOpen) hide();
        else show();
      },
    },
  };
}
