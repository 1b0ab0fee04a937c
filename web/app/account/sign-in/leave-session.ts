import { clearCheckoutStorage } from "./clear-checkout-storage.ts";
import { tellSession } from "./session-channel.ts";

/** Forgets the customer whose session has ended, here and in the other tabs, by loading a page anew. */
export function leaveSession(next: string): void {
  clearCheckoutStorage();
  tellSession("signed-out");
  window.location.assign(next);
}
