import { ShopFault } from "./shop-fault.ts";

const firstDelayMs = 300;
const longestDelayMs = 8000;
/** A shop that asks for longer is not worth waiting for. */
const longestWaitSeconds = 60;

interface RetryOptions {
  /** How often it is tried in all. */
  readonly attempts: number;
  /** Whether it may be sent again although it might have been executed. */
  readonly isSafe: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs an attempt again while its fault is one that may pass: after what the shop asks for, else after a random time that doubles. What was
 * not even read by the shop is sent again in any case.
 * @throws the last attempt's error, or the signal's reason
 */
export async function retried<Value>(
  attempt: () => Promise<Value>,
  { attempts, isSafe, signal }: RetryOptions,
): Promise<Value> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ShopFault) || count >= attempts) throw error;
      const mayRepeat = error.isUnread || (isSafe && error.retryable);
      const wantedSeconds = error.retryAfterSeconds ?? 0;
      if (!mayRepeat || wantedSeconds > longestWaitSeconds) throw error;
      await pause(wantedSeconds * 1000 + delayMs(count), signal);
    }
  }
}

/** Resolves after a time. @throws the signal's reason as soon as it is aborted */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const give = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", give);
      resolve();
    }, ms);
    signal?.addEventListener("abort", give, { once: true });
  });
}

// half of it is random, so that clients that failed together do not come back together
function delayMs(count: number): number {
  const full = Math.min(longestDelayMs, firstDelayMs * 2 ** (count - 1));
  return full * (0.5 + Math.random() / 2);
}
