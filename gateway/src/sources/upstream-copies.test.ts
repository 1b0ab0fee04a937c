import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anHour, call, failure, get, ok, status, upstreamOf } from "#gateway/testing/scripted-upstream.ts";
import type { CachePolicy } from "./shared-cache.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("200 callers of a cold key share one call", async () => {
  const { upstream, transport } = upstreamOf(ok);
  const contexts = Array.from({ length: 200 }, () => call());
  await Promise.all(contexts.map((context) => get(upstream, context, anHour)));
  expect(transport).toHaveBeenCalledTimes(1);
  expect(contexts.flatMap((context) => context.trace).filter((entry) => entry.attempts > 0)).toHaveLength(1);
});

test("a copy is fresh, then stale while a new one is fetched, then only used while the upstream fails", async () => {
  let version = 1;
  let isDown = false;
  const { upstream, transport } = upstreamOf(() =>
    isDown ? status(500) : Promise.resolve(Response.json({ version })),
  );
  const context = call();
  const send = (): Promise<unknown> => get(upstream, context, anHour);
  expect(await send()).toEqual({ version: 1 });
  version = 2;
  await vi.advanceTimersByTimeAsync(900);
  expect(await send()).toEqual({ version: 1 });
  await vi.advanceTimersByTimeAsync(200);
  expect(await send()).toEqual({ version: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(await send()).toEqual({ version: 2 });
  expect(transport).toHaveBeenCalledTimes(2);

  isDown = true;
  await vi.advanceTimersByTimeAsync(5000);
  const old = send();
  await vi.runAllTimersAsync();
  expect(await old).toEqual({ version: 2 });
  expect(context.trace.map((entry) => entry.cache)).toEqual(["miss", "hit", "stale", "hit", "last-known-good"]);
  expect(context.trace.at(-1)).toMatchObject({ failed: true });

  await vi.advanceTimersByTimeAsync(3_600_000);
  const tooOld = failure(send());
  await vi.runAllTimersAsync();
  expect(await tooOld).toMatchObject({ status: 500 });
});

test("copies of one shop are not those of another", async () => {
  const { upstream, transport } = upstreamOf(ok);
  await get(upstream, call(), anHour);
  await get(upstream, { ...call(), shop: { ...defaultShop, shopId: 1002 } }, anHour);
  expect(transport).toHaveBeenCalledTimes(2);
});

test("an unchanged response is not read again", async () => {
  const { upstream } = upstreamOf(ok);
  const parse = vi.fn((body: unknown) => body);
  const never: CachePolicy = { freshMs: 0, staleMs: 0, lastGoodMs: 1000 };
  const send = (): Promise<unknown> =>
    upstream.request(call(), { path: "/v1/x", parse, cache: never }).then((response) => response.data);
  expect(await send()).toBe(await send());
  expect(parse).toHaveBeenCalledTimes(1);
});

test("a response with the same text but another header that matters is read again", async () => {
  let version = 1;
  const { upstream } = upstreamOf(() =>
    Promise.resolve(Response.json({ ok: true }, { headers: { "x-version": String(version) } })),
  );
  const never: CachePolicy = { freshMs: 0, staleMs: 0, lastGoodMs: 1000 };
  const send = () =>
    upstream.request(call(), {
      path: "/v1/x",
      parse: (_body, _status, headers) => headers.get("x-version"),
      readsHeaders: ["x-version"],
      cache: never,
    });
  expect((await send()).data).toBe("1");
  version = 2;
  expect((await send()).data).toBe("2");
});

test("a copy of a public POST belongs to its body", async () => {
  const { upstream, transport } = upstreamOf(async (request) => Response.json(await request.json()));
  const send = (body: unknown): Promise<unknown> =>
    upstream
      .request(call(), { method: "POST", path: "/v1/x", body, parse: (data) => data, cache: anHour })
      .then((response) => response.data);
  expect(await send({ page: 1 })).toEqual({ page: 1 });
  expect(await send({ page: 2 })).toEqual({ page: 2 });
  expect(await send({ page: 1 })).toEqual({ page: 1 });
  expect(transport).toHaveBeenCalledTimes(2);
});
