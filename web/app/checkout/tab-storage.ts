import { checkoutStoragePrefix } from "#app/account/sign-in/clear-checkout-storage.ts";

/** Under this name the tab keeps what a guest typed of themselves, wherever they are asked. */
export const guestDraft = "guest";

/** Reads what this tab stored of the checkout; undefined when there is nothing or it cannot be read. */
export function readStored(name: string): unknown {
  try {
    const stored = sessionStorage.getItem(`${checkoutStoragePrefix}${name}`);
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Keeps something of the checkout for this tab; undefined forgets it. */
export function store(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(`${checkoutStoragePrefix}${name}`);
    else sessionStorage.setItem(`${checkoutStoragePrefix}${name}`, JSON.stringify(value));
  } catch {
    // A tab without storage forgets on reload; nothing else is lost.
  }
}
