import { type Consent, type Purpose, purposes } from "./consent.ts";
import type { TrackingEvent } from "./tracking-event.ts";
import type { EventQueue, SendEvents } from "./event-queue.ts";
import { leaveScriptsBehind } from "./left-behind.ts";
import { removeTagCookies } from "./remove-tag-cookies.ts";
import { sentEvents } from "./sent-events.ts";
import { reportedAddress } from "./reported-address.ts";

/** What Google's consent mode calls what a purpose allows. */
const storages = {
  statistics: ["analytics_storage"],
  marketing: ["ad_storage", "ad_user_data", "ad_personalization"],
} as const satisfies Record<Purpose, readonly string[]>;

interface TagWindow {
  dataLayer?: unknown[];
  /** The containers that have started. */
  google_tag_manager?: Readonly<Record<string, unknown>>;
}

export interface TagManager {
  /** Takes over the visitor's choice: loads the tag manager with the first consent, and notifies it of every change after that. */
  readonly apply: (consent: Consent | undefined) => void;
}

/** Google Tag Manager, of which nothing is loaded, and which gets nothing, before the visitor agrees to a purpose at least. `complete` adds what the shop says of goods. */
export function createTagManager(
  id: string,
  events: EventQueue,
  complete: (send: SendEvents) => SendEvents,
): TagManager {
  const page = window as TagWindow;
  let agreed: Consent = [];
  let isLoading = false;
  let hasSettled = false;
  let hasWarned = false;

  const push = (entry: unknown): void => void (page.dataLayer ??= []).push(entry);
  // The tag manager knows a command by its being an arguments object; an array would be something else to it.
  function command(..._words: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    push(arguments);
  }
  const send = (name: string, data: Readonly<Record<string, unknown>>): void => {
    push({ event: name, ...data });
    sentEvents.add({ name, recipient: id, consent: agreed, data });
  };
  // Tags would read the address of the page themselves, with whatever it holds.
  const setAddress = (path: string): void => command("set", { page_location: location.origin + path });

  const report = (batch: readonly TrackingEvent[]): void => {
    if (!page.google_tag_manager?.[id]) return warn();
    for (const { name, data } of batch) {
      if (name === "content_view") {
        const { pathname, search } = new URL(String(data["path"]), location.origin);
        const path = reportedAddress(pathname, search);
        setAddress(path);
        send(name, { ...data, path, page_title: withoutAddresses(String(data["page_title"])) });
      } else {
        // What an event says of goods stays in the tag manager's state, and would be taken for part of the next one.
        push({ ecommerce: null });
        send(name, { ecommerce: data });
      }
    }
  };
  const completeAndReport = complete(report);
  const warn = (): void => {
    if (hasWarned) return;
    hasWarned = true;
    // oxlint-disable-next-line no-console -- who runs the shop has to see it (docs/rules.md#tracking)
    console.warn(
      `The tag manager ${id} is not initialised: it was blocked or could not be reached, so this page's events are lost.`,
    );
  };
  const connect = (): void => {
    hasSettled = true;
    if (agreed.length > 0) events.connect(completeAndReport);
  };
  const load = (): void => {
    isLoading = true;
    push({ "gtm.start": Date.now(), event: "gtm.js" });
    const script = Object.assign(document.createElement("script"), {
      src: `https://www.googletagmanager.com/gtm.js?${new URLSearchParams({ id })}`,
      async: true,
    });
    // Events are queued until the choice is known.
    script.addEventListener("load", connect);
    script.addEventListener("error", connect);
    document.head.append(script);
  };

  return {
    apply(consent) {
      const before = agreed;
      agreed = consent ?? [];
      removeTagCookies(agreed);
      if (!isLoading && agreed.length > 0) {
        command("consent", "default", consentMode([]));
        command("consent", "update", consentMode(agreed));
        setAddress(reportedAddress(location.pathname, location.search));
        load();
      } else if (isLoading) {
        command("consent", "update", consentMode(agreed));
        if (hasSettled && agreed.length > 0) events.connect(completeAndReport);
      }
      if (before.some((purpose) => !agreed.includes(purpose))) leaveScriptsBehind();
      if (agreed.length === 0 && (consent || isLoading)) events.disconnect();
    },
  };
}

/** A choice in the words of Google's consent mode. */
function consentMode(consent: Consent): Record<string, "granted" | "denied"> {
  const states = purposes.flatMap((purpose) =>
    storages[purpose].map((name) => [name, consent.includes(purpose) ? "granted" : "denied"] as const),
  );
  return Object.fromEntries(states);
}

/** Without what looks like an e-mail address: the title of a search has its term. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/\S+@\S+/g, "…");
}
