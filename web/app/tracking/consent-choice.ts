import { createObservable } from "#app/ui/browser/observable.ts";
import { openTabChannel, type TabChannel } from "#app/ui/browser/tab-channel.ts";
import { type Consent, consentCookie, readConsent } from "./consent.ts";

/** The visitor's choice, the same in every open tab: the cookie has it, and tabs notify each other, for whom the cookie may come later. */
export interface ConsentChoice {
  /** Undefined until the visitor has chosen. */
  readonly get: () => Consent | undefined;
  readonly give: (consent: Consent) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows the other tabs until its result is called. */
  readonly follow: () => () => void;
}

export function createConsentChoice(): ConsentChoice {
  const current = createObservable(readConsent(document.cookie));
  let others: TabChannel<Consent> | undefined;

  const look = (): void => {
    const found = readConsent(document.cookie);
    if (found?.join() !== current.get()?.join()) current.set(found);
  };
  return {
    get: current.get,
    subscribe: current.subscribe,
    give(consent) {
      document.cookie = consentCookie(consent, { today: new Date(), secure: location.protocol === "https:" });
      current.set(consent);
      others?.post(consent);
    },
    follow() {
      others = openTabChannel("consent", { onMessage: current.set, onReturn: look });
      document.addEventListener("visibilitychange", look);
      return () => {
        others?.close();
        others = undefined;
        document.removeEventListener("visibilitychange", look);
      };
    },
  };
}
