import { setTimeout as pause } from "node:timers/promises";

interface PatientFetchOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Milliseconds for all tries together (decisions.md 11). */
  readonly deadline: number;
  readonly retryDelay: number;
  readonly maxRetries: number;
  readonly onRateLimit: (tries: number) => void;
}

/**
 * A fetch that waits out a rate limit: 429 is tried again after `retryDelay`, but never past the deadline.
 * @throws the abort reason once the deadline has passed, or when the next try would begin after it.
 */
export function createPatientFetch(options: PatientFetchOptions): typeof fetch {
  return async (input, init) => {
    const deadline = AbortSignal.timeout(options.deadline);
    const end = performance.now() + options.deadline;
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    for (let tries = 0; ; tries += 1) {
      const response = await orAborted(options.fetch(new Request(input, { ...init, signal })), signal);
      if (response.status !== 429 || tries >= options.maxRetries) return response;
      options.onRateLimit(tries + 1);
      await response.body?.cancel();
      if (performance.now() + options.retryDelay >= end) throw new DOMException("rate limited until the deadline", "TimeoutError");
      await pause(options.retryDelay, undefined, { signal });
    }
  };
}

/** A handler in this process may not watch the signal of its request; its caller must not wait for it all the same. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
