import { randomKey } from "./random-key.ts";

/**
 * Gives the history entries that the browser makes by itself, for links to a place of the page, keys as the router's own have. Without one
 * the router takes an entry for that of the page load, and its page would scroll to where that one was left. Called before the router listens.
 */
export function keyHashEntries(): void {
  window.addEventListener("popstate", () => {
    if (history.state === null) history.replaceState({ idx: null, key: randomKey() }, "");
  });
}
