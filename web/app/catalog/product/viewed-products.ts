import { createStoredText } from "#app/ui/browser/stored-text.ts";

const mostProducts = 13;
/** Global ids are short and of these characters; nothing else is requested. */
const anId = /^[\w=+/-]{1,64}$/;

const stored = createStoredText("warmeland-viewed-products");

/** What this browser has stored, for `viewedIn` to read. */
export const storedViews = stored.get;

/** Calls back whenever a product is remembered or all are forgotten, in other tabs too. */
export const onViewsChanged = stored.subscribe;

/** Global ids of the products seen last, the newest first. */
export function viewedIn(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text || "[]");
    return Array.isArray(ids)
      ? ids.filter((id): id is string => typeof id === "string" && anId.test(id)).slice(0, mostProducts)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a product as the newest. */
export function rememberViewed(productId: string): void {
  const others = viewedIn(stored.get()).filter((id) => id !== productId);
  stored.set(JSON.stringify([productId, ...others].slice(0, mostProducts)));
}

/** Forgets all of them. */
export function forgetViewed(): void {
  stored.set("");
}
