import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { scrollDelay, scrollMove, type PageAddress } from "./page-scroll.ts";

const storageKey = "scroll";

/**
 * Scrolls after every navigation as `scrollMove` decides and remembers where each history entry was left.
 * @param isListing whether the current page is a category or search page
 */
export function usePageScroll(isListing: boolean): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef<PageAddress>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const to = { pathname, hash, isListing };
    const move = scrollMove({ navigation, from: previous.current, to, saved: positions()[key] });
    previous.current = to;
    const smooth = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(() => {
      if (move.kind === "to") window.scrollTo({ top: move.top, behavior: "instant" });
      if (move.kind === "element") document.getElementById(move.id)?.scrollIntoView({ behavior: smooth ? "smooth" : "instant" });
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [key, pathname, hash, isListing, navigation]);

  useEffect(() => {
    const save = () => remember(key, window.scrollY);
    window.addEventListener("scrollend", save, { passive: true });
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("scrollend", save);
      window.removeEventListener("pagehide", save);
    };
  }, [key]);
}

function positions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function remember(key: string, top: number): void {
  const newest = Object.entries({ ...positions(), [key]: Math.round(top) }).slice(-50);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage the browser simply starts pages at the top.
  }
}
