import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { expect, vi } from "vitest";
import type { CachePolicy } from "#gateway/sources/shared-cache.ts";
import type { CallContext } from "#gateway/sources/call-context.ts";
import { Upstream } from "#gateway/sources/http.ts";
import type { Transport } from "#gateway/sources/upstream-request.ts";
import type { UpstreamError } from "#gateway/sources/upstream-error.ts";

/** Fresh for a second, stale for another, stored for an hour. */
export const anHour: CachePolicy = { freshMs: 1000, staleMs: 1000, lastGoodMs: 3_600_000 };
export const ok = (): Promise<Response> => Promise.resolve(Response.json({ ok: true }));
export const status = (code: number): Promise<Response> => Promise.resolve(Response.json({ code }, { status: code }));

/** A call of the default shop, with an empty trace. */
export function call(signal: AbortSignal = new AbortController().signal): CallContext {
  return {
    shop: defaultShop,
    correlationId: "test-call",
    signal,
    sessionToken: undefined,
    personal: false,
    clientAddress: undefined,
    trace: [],
  };
}

/** An upstream whose transport is the given one, and counts. */
export function upstreamOf(transport: Transport): {
  upstream: Upstream;
  transport: ReturnType<typeof vi.fn<Transport>>;
} {
  const spied = vi.fn<Transport>(transport);
  return {
    upstream: new Upstream({ name: "commerce", transport: spied, baseUrl: "http://commerce.test", timeoutMs: 2000 }),
    transport: spied,
  };
}

/** Requests one path. */
export function get(upstream: Upstream, context: CallContext = call(), cache?: CachePolicy): Promise<unknown> {
  return upstream
    .request(context, { path: "/v1/x", parse: (body) => body, ...(cache && { cache }) })
    .then((response) => response.data);
}

/** What a call fails with; one that succeeds fails the test. */
export const failure = (work: Promise<unknown>): Promise<UpstreamError> =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error as UpstreamError,
  );
