export interface StoredText {
  /** What this browser has stored, equal while nothing changes; empty where nothing is or can be stored. */
  readonly get: () => string;
  /** Stores a text, or with an empty one forgets it. */
  readonly set: (text: string) => void;
  /** Calls back whenever it changes, in other tabs too. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A text in the storage of this browser, which all its tabs share; the shape `useSyncExternalStore` wants. */
export function createStoredText(key: string): StoredText {
  const listeners = new Set<() => void>();
  return {
    get() {
      try {
        return localStorage.getItem(key) ?? "";
      } catch {
        return "";
      }
    },
    set(text) {
      try {
        if (text === "") localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // a full or forbidden storage only forgets
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
  };
}
