import { clearCheckoutStorage } from "./clear-checkout-storage.ts";
import { hearSession } from "./session-channel.ts";

/**
 * Loads this tab anew when another one signs out or in, and when the back button brings a page as it was left: nothing of the customer stays in
 * its memory (docs/rules.md#signing-in-and-out).
 * @returns stops watching
 */
export function watchSignOut(): () => void {
  const stopHearing = hearSession(() => {
    clearCheckoutStorage();
    window.location.reload();
  });
  window.addEventListener("pageshow", onShow);
  return () => {
    stopHearing();
    window.removeEventListener("pageshow", onShow);
  };
}

function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}
