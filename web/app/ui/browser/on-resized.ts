/** Milliseconds of quiet before a resize counts (docs/rules.md#breakpoints). */
const resizeDelay = 100;

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
