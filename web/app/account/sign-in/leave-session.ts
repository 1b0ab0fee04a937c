import { clearCheckoutStorage } from "./clear-checkout-storage.ts";
import { notifySession } from "./session-channel.ts";

/** Forgets the customer whose session has ended, here and in the other tabs, by loading a page anew. */
export function leaveSession(next: string): void {
  clearCheckoutStorage();
  notifySession("signed-out");
  window.location.assign(next);
}
