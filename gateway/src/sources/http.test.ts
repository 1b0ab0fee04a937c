import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CachePolicy } from "./answer-cache.ts";
import type { CallContext } from "./call-context.ts";
import { Upstream } from "./http.ts";
import type { Transport } from "./upstream-request.ts";
import type { UpstreamError } from "./upstream-error.ts";

const anHour: CachePolicy = { freshMs: 1000, staleMs: 1000, lastGoodMs: 3_600_000 };
const ok = (): Promise<Response> => Promise.resolve(Response.json({ ok: true }));
const status = (code: number): Promise<Response> => Promise.resolve(Response.json({ code }, { status: code }));

function call(signal: AbortSignal = new AbortController().signal): CallContext {
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

function upstreamOf(transport: Transport): { upstream: Upstream; transport: ReturnType<typeof vi.fn<Transport>> } {
  const spied = vi.fn<Transport>(transport);
  return {
    upstream: new Upstream({ name: "commerce", transport: spied, baseUrl: "http://commerce.test", timeoutMs: 2000 }),
    transport: spied,
  };
}

function get(upstream: Upstream, context: CallContext = call(), cache?: CachePolicy): Promise<unknown> {
  return upstream.request(context, { path: "/v1/x", parse: (body) => body, ...(cache && { cache }) }).then((answer) => answer.data);
}

const failure = (work: Promise<unknown>): Promise<UpstreamError> =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error as UpstreamError,
  );

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])("a GET that is answered %i is asked once more", async (code) => {
  const answers = [status(code), ok()];
  const { upstream, transport } = upstreamOf(() => answers.shift() ?? ok());
  const context = call();
  const data = get(upstream, context);
  await vi.runAllTimersAsync();
  expect(await data).toEqual({ ok: true });
  expect(transport).toHaveBeenCalledTimes(2);
  expect(context.trace).toMatchObject([{ upstream: "commerce", path: "/v1/x", status: 200, attempts: 2, cache: "none", failed: false }]);
});

test("a GET is asked twice at most, a 404 once, a write once", async () => {
  const { upstream, transport } = upstreamOf((request) => status(request.url.endsWith("missing") ? 404 : 503));
  const twice = failure(get(upstream));
  await vi.runAllTimersAsync();
  expect(await twice).toMatchObject({ fault: "status", status: 503, body: { code: 503 } });
  expect(transport).toHaveBeenCalledTimes(2);

  expect(await failure(upstream.request(call(), { path: "/missing", parse: (body) => body }))).toMatchObject({
    fault: "status",
    status: 404,
  });
  expect(transport).toHaveBeenCalledTimes(3);

  expect(await failure(upstream.request(call(), { method: "POST", path: "/v1/x", body: { a: 1 }, parse: (body) => body }))).toMatchObject({
    status: 503,
  });
  expect(transport).toHaveBeenCalledTimes(4);
});

