import { useSyncExternalStore } from "react";

/** Milliseconds of quiet before a resize counts (specification §9). */
export const resizeDelay = 100;

/** Calls back once the window has kept its size for `delay` milliseconds. */
export function onResized(listener: () => void, delay = resizeDelay): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handle = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, delay);
  };
  window.addEventListener("resize", handle);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("resize", handle);
  };
}

/** Width of the window in px, undefined on the server. */
export function useViewportWidth(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    (listener) => onResized(listener),
    () => window.innerWidth,
    () => undefined,
  );
}
