import type { StorefrontAPIClient } from "@scayle/storefront-api";
import { afterAll, beforeAll, expect, it } from "vitest";

import { conformanceSeed } from "./testing/conformance-seed.ts";
import { sdkClient } from "./testing/sdk-client.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

let upstream: TestUpstream;
let sdk: StorefrontAPIClient;

const redirect = (shop_id: number, source: string, target: string, status_code: number) => ({
  shop_id,
  source,
  target,
  status_code,
});

beforeAll(async () => {
  upstream = await createTestUpstream(conformanceSeed);
  sdk = sdkClient(upstream.handle);
  await upstream.database.db
    .insertInto("redirect")
    .values([
      redirect(1001, "/oude-bedden", "/slapen", 301),
      redirect(1001, "/merk", "https://example.com/merk", 302),
      redirect(1002, "/oude-bedden", "/be/slapen", 301),
    ])
    .execute();
});

afterAll(() => upstream.close());

it("the SDK reads the redirects of its shop page by page", async () => {
  const first = await sdk.redirects.get({ pagination: { page: 1, perPage: 1 } });
  expect(first.entities).toEqual([
    { id: expect.any(Number), source: "/oude-bedden", target: "/slapen", statusCode: 301 },
  ]);
  expect(first.pagination).toMatchObject({ current: 1, total: 2, page: 1, last: 2 });
  expect((await sdk.redirects.get({ pagination: { page: 2, perPage: 1 } })).entities).toMatchObject([
    { target: "https://example.com/merk" },
  ]);
});

it("the SDK looks a path up, however it is written, and learns when nothing moved", async () => {
  expect(await sdk.redirects.post("/oude-bedden")).toMatchObject({ target: "/slapen", statusCode: 301 });
  expect(await sdk.redirects.post("/oude-bedden/?utm_source=folder")).toMatchObject({ target: "/slapen" });
  for (const url of ["/oude", "/", "", "oude-bedden", "//oude-bedden", "https://example.com/oude-bedden"]) {
    expect(await sdk.redirects.post(url)).toBeUndefined();
  }
});