test("a hanging upstream ends at the deadline, and its request is aborted", async () => {
  let seen: AbortSignal | undefined;
  const { upstream } = upstreamOf((request) => {
    seen = request.signal;
    return new Promise(() => undefined);
  });
  const context = call();
  const failed = failure(get(upstream, context));
  await vi.advanceTimersByTimeAsync(1999);
  expect(seen?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toMatchObject({ fault: "timeout", upstream: "commerce" });
  expect(seen?.aborted).toBe(true);
  expect(context.trace).toMatchObject([{ status: 0, failed: true }]);
});

test("a client that goes away takes its call along, but not the call others wait for", async () => {
  const arrival = Promise.withResolvers<Response>();
  let seen: AbortSignal | undefined;
  const { upstream, transport } = upstreamOf((request) => {
    seen = request.signal;
    return request.url.endsWith("x") ? arrival.promise : new Promise(() => undefined);
  });
  const first = new AbortController();
  const second = new AbortController();
  const one = failure(get(upstream, call(first.signal), anHour));
  const other = get(upstream, call(second.signal), anHour);
  await vi.advanceTimersByTimeAsync(0);
  first.abort();
  expect(await one).toMatchObject({ fault: "aborted" });
  expect(seen?.aborted).toBe(false);
  arrival.resolve(Response.json({ ok: true }));
  expect(await other).toEqual({ ok: true });
  expect(transport).toHaveBeenCalledTimes(1);

  const alone = new AbortController();
  const left = failure(upstream.request(call(alone.signal), { path: "/v1/y", parse: (body) => body, cache: anHour }));
  await vi.advanceTimersByTimeAsync(0);
  alone.abort();
  await left;
  expect(seen?.aborted).toBe(true);
});

test("200 askers of a cold key share one call", async () => {
  const { upstream, transport } = upstreamOf(ok);
  const contexts = Array.from({ length: 200 }, () => call());
  await Promise.all(contexts.map((context) => get(upstream, context, anHour)));
  expect(transport).toHaveBeenCalledTimes(1);
  expect(contexts.flatMap((context) => context.trace).filter((entry) => entry.attempts > 0)).toHaveLength(1);
});

test("a copy is fresh, then stale while a new one is fetched, then only used while the upstream fails", async () => {
  let version = 1;
  let isDown = false;
  const { upstream, transport } = upstreamOf(() => (isDown ? status(500) : Promise.resolve(Response.json({ version }))));
  const context = call();
  const ask = (): Promise<unknown> => get(upstream, context, anHour);
  expect(await ask()).toEqual({ version: 1 });
  version = 2;
  await vi.advanceTimersByTimeAsync(900);
  expect(await ask()).toEqual({ version: 1 });
  await vi.advanceTimersByTimeAsync(200);
  expect(await ask()).toEqual({ version: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask()).toEqual({ version: 2 });
  expect(transport).toHaveBeenCalledTimes(2);

  isDown = true;
  await vi.advanceTimersByTimeAsync(5000);
  const old = ask();
  await vi.runAllTimersAsync();
  expect(await old).toEqual({ version: 2 });
  expect(context.trace.map((entry) => entry.cache)).toEqual(["miss", "hit", "stale", "hit", "last-known-good"]);
  expect(context.trace.at(-1)).toMatchObject({ failed: true });

  await vi.advanceTimersByTimeAsync(3_600_000);
  const tooOld = failure(ask());
  await vi.runAllTimersAsync();
  expect(await tooOld).toMatchObject({ status: 500 });
});

test("copies of one shop are not those of another", async () => {
  const { upstream, transport } = upstreamOf(ok);
  await get(upstream, call(), anHour);
  await get(upstream, { ...call(), shop: { ...defaultShop, shopId: 1002 } }, anHour);
  expect(transport).toHaveBeenCalledTimes(2);
});

test("the breaker opens when half of ten calls fail, refuses at once, and lets probes through after 10 s", async () => {
  let isDown = true;
  const { upstream, transport } = upstreamOf(() => (isDown ? status(500) : ok()));
  const write = (): Promise<unknown> => upstream.request(call(), { method: "POST", path: "/w", parse: (body) => body });
  for (let count = 0; count < 10; count++) await failure(write());
  expect(transport).toHaveBeenCalledTimes(10);
  for (let count = 0; count < 20; count++) expect(await failure(write())).toMatchObject({ fault: "broken" });
  expect(transport).toHaveBeenCalledTimes(10);

  isDown = false;
  await vi.advanceTimersByTimeAsync(10_001);
  for (let count = 0; count < 5; count++) await write();
  expect(transport).toHaveBeenCalledTimes(15);
});

test("answers that refuse a request do not open the breaker", async () => {
  const { upstream, transport } = upstreamOf(() => status(404));
  for (let count = 0; count < 30; count++) await failure(get(upstream));
  expect(transport).toHaveBeenCalledTimes(30);
});

test("an outage is retried for a tenth of the calls at most", async () => {
  const { upstream, transport } = upstreamOf((request) => (request.url.endsWith("x") ? status(429) : ok()));
  for (let count = 0; count < 200; count++) {
    const failed = failure(get(upstream));
    await vi.runAllTimersAsync();
    await failed;
  }
  expect(transport.mock.calls.length).toBeLessThanOrEqual(200 * 1.2);
});

test("a body above 5 MB is cut, garbage and redirects are failures, an unfit body is malformed", async () => {
  const bodies: Record<string, () => Response> = {
    "/huge": () => new Response("x".repeat(5 * 1024 * 1024 + 1)),
    "/garbage": () => new Response("<html>", { headers: { "content-type": "application/json" } }),
    "/redirect": () => Response.redirect("http://elsewhere.test/"),
    "/unfit": () => Response.json({ other: 1 }),
  };
  const { upstream } = upstreamOf((request) => Promise.resolve((bodies[new URL(request.url).pathname] ?? (() => Response.error()))()));
  const ask = (path: string): Promise<UpstreamError> =>
    failure(
      upstream.request(call(), {
        method: "POST",
        path,
        parse: (body) => {
          if (typeof body !== "object" || body === null || !("ok" in body)) throw new TypeError("unfit");
          return body;
        },
      }),
    );
  expect(await ask("/huge")).toMatchObject({ fault: "too-large" });
  expect(await ask("/garbage")).toMatchObject({ fault: "malformed" });
  expect(await ask("/redirect")).toMatchObject({ fault: "status", status: 302 });
  expect(await ask("/unfit")).toMatchObject({ fault: "malformed", status: 200 });
});

test("an unchanged answer is not read again", async () => {
  const { upstream } = upstreamOf(ok);
  const parse = vi.fn((body: unknown) => body);
  const never: CachePolicy = { freshMs: 0, staleMs: 0, lastGoodMs: 1000 };
  const ask = (): Promise<unknown> => upstream.request(call(), { path: "/v1/x", parse, cache: never }).then((answer) => answer.data);
  expect(await ask()).toBe(await ask());
  expect(parse).toHaveBeenCalledTimes(1);
});

test("an answer with the same text but another header that matters is read again", async () => {
  let version = 1;
  const { upstream } = upstreamOf(() => Promise.resolve(Response.json({ ok: true }, { headers: { "x-version": String(version) } })));
  const never: CachePolicy = { freshMs: 0, staleMs: 0, lastGoodMs: 1000 };
  const ask = () =>
    upstream.request(call(), {
      path: "/v1/x",
      parse: (_body, _status, headers) => headers.get("x-version"),
      readsHeaders: ["x-version"],
      cache: never,
    });
  expect((await ask()).data).toBe("1");
  version = 2;
  expect((await ask()).data).toBe("2");
});

test("more calls than the bulkhead holds are refused, not queued without end", async () => {
  const { upstream, transport } = upstreamOf(() => new Promise(() => undefined));
  const calls = Array.from({ length: 400 }, (_, index) =>
    failure(upstream.request(call(), { path: `/v1/${index}`, parse: (body) => body })),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(transport).toHaveBeenCalledTimes(32);
  await vi.advanceTimersByTimeAsync(2000);
  const faults = (await Promise.all(calls)).map((error) => error.fault);
  expect(faults.filter((fault) => fault === "overloaded")).toHaveLength(400 - 32 - 256);
});

test("a copy of a public POST belongs to its body", async () => {
  const { upstream, transport } = upstreamOf(async (request) => Response.json(await request.json()));
  const ask = (body: unknown): Promise<unknown> =>
    upstream.request(call(), { method: "POST", path: "/v1/x", body, parse: (data) => data, cache: anHour }).then((answer) => answer.data);
  expect(await ask({ page: 1 })).toEqual({ page: 1 });
  expect(await ask({ page: 2 })).toEqual({ page: 2 });
  expect(await ask({ page: 1 })).toEqual({ page: 1 });
  expect(transport).toHaveBeenCalledTimes(2);
});
