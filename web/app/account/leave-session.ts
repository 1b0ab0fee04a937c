import { clearCheckoutStorage } from "./clear-checkout-storage.ts";
import { announceSignOut } from "./watch-sign-out.ts";

/** Forgets the customer whose session has ended, here and in the other tabs, by loading a page anew. */
export function leaveSession(next: string): void {
  clearCheckoutStorage();
  announceSignOut();
  window.location.assign(next);
}
