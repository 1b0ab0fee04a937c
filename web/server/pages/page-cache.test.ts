// @vitest-environment node
import { beforeEach, expect, test } from "vitest";
import { type DataVersions, isOutdated } from "@warmeland/schema/rules/data-versions.ts";
import { EncodedBody } from "#server/encoded-body.ts";
import { Overloaded, PageCache } from "./page-cache.ts";
import type { StoredPage } from "./stored-page.ts";

const second = 1000;
const hour = 3600 * second;
const target = { key: "/matrassen" };

let now = 0;
let renders = 0;
let next: () => Promise<Partial<StoredPage>> | Partial<StoredPage>;
let failures: unknown[];
let newest: DataVersions;

function createCache(maxRenders = 10): PageCache<{ key: string }> {
  return new PageCache({
    now: () => now,
    maxBytes: 1024 * 1024,
    maxRenders,
    isOutdated: ({ versions }) => isOutdated(versions, newest),
    onFailure: (_target, reason) => failures.push(reason),
    render: async () => {
      renders += 1;
      const number = renders;
      const versions = { ...newest };
      const made = await next();
      const body = new EncodedBody(new TextEncoder().encode(`page ${number}`));
      return {
        status: 200,
        headers: {},
        etag: `W/"${number}"`,
        body,
        renderedAt: now,
        complete: true,
        versions,
        ...made,
      };
    },
  });
}

beforeEach(() => {
  now = 1_000_000;
  renders = 0;
  failures = [];
  newest = { catalogue: 7 };
  next = () => ({});
});

test("for 30 seconds a page is sent as it is", async () => {
  const cache = createCache();
  const first = await cache.page(target);
  now += 29 * second;
  expect(await cache.page(target)).toBe(first);
  expect(cache.fresh(target.key)).toBe(first);
  expect(renders).toBe(1);
});

test("a page of before an import is rendered anew at once, and serves only while that fails", async () => {
  const cache = createCache();
  const first = await cache.page(target);
  newest = { catalogue: 8 };
  expect(cache.fresh(target.key)).toBeUndefined();
  next = () => Promise.reject(new Error("the gateway is away"));
  expect(await cache.page(target)).toBe(first);
  now += 6 * second;
  next = () => ({});
  const anew = await cache.page(target);
  expect(anew).not.toBe(first);
  expect(cache.fresh(target.key)).toBe(anew);
});

test("for 30 more it is sent at once while a new one is rendered behind it", async () => {
  const cache = createCache();
  const first = await cache.page(target);
  now += 31 * second;
  expect(cache.fresh(target.key)).toBeUndefined();
  expect(cache.page(target)).toBe(first);
  await Promise.resolve();
  await new Promise(setImmediate);
  expect((await cache.page(target)).etag).toBe('W/"2"');
  expect(renders).toBe(2);
});

test("after a minute the visitor waits for the new one", async () => {
  const cache = createCache();
  await cache.page(target);
  now += 61 * second;
  expect((await cache.page(target)).etag).toBe('W/"2"');
});

test("a hundred visitors of one address cause one render", async () => {
  const cache = createCache();
  const pages = await Promise.all(Array.from({ length: 100 }, async () => cache.page(target)));
  expect(new Set(pages).size).toBe(1);
  expect(renders).toBe(1);
});

test("while an upstream fails the older page is sent, at most a day old", async () => {
  const cache = createCache();
  const first = await cache.page(target);
  next = () => ({ status: 503 });
  now += 2 * hour;
  expect(await cache.page(target)).toBe(first);
  expect(failures).toHaveLength(1);
  now += 23 * hour;
  expect((await cache.page(target)).status).toBe(503);
});

test("after a failure the older page comes without waiting, and is tried again five seconds later", async () => {
  const cache = createCache();
  const first = await cache.page(target);
  next = () => Promise.reject(new Error("no connection"));
  now += 2 * hour;
  expect(await cache.page(target)).toBe(first);
  expect(cache.page(target)).toBe(first);
  expect(renders).toBe(2);
  next = () => ({});
  now += 6 * second;
  expect((await cache.page(target)).etag).toBe('W/"3"');
});

