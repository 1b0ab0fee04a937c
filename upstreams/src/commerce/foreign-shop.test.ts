import { afterAll, beforeAll, expect, test } from "vitest";

import type { BasketResponse } from "./testing/test-baskets.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

const key = "a-basket-key-of-one-shop-only-31";
let upstream: TestUpstream;
let dutch: number;

beforeAll(async () => {
  upstream = await createTestUpstream({
    shops: [1001, 1002],
    categories: [{ path: "/slapen" }],
    products: [
      { key: "here", categories: ["/slapen"], variants: [{ key: "dutch", cents: 12_345, stock: 5 }] },
      { key: "there", categories: ["/slapen"], variants: [{ key: "belgian", column: "be", cents: 99, stock: 5 }] },
    ],
  });
  dutch = upstream.ids.variants.get("dutch")!;
  await upstream.json("POST", `/v1/baskets/${key}/items`, { body: { variantId: dutch, quantity: 1 }, status: 201 });
  await upstream.json("POST", `/v1/wishlists/${key}/items`, { body: { variantId: dutch }, status: 201 });
});
afterAll(() => upstream.close());

test("baskets and wishlists of one shop are unknown in another, where its articles cannot be bought", async () => {
  const abroad = "?shopId=1002";
  expect(await upstream.json(`GET`, `/v1/baskets/${key}${abroad}`)).toMatchObject({
    version: 0,
    items: [],
    cost: { withTax: 0 },
  });
  expect(await upstream.json(`GET`, `/v1/wishlists/${key}${abroad}`)).toMatchObject({ items: [] });
  const added = await upstream.call("POST", `/v1/baskets/${key}/items${abroad}`, { variantId: dutch, quantity: 1 });
  expect([added.status, ((await added.json()) as BasketResponse).items]).toEqual([412, []]);
  const own = await upstream.json<BasketResponse>("GET", `/v1/baskets/${key}`);
  expect(own).toMatchObject({ version: 1, items: [{ quantity: 1 }], cost: { withTax: 12_345 } });
  const path = `/v1/baskets/${key}/items/${own.items[0]!.key}${abroad}`;
  for (const [method, body] of [["PATCH", { quantity: 2 }] as const, ["DELETE", undefined] as const])
    expect((await upstream.call(method, path, body)).status).toBe(404);
  expect(await upstream.json("GET", `/v1/baskets/${key}`)).toEqual(own);
});

async function listed(shopId: number): Promise<string[]> {
  const { entities } = await upstream.json<{ entities: { referenceKey: string }[] }>(
    "GET",
    `/v1/products?shopId=${shopId}`,
  );
  return entities.map(({ referenceKey }) => referenceKey);
}

test("products and prices of one shop are not another's", async () => {
  expect([await listed(1001), await listed(1002)]).toEqual([["here"], ["there"]]);
});

test.each(["?shopId=1001,1002", "?shopId=1001%2C1002", "?shopId=", "?shopId=-1001", "?shopId=1001%20or%201=1"])(
  "%s names no shop",
  async (query) => {
    for (const path of [`/v1/baskets/${key}`, "/v1/products", `/v1/wishlists/${key}`])
      expect((await upstream.call("GET", path + query)).status).toBe(400);
  },
);
