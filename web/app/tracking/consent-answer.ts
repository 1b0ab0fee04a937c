import { createObservable } from "#app/ui/observable.ts";
import { type Consent, consentCookie, readConsent } from "./consent.ts";

const channelName = "consent";

/** The visitor's answer, the same in every open tab: the cookie has it, and tabs tell each other to look again. */
export interface ConsentAnswer {
  /** Undefined until the visitor has answered. */
  readonly get: () => Consent | undefined;
  readonly give: (consent: Consent) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows the other tabs until its result is called. */
  readonly follow: () => () => void;
}

export function createConsentAnswer(): ConsentAnswer {
  const current = createObservable(readConsent(document.cookie));
  let channel: BroadcastChannel | undefined;

  const look = (): void => {
    const found = readConsent(document.cookie);
    if (found?.join() !== current.get()?.join()) current.set(found);
  };
  const open = (): void => {
    if (!("BroadcastChannel" in globalThis)) return;
    channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", look);
  };
  // a page with an open channel would not be kept for going back
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  const reopen = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    open();
    look();
  };

  return {
    get: current.get,
    subscribe: current.subscribe,
    give(consent) {
      document.cookie = consentCookie(consent, { today: new Date(), secure: location.protocol === "https:" });
      current.set(consent);
      channel?.postMessage(null);
    },
    follow() {
      open();
      addEventListener("pagehide", close);
      addEventListener("pageshow", reopen);
      document.addEventListener("visibilitychange", look);
      return () => {
        close();
        removeEventListener("pagehide", close);
        removeEventListener("pageshow", reopen);
        document.removeEventListener("visibilitychange", look);
      };
    },
  };
}
