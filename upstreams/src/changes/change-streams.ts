import { eventStream, serverSentEvent } from "@warmeland/schema/process/event-stream.ts";

import type { Change, ChangeListener, Channel } from "./change-listener.ts";

/** Baskets or orders that one reader can be behind with; further behind, it is told to read all it cares for. */
const mostPending = 10_000;
/** Streams at once; each gateway process reads one of each channel. */
const mostStreams = 200;
const missed = serverSentEvent("missed", "{}");

/**
 * Streams of what changed, for gateways: `change` events with `{key, version}`, and `missed` when changes may have been missed, as at the beginning.
 * Of what a slow reader has not taken, the newest version of each key is stored.
 */
export class ChangeStreams {
  private readonly listener: ChangeListener;
  private readonly ends = new Set<() => void>();

  constructor(listener: ChangeListener) {
    this.listener = listener;
  }

  /** Responds with what changes on a channel, until the reader goes; 503 when too many read already. */
  respond(channel: Channel, request: Request): Response {
    if (this.ends.size >= mostStreams) return new Response(null, { status: 503, headers: { "retry-after": "5" } });
    const pending = new Map<string, number>();
    let hasMissed = false;
    let isOver = false;
    let wake: (() => void) | undefined;
    const note = (change: Change | undefined): void => {
      if (change) pending.set(change.key, change.version);
      if (!change || pending.size > mostPending) {
        hasMissed = true;
        pending.clear();
      }
      wake?.();
    };
    const unfollow = this.listener.follow(channel, note);
    const end = (): void => {
      isOver = true;
      unfollow();
      this.ends.delete(end);
      wake?.();
    };
    this.ends.add(end);
    if (request.signal.aborted) end();
    else request.signal.addEventListener("abort", end, { once: true });
    const next = async (): Promise<string | undefined> => {
      if (!isOver && !hasMissed && pending.size === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (isOver) return undefined;
      const changes = [...pending].map(([key, version]) => serverSentEvent("change", JSON.stringify({ key, version })));
      const text = (hasMissed ? missed : "") + changes.join("");
      pending.clear();
      hasMissed = false;
      return text;
    };
    return new Response(eventStream(next, end), {
      headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" },
    });
  }

  /** Ends every stream; gateways come back, to another process or to this one once it runs again. */
  drain(): void {
    for (const end of this.ends) end();
  }
}
