import type { Consent } from "./consent.ts";

/** Something that was sent of what a visitor did, with their consent. */
export interface SentEvent {
  /** When, as ISO 8601. */
  readonly at: string;
  readonly name: string;
  /** The tag manager by its id, or the shop itself. */
  readonly recipient: string;
  /** What the visitor had agreed to. */
  readonly consent: Consent;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface SentEvents {
  /** The oldest first; the same list until something is added or erased. */
  readonly list: () => readonly SentEvent[];
  readonly add: (event: Omit<SentEvent, "at">) => void;
  readonly erase: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What events that go to the shop itself have as their recipient. */
export const shopRecipient = "shop";

const prefix = "sent-event ";
const most = 500;
const storedMs = 180 * 24 * 60 * 60 * 1000;

const keys = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .toSorted();

/** The log of what was sent (docs/rules.md#log-of-what-was-sent): one entry of the browser's storage for each event, so that adding one writes one. */
export function createSentEvents(now: () => number = Date.now): SentEvents {
  const listeners = new Set<() => void>();
  let cached: readonly SentEvent[] | undefined;
  let added = 0;
  const changed = () => {
    cached = undefined;
    for (const listener of listeners) listener();
  };
  const inOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) changed();
  };
  const forgetOldest = () => {
    const all = keys();
    const oldest = prefix + new Date(now() - storedMs).toISOString();
    for (const key of all.filter((each, index) => each < oldest || index <= all.length - most))
      localStorage.removeItem(key);
  };

  return {
    list() {
      cached ??= keys().flatMap((key) => readEvent(localStorage.getItem(key)) ?? []);
      return cached;
    },
    add(event) {
      const at = new Date(now()).toISOString();
      // several of one batch, from several tabs, in their order
      const key = `${prefix}${at} ${String((added += 1)).padStart(6, "0")} ${crypto.randomUUID()}`;
      try {
        forgetOldest();
        localStorage.setItem(key, JSON.stringify({ at, ...event } satisfies SentEvent));
      } catch {
        // a full or closed storage logs nothing more, and the shop goes on
      }
      changed();
    },
    erase() {
      for (const key of keys()) localStorage.removeItem(key);
      changed();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", inOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", inOtherTab);
      };
    },
  };
}

function readEvent(text: string | null): SentEvent | undefined {
  try {
    const event = JSON.parse(text ?? "") as SentEvent;
    return typeof event.at === "string" && typeof event.name === "string" && Array.isArray(event.consent)
      ? event
      : undefined;
  } catch {
    return undefined;
  }
}

export const sentEvents = createSentEvents();
