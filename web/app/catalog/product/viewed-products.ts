const storageKey = "warmeland-viewed-products";
const mostProducts = 13;
/** Global ids are short and of these characters; nothing else is requested. */
const anId = /^[\w=+/-]{1,64}$/;
const listeners = new Set<() => void>();

/** What this browser has stored, as text that is equal while nothing changes; empty where nothing can be stored. */
export function storedViews(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

/** Global ids of the products seen last, the newest first. */
export function viewedIn(stored: string): string[] {
  try {
    const ids: unknown = JSON.parse(stored || "[]");
    return Array.isArray(ids)
      ? ids.filter((id): id is string => typeof id === "string" && anId.test(id)).slice(0, mostProducts)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a product as the newest. */
export function rememberViewed(productId: string): void {
  const others = viewedIn(storedViews()).filter((id) => id !== productId);
  store(JSON.stringify([productId, ...others].slice(0, mostProducts)));
}

/** Forgets all of them. */
export function forgetViewed(): void {
  store("");
}

/** Calls back whenever a product is remembered or all are forgotten, in other tabs too. */
export function onViewsChanged(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function store(text: string): void {
  try {
    if (text === "") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // a full or forbidden storage only forgets
  }
  for (const listener of listeners) listener();
}
