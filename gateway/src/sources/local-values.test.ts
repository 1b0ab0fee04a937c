import { expect, test, vi } from "vitest";
import { call } from "#gateway/testing/scripted-upstream.ts";
import type { CachePolicy } from "./shared-cache.ts";
import { Upstream } from "./http.ts";

const alwaysRequested: CachePolicy = { freshMs: 0, staleMs: 0, lastGoodMs: 1000 };

function localUpstream(response: () => Response): Upstream {
  return new Upstream({
    name: "commerce",
    transport: () => Promise.resolve(response()),
    isLocal: true,
    baseUrl: "http://commerce.internal",
    timeoutMs: 2000,
  });
}

function valueResponse(value: unknown, more: PropertyDescriptorMap = {}): Response {
  return Object.defineProperties(Response.json(value), { json: { value: () => Promise.resolve(value) }, ...more });
}

function requester(upstream: Upstream, parse: (body: unknown) => unknown) {
  return async () => (await upstream.request(call(), { path: "/v1/x", parse, cache: alwaysRequested })).data;
}

test("a response of the same process that has its value at hand is not written out, and read once as long as it is the same", async () => {
  const written = vi.fn();
  let value = Object.freeze({ version: 1 });
  const upstream = localUpstream(() => valueResponse(value, { text: { value: written }, weight: { value: 10 } }));
  const parse = vi.fn((body: unknown) => body);
  const send = requester(upstream, parse);
  expect(await send()).toBe(value);
  expect(await send()).toBe(value);
  expect(parse).toHaveBeenCalledTimes(1);
  value = Object.freeze({ version: 1 });
  expect(await send()).toBe(value);
  expect(parse).toHaveBeenCalledTimes(2);
  expect(written).not.toHaveBeenCalled();
});

test("a value whose size nobody knows is cached as its text", async () => {
  const value = { version: 1 };
  const send = requester(
    localUpstream(() => valueResponse(value)),
    (body) => body,
  );
  const cached = await send();
  expect(cached).toEqual(value);
  expect(cached).not.toBe(value);
  expect(await send()).toBe(cached);
});

test("a copy of a value larger than all copies together may be is not cached", async () => {
  let isDown = false;
  const upstream = localUpstream(() =>
    isDown
      ? new Response(null, { status: 500 })
      : valueResponse({ version: 1 }, { weight: { value: 64 * 1024 * 1024 } }),
  );
  const send = requester(upstream, (body) => body);
  expect(await send()).toEqual({ version: 1 });
  isDown = true;
  await expect(send()).rejects.toMatchObject({ status: 500 });
});
