import type { Transport } from "../upstream-request.ts";
import { UpstreamError } from "../upstream-error.ts";

export interface PacedTransportOptions {
  /** Calls a second for the whole process. */
  readonly perSecond: number;
  /** Milliseconds a call waits in the queue; after that it is refused, which is no fault of the upstream. */
  readonly waitMs: number;
}

interface Waiting {
  readonly start: () => void;
  readonly fail: (error: unknown) => void;
}

const mostPaths = 10_000;
/** Milliseconds an editor waits for a draft. */
const draftWaitMs = 3000;

/**
 * A transport that lets calls out one by one, evenly over the second. Addresses that had something before come first, so that made-up ones
 * never hold up a page. Where nobody listens, those who wait fail with the first, so that a page gives up once for all its stories.
 */
export function createPacedTransport(transport: Transport, { perSecond, waitMs }: PacedTransportOptions): Transport {
  const spacingMs = 1000 / perSecond;
  const foundPaths = new Set<string>();
  const first = new Set<Waiting>();
  const others = new Set<Waiting>();
  let nextAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const pump = (): void => {
    clearTimeout(timer);
    const [next] = first.size > 0 ? first : others;
    if (!next) return;
    const pause = nextAt - performance.now();
    if (pause > 0) {
      timer = setTimeout(pump, Math.ceil(pause));
      return;
    }
    first.delete(next);
    others.delete(next);
    nextAt = performance.now() + spacingMs;
    next.start();
    pump();
  };

  const enqueue = async (queue: Set<Waiting>, signal: AbortSignal, patienceMs: number): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { start: resolve, fail: reject };
    const giveUp = (): void => {
      queue.delete(waiting);
      reject(new UpstreamError("content", "overloaded"));
    };
    const patience = setTimeout(giveUp, patienceMs);
    signal.addEventListener("abort", giveUp, { once: true });
    queue.add(waiting);
    pump();
    try {
      await promise;
    } finally {
      clearTimeout(patience);
      signal.removeEventListener("abort", giveUp);
    }
  };

  const failWaiting = (error: unknown): void => {
    for (const queue of [first, others]) {
      for (const { fail } of queue) fail(error);
      queue.clear();
    }
  };

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isDraft = searchParams.get("version") === "draft";
    const wasFound = isDraft || foundPaths.has(pathname);
    // a call that would wait longer than it may is refused at once
    if (!wasFound && others.size > waitMs / spacingMs) throw new UpstreamError("content", "overloaded");
    await enqueue(wasFound ? first : others, request.signal, isDraft ? draftWaitMs : waitMs);
    const response = await transport(request).catch((error: unknown) => {
      if (!request.signal.aborted) failWaiting(error);
      throw error;
    });
    if (response.ok && foundPaths.size < mostPaths) foundPaths.add(pathname);
    return response;
  };
}
