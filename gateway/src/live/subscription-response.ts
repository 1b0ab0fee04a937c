import { eventStream, serverSentEvent } from "@warmeland/schema/process/event-stream.ts";
import type { SubscriptionResult } from "#gateway/endpoint/outcome.ts";

interface Subscription {
  readonly results: AsyncIterable<SubscriptionResult>;
  /** Aborted when the process stops: the client comes back then, as nothing says that its subscription is complete. */
  readonly leaving: AbortController;
  /** A result as it is sent. */
  readonly jsonOf: (result: SubscriptionResult) => string;
  /** Called with the number of events once it is over. */
  readonly onEnd: (events: number) => void;
}

const complete = serverSentEvent("complete", "");

/**
 * The response to a subscription, in "GraphQL over SSE" (distinct connections): server-sent events `next`, each a result with its version as id, and
 * `complete` when there will be no more.
 */
export function subscriptionResponse({ results, leaving, jsonOf, onEnd }: Subscription, headers: Headers): Response {
  const iterator = results[Symbol.asyncIterator]();
  let events = 0;
  let isComplete = false;
  const next = async (): Promise<string | undefined> => {
    if (isComplete || leaving.signal.aborted) return undefined;
    const { done, value } = await iterator.next();
    if (leaving.signal.aborted) return undefined;
    if (done) {
      isComplete = true;
      return complete;
    }
    events += 1;
    return serverSentEvent("next", jsonOf(value), value.version);
  };
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    leaving.abort();
    void iterator.return?.();
    onEnd(events);
  };
  return new Response(eventStream(next, end), { headers: asStream(headers) });
}

/** The one result of what is no subscription, or was refused, for a client that reads nothing but events. */
export function eventsOfResult(json: string, headers: Headers): Response {
  return new Response(serverSentEvent("next", json) + complete, { headers: asStream(headers) });
}

function asStream(headers: Headers): Headers {
  headers.set("content-type", "text/event-stream; charset=utf-8");
  headers.set("cache-control", "no-store, no-transform");
  // nginx would gather events
  headers.set("x-accel-buffering", "no");
  return headers;
}
