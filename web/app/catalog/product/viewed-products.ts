import { createStoredText } from "#app/ui/browser/stored-text.ts";

const mostProducts = 13;
/** Global ids are short and of these characters; nothing else is requested. */
const anId = /^[\w=+/-]{1,64}$/;

const stored = createStoredText("warmeland-viewed-products");
/** There when the visitor allowed that suggestions go by what stands in the other, and by what they wished for and bought. */
const allowed = createStoredText("warmeland-suggestions-allowed");

/** A product that this browser showed, and when. */
interface ViewedProduct {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What this browser has stored, for `viewedIn` and `viewsIn` to read. */
export const storedViews = stored.get;

/** Calls back whenever a product is remembered, all are forgotten, or telling them is allowed, in other tabs too. */
export function onViewsChanged(listener: () => void): () => void {
  const ends = [stored.subscribe(listener), allowed.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** The products seen last, the newest first. */
export function viewsIn(text: string): ViewedProduct[] {
  try {
    const views: unknown = JSON.parse(text || "[]");
    return Array.isArray(views) ? views.filter(isView).slice(0, mostProducts) : [];
  } catch {
    return [];
  }
}

function isView(view: Partial<ViewedProduct> | null): view is ViewedProduct {
  return typeof view?.id === "string" && anId.test(view.id) && Number.isSafeInteger(view.at);
}

/** Global ids of the products seen last, the newest first. */
export function viewedIn(text: string): string[] {
  return viewsIn(text).map(({ id }) => id);
}

/** Remembers a product as the newest. */
export function rememberViewed(productId: string): void {
  const others = viewsIn(stored.get()).filter(({ id }) => id !== productId);
  stored.set(JSON.stringify([{ id: productId, at: Date.now() }, ...others].slice(0, mostProducts)));
}

/** Forgets all of them, and what was allowed. */
export function forgetViewed(): void {
  allowed.set("");
  stored.set("");
}

/** Allows that the shop is told what was looked at, and suggests by that and by what it knows of wishes and orders, until all is forgotten. */
export function allowTellingViews(): void {
  allowed.set("yes");
}

/** What the shop may be told, as `storedViews` has it; empty unless the visitor allowed it. */
export function tellableViews(): string {
  return allowed.get() === "" ? "" : stored.get();
}
