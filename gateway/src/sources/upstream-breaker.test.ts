import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, failure, get, ok, status, upstreamOf } from "#gateway/testing/scripted-upstream.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the breaker opens when half of ten calls fail, refuses at once, and lets probes through after 10 s", async () => {
  let isDown = true;
  const { upstream, transport } = upstreamOf(() => (isDown ? status(503) : ok()));
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

const problem = (code: number): Promise<Response> =>
  Promise.resolve(
    new Response(JSON.stringify({ code: "payment-unavailable" }), {
      status: code,
      headers: { "content-type": "application/problem+json" },
    }),
  );

test.each([
  ["a refusal", () => status(404)],
  ["the fault of a single procedure", () => status(500)],
  ["an explained outage of somebody else", () => problem(502)],
  [
    "a response that cannot be understood",
    () => Promise.resolve(new Response("{", { headers: { "content-type": "application/json" } })),
  ],
])("%s does not open the breaker", async (_name, response) => {
  const { upstream, transport } = upstreamOf(response);
  const write = (): Promise<unknown> => upstream.request(call(), { method: "POST", path: "/w", parse: (body) => body });
  for (let count = 0; count < 30; count++) await failure(write());
  expect(transport).toHaveBeenCalledTimes(30);
});

test.each([502, 503, 504])("%i opens it", async (code) => {
  const { upstream, transport } = upstreamOf(() => status(code));
  for (let count = 0; count < 30; count++)
    await failure(upstream.request(call(), { method: "POST", path: "/w", parse: (body) => body }));
  expect(transport).toHaveBeenCalledTimes(10);
});

test("calls with a guard of their own neither use up the places of the others nor open their breaker", async () => {
  const { upstream } = upstreamOf((request) => (request.url.endsWith("/pay") ? new Promise(() => undefined) : ok()));
  const pay = (): Promise<unknown> =>
    failure(upstream.request(call(), { method: "POST", path: "/pay", ownGuard: "pay", parse: (body) => body }));
  const waiting = Array.from({ length: 100 }, pay);
  expect(await get(upstream)).toEqual({ ok: true });
  await vi.advanceTimersByTimeAsync(2001);
  await Promise.all(waiting);
  expect(await pay()).toMatchObject({ fault: "broken" });
  expect(await get(upstream)).toEqual({ ok: true });
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
