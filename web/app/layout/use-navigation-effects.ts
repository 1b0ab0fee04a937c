import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isListing } from "#app/tracking/route-handle.ts";
import { usePageType } from "#app/tracking/use-page-type.ts";
import { resetFocus } from "#app/ui/browser/focus-reset.ts";
import { useUi } from "#app/ui/ui-context.ts";
import { usePageScroll } from "#app/ui/browser/use-page-scroll.ts";

/** What follows every navigation (docs/rules.md#navigation): overlays close, focus and scroll go where they belong. */
export function useNavigationEffects(): void {
  const { key, pathname } = useLocation();
  const { overlays } = useUi();
  const shown = useRef({ key, pathname });

  usePageScroll(isListing(usePageType()));
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key !== key) overlays.closeAll();
    if (before.pathname === pathname) return undefined;
    // Until an open dialog has closed, the page under it takes no focus.
    const timer = setTimeout(() => resetFocus());
    return () => clearTimeout(timer);
  }, [key, pathname, overlays]);
}