test("a failure without an older page is the visitor's response and is never cached", async () => {
  const cache = createCache();
  next = () => ({ status: 503 });
  expect((await cache.page(target)).status).toBe(503);
  next = () => ({});
  expect((await cache.page(target)).status).toBe(200);
});

test("a page with a part missing replaces no complete one, and is cached for a second alone", async () => {
  const cache = createCache();
  next = () => ({ complete: false });
  const partial = await cache.page(target);
  expect(partial.complete).toBe(false);
  expect(await cache.page(target)).toBe(partial);
  next = () => ({});
  now += 1100;
  const whole = await cache.page(target);
  expect(whole.complete).toBe(true);
  next = () => ({ complete: false });
  now += 61 * second;
  expect(await cache.page(target)).toBe(whole);
});

test("pages that are not cached take part in the limit of renders, and make way for the next", async () => {
  const cache = createCache(2);
  const cached = await cache.page(target);
  const slow = Promise.withResolvers<Partial<StoredPage>>();
  next = () => slow.promise;
  const first = cache.uncached({ key: "/winkelwagen" });
  const second = cache.uncached({ key: "/winkelwagen" });
  await expect(cache.uncached({ key: "/inloggen" })).rejects.toThrow(Overloaded);
  await expect(async () => cache.page({ key: "/nieuw" })).rejects.toThrow(Overloaded);
  expect(await cache.page(target)).toBe(cached);
  slow.resolve({});
  expect((await first).etag).not.toBe((await second).etag);
  expect((await cache.uncached({ key: "/winkelwagen" })).status).toBe(200);
});

test("a page that is not cached and fails gives its place back", async () => {
  const cache = createCache(1);
  next = () => Promise.reject(new Error("broken"));
  for (let index = 0; index < 3; index += 1)
    await expect(cache.uncached({ key: "/winkelwagen" })).rejects.toThrow("broken");
});

test("between two renders other work runs, however many wait", async () => {
  const cache = createCache(64);
  const delays: number[] = [];
  next = () => {
    delays.push(rounds);
    return {};
  };
  let rounds = 0;
  let isOver = false;
  const count = (): void => {
    rounds += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 20 }, async (_, index) => cache.page({ key: `/p/${index}` })));
  isOver = true;
  expect(new Set(delays).size).toBe(20);
});

test("what was not found is weighed too: long pages of made-up addresses do not pile up", async () => {
  const cache = createCache();
  next = () => ({ status: 404, body: new EncodedBody(new Uint8Array(100_000)) });
  for (let index = 0; index < 10; index += 1) await cache.page({ key: `/nergens-${index}` });
  const before = renders;
  for (let index = 0; index < 10; index += 1) await cache.page({ key: `/nergens-${index}` });
  expect(renders - before).toBeGreaterThan(5);
});

test("made-up addresses push out no page", async () => {
  const cache = createCache();
  const first = await cache.page(target);
  next = () => ({ status: 404 });
  for (let index = 0; index < 2000; index += 1) await cache.page({ key: `/nergens-${index}` });
  expect(cache.fresh(target.key)).toBe(first);
});

test("a page that is gone is not found, though it was there before", async () => {
  const cache = createCache();
  await cache.page(target);
  next = () => ({ status: 404 });
  now += 61 * second;
  expect((await cache.page(target)).status).toBe(404);
  expect((await cache.page(target)).status).toBe(404);
  expect(renders).toBe(2);
});

test("beyond the room for renders, what has an older page gets it and the rest is refused", async () => {
  const cache = createCache(1);
  const first = await cache.page(target);
  now += 61 * second;
  next = () => new Promise(() => {});
  void cache.page({ key: "/traag" });
  expect(await cache.page(target)).toBe(first);
  await expect(cache.page({ key: "/nieuw" })).rejects.toThrow(Overloaded);
});
