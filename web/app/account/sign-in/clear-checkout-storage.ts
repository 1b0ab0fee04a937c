import { storedAdditionsKey } from "#app/basket/sync/stored-additions.ts";

/** What a tab keeps of a checkout under way; all keys begin with this. */
export const checkoutStoragePrefix = "checkout:";

/** Forgets what this tab kept of a checkout, the address typed so far and the attempt's key, and what waits to be put into the basket. */
export function clearCheckoutStorage(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(checkoutStoragePrefix) || key === storedAdditionsKey) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}
