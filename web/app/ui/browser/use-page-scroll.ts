import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusOn } from "./focus-on.ts";
import { pageLoad } from "./page-load.ts";
import { scrollDelay, scrollMove, type PageAddress } from "./page-scroll.ts";

const storageKey = "scroll";

/**
 * Scrolls after every navigation as `scrollMove` decides and remembers where each history entry was left.
 * @param isListing whether the current page is a category or search page
 */
export function usePageScroll(isListing: boolean): void {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  // Every entry that a page load has made has the same key, so the address belongs to it.
  const entry = `${key} ${pathname}${search}`;
  const previous = useRef<PageAddress>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const to = { pathname, hash, isListing };
    const isNew = previous.current === undefined && pageLoad() === "navigate";
    const move = scrollMove({ navigation, from: previous.current, to, saved: isNew ? undefined : positions()[entry] });
    previous.current = to;
    const smooth = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(() => {
      if (move.kind === "to") window.scrollTo({ top: move.top, behavior: "instant" });
      if (move.kind === "element") showElement(document.getElementById(move.id), smooth);
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [entry, pathname, hash, isListing, navigation]);

  // A layout effect changes over before the browser moves a page that has become shorter.
  useLayoutEffect(() => {
    let top = window.scrollY;
    let isLeft = false;
    const note = () => {
      if (!isLeft) top = window.scrollY;
    };
    // From here on the browser scrolls for the next entry.
    const change = () => {
      isLeft = true;
    };
    const leave = () => remember(entry, window.scrollY);
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("popstate", change);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("popstate", change);
      window.removeEventListener("pagehide", leave);
      remember(entry, top);
    };
  }, [entry]);
}

// As the browser does for a hash of its own: who goes on by keyboard goes on from there.
function showElement(element: HTMLElement | null, smooth: boolean): void {
  if (!element) return;
  element.scrollIntoView({ behavior: smooth ? "smooth" : "instant" });
  focusOn(element);
}

function positions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function remember(entry: string, top: number): void {
  const newest = Object.entries({ ...positions(), [entry]: Math.round(top) }).slice(-50);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage the browser simply starts pages at the top.
  }
}
