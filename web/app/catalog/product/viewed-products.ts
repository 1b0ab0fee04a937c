import { createStoredText } from "#app/ui/browser/stored-text.ts";

const mostProducts = 13;
/** Global ids are short and of these characters; nothing else is requested. */
const anId = /^[\w=+/-]{1,64}$/;

const stored = createStoredText("warmeland-viewed-products");
/** There when the visitor allowed that the shop is told what stands in the other. */
const allowed = createStoredText("warmeland-viewed-products-allowed");

/** What this browser has stored, for `viewedIn` to read. */
export const storedViews = stored.get;

/** Calls back whenever a product is remembered, all are forgotten, or telling them is allowed, in other tabs too. */
export function onViewsChanged(listener: () => void): () => void {
  const ends = [stored.subscribe(listener), allowed.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}

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

/** Forgets all of them, and that the shop might be told. */
export function forgetViewed(): void {
  allowed.set("");
  stored.set("");
}

/** Allows that the shop is told what was looked at, so that it can suggest by that, until all is forgotten. */
export function allowTellingViews(): void {
  allowed.set("yes");
}

/** What the shop may be told, as `storedViews` has it; empty unless the visitor allowed it. */
export function tellableViews(): string {
  return allowed.get() === "" ? "" : stored.get();
}
