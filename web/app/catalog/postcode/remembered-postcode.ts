const storageKey = "warmeland-postcode";
const listeners = new Set<() => void>();

/** The postcode this browser has stored; empty where none is. It is never sent: what it changes is counted here. */
export function rememberedPostcode(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

/** Remembers a postcode in this browser, or with an empty one forgets it. */
export function rememberPostcode(postcode: string): void {
  try {
    if (postcode === "") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, postcode);
  } catch {
    // a full or forbidden storage only forgets
  }
  for (const listener of listeners) listener();
}

/** Calls back whenever the postcode changes, in other tabs too. */
export function onPostcodeChanged(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
