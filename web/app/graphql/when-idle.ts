/** Milliseconds after which a busy tab does it all the same. */
const latest = 2000;
/** Milliseconds after which a browser that cannot tell is taken to be idle. */
const soon = 300;

/**
 * Does a piece of work when the tab has nothing better to do.
 * @returns calls it off
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, soon);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(handle);
}
