import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anHour, call, failure, get, ok, status, upstreamOf } from "#gateway/testing/scripted-upstream.ts";
import type { UpstreamError } from "./upstream-error.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])("a GET that gets %i is sent once more", async (code) => {
  const responses = [status(code), ok()];
  const { upstream, transport } = upstreamOf(() => responses.shift() ?? ok());
  const context = call();
  const data = get(upstream, context);
  await vi.runAllTimersAsync();
  expect(await data).toEqual({ ok: true });
  expect(transport).toHaveBeenCalledTimes(2);
  expect(context.trace).toMatchObject([
    { upstream: "commerce", path: "/v1/x", status: 200, attempts: 2, cache: "none", failed: false },
  ]);
});

test("a GET is sent twice at most, a 404 once, a write once", async () => {
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

  expect(
    await failure(upstream.request(call(), { method: "POST", path: "/v1/x", body: { a: 1 }, parse: (body) => body })),
  ).toMatchObject({
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

test("a body above 5 MB is cut, garbage and redirects are failures, an unfit body is malformed", async () => {
  const bodies: Record<string, () => Response> = {
    "/huge": () => new Response("x".repeat(5 * 1024 * 1024 + 1)),
    "/garbage": () => new Response("<html>", { headers: { "content-type": "application/json" } }),
    "/redirect": () => Response.redirect("http://elsewhere.test/"),
    "/unfit": () => Response.json({ other: 1 }),
  };
  const { upstream } = upstreamOf((request) =>
    Promise.resolve((bodies[new URL(request.url).pathname] ?? (() => Response.error()))()),
  );
  const send = (path: string): Promise<UpstreamError> =>
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
  expect(await send("/huge")).toMatchObject({ fault: "too-large" });
  expect(await send("/garbage")).toMatchObject({ fault: "malformed" });
  expect(await send("/redirect")).toMatchObject({ fault: "status", status: 302 });
  expect(await send("/unfit")).toMatchObject({ fault: "malformed", status: 200 });
});
