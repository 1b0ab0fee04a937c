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
