import { bulkhead, circuitBreaker, CountBreaker, handleWhen, type IPolicy, wrap } from "cockatiel";
import { UpstreamError } from "./upstream-error.ts";

/**
 * A bulkhead (32 calls at a time, 256 waiting) around a breaker that opens when half of at least 10 of the last 20 calls mean an outage of
 * the whole upstream, and tries again after `pauseMs`.
 */
export function createUpstreamGuard(pauseMs = 10_000): IPolicy {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof UpstreamError && error.isOutage),
    {
      halfOpenAfter: pauseMs,
      halfOpenSampling: { calls: 3, threshold: 0.5 },
      breaker: new CountBreaker({ size: 20, minimumNumberOfCalls: 10, threshold: 0.5 }),
    },
  );
  return wrap(bulkhead(32, 256), breaker);
}
