import { clearCheckoutStorage } from "./clear-checkout-storage.ts";

const name = "session";
const signedOut = "signed-out";

/** Hears the other tabs, not this one. */
let watching: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that the session is over. */
export function announceSignOut(): void {
  const channel = watching ?? new BroadcastChannel(name);
  channel.postMessage(signedOut);
  if (channel !== watching) channel.close();
}

/**
 * Loads this tab anew when another one signs out, and when the back button brings a page as it was left: nothing of the customer stays in its
 * memory (decisions.md 9).
 * @returns stops watching
 */
export function watchSignOut(): () => void {
  const channel = new BroadcastChannel(name);
  watching = channel;
  channel.addEventListener("message", () => {
    clearCheckoutStorage();
    window.location.reload();
  });
  window.addEventListener("pageshow", onShow);
  return () => {
    if (watching === channel) watching = undefined;
    channel.close();
    window.removeEventListener("pageshow", onShow);
  };
}

function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}
