import type { TrackingEvent } from "./tracking-event.ts";

interface EventQueueOptions {
  /** Event names in the order in which they have to arrive; others come after them. */
  readonly order: readonly string[];
  /** Milliseconds in which further events are gathered (docs/rules.md#tracking). */
  readonly flushDelay: number;
  /** Events queued at most while nobody may have them; the oldest go first. */
  readonly limit: number;
}

/** `isLeaving` says that the page goes, so that nothing can be waited for. */
export type SendEvents = (events: readonly TrackingEvent[], isLeaving: boolean) => void;

export interface EventQueue {
  readonly push: (event: TrackingEvent) => void;
  /** Lets events through from now on, those queued included; call it only with the visitor's consent. */
  readonly connect: (send: SendEvents) => void;
  /** Consent was refused or taken back: what is queued is forgotten, and so is what happens from now on, until consent is given. */
  readonly disconnect: () => void;
  /** Sends at once what may be sent, as the page is left. */
  readonly flush: () => void;
}

/** Gathers events, sorts them and sends them in batches. Without consent it only holds them (docs/rules.md#consent). */
export function createEventQueue({ order, flushDelay, limit }: EventQueueOptions): EventQueue {
  let queue: TrackingEvent[] = [];
  let send: SendEvents | undefined;
  let isRefused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rank = ({ name }: TrackingEvent) => (order.includes(name) ? order.indexOf(name) : order.length);

  const flush = (isLeaving: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    if (!send || queue.length === 0) return;
    const events = queue.toSorted((a, b) => rank(a) - rank(b));
    queue = [];
    send(events, isLeaving);
  };
  const flushSoon = () => {
    timer ??= setTimeout(flush, flushDelay, false);
  };

  return {
    push(event) {
      if (isRefused) return;
      queue = [...queue, event].slice(-limit);
      if (send) flushSoon();
    },
    connect(destination) {
      send = destination;
      isRefused = false;
      flushSoon();
    },
    disconnect() {
      send = undefined;
      isRefused = true;
      queue = [];
      clearTimeout(timer);
      timer = undefined;
    },
    flush: () => flush(true),
  };
}
