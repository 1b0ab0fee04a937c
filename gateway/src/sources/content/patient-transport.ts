import { setTimeout as pause } from "node:timers/promises";
import type { Transport } from "../upstream-request.ts";

export interface PatientTransportOptions {
  /** Milliseconds between a refusal and the next try (docs/rules.md#content-from-editors). */
  readonly retryDelayMs: number;
  readonly maxRetries: number;
  /** Called for every response that refuses the token, or its lack. */
  readonly onNoAccess: () => void;
  readonly onRateLimit: (tries: number) => void;
}

const redirects = new Set([301, 302, 307, 308]);

/**
 * A transport for content: waits out a rate limit as long as the request's own deadline lets it, and follows the one redirect
 * by which Storyblok adds the content version to a URL.
 */
export function createPatientTransport(transport: Transport, options: PatientTransportOptions): Transport {
  return async (request) => {
    for (let tries = 0; ; tries += 1) {
      const response = await followed(transport, request);
      if (response.status === 401 || response.status === 403) options.onNoAccess();
      if (response.status !== 429 || tries >= options.maxRetries) return response;
      options.onRateLimit(tries + 1);
      await response.body?.cancel();
      await pause(options.retryDelayMs, undefined, { signal: request.signal });
    }
  };
}

async function followed(transport: Transport, request: Request): Promise<Response> {
  const response = await transport(request);
  const location = response.headers.get("location");
  if (!redirects.has(response.status) || !location) return response;
  const target = new URL(location, request.url);
  // the request carries a token, so it stays with the host it was meant for
  if (target.origin !== new URL(request.url).origin) return response;
  await response.body?.cancel();
  return transport(new Request(target, { headers: request.headers, signal: request.signal }));
}
