import { FetchError, type StorefrontAPIClient } from "@scayle/storefront-api";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { conformanceSeed } from "./testing/conformance-seed.ts";
import { sdkClient } from "./testing/sdk-client.ts";
import { markNewVersion } from "./testing/seed-catalogue.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

let upstream: TestUpstream;
let sdk: StorefrontAPIClient;

beforeAll(async () => {
  upstream = await createTestUpstream(conformanceSeed);
  sdk = sdkClient(upstream.handle);
});

afterAll(() => upstream.close());

/** Products beside those of the seed; gives their ids. */
async function addProducts(count: number): Promise<number[]> {
  const { db } = upstream.database;
  const { rows } = await sql<{ product_id: number }>`
    insert into product (reference_key, master_key, first_live_at, data)
    select 'more-' || number, 'more-' || number, first_live_at, data
    from product, generate_series(1, ${count}::integer) number
    where reference_key = '04-0001-A'
    returning product_id`.execute(db);
  await markNewVersion(db);
  return rows.map((row) => row.product_id);
}

it("the wishlist is read, filled and emptied by the SDK", async () => {
  const wishlistKey = "sdk-conformance-wishlist-01";
  const productId = upstream.ids.products.get("03-1481-A") ?? 0;
  const variantId = upstream.ids.variants.get("A140") ?? 0;
  const withAll = { items: { product: { attributes: "all" as const }, variant: { attributes: "all" as const } } };
  expect(await sdk.wishlist.get(wishlistKey)).toEqual({ key: wishlistKey, items: [] });
  expect(await sdk.wishlist.addItem(wishlistKey, { productId })).toMatchObject({ type: "success", statusCode: 201 });
  const added = await sdk.wishlist.addItem(wishlistKey, { variantId }, { with: withAll });
  expect(added).toMatchObject({ type: "success", wishlist: { items: [{ productId }, { variantId }] } });
  expect(added.wishlist.items[1]).toMatchObject({
    product: { attributes: { brand: {} } },
    variant: { attributes: { size: {} } },
  });
  expect(await sdk.wishlist.addItem(wishlistKey, { productId })).toMatchObject({
    type: "failure",
    kind: "ItemAlreadyPresent",
  });
  expect(await sdk.wishlist.addItem(wishlistKey, { productId: 999_999 })).toMatchObject({
    type: "failure",
    kind: "ItemUnavailable",
  });
  const [first] = added.wishlist.items;
  expect(await sdk.wishlist.deleteItem(wishlistKey, first!.key)).toMatchObject({ items: [{ variantId }] });
  await expect(sdk.wishlist.deleteItem(wishlistKey, first!.key)).rejects.toThrow(FetchError);
});

it("every refusal carries the wishlist, a full one with its 200 wishes", async () => {
  const wishlistKey = "sdk-conformance-wishlist-02";
  const productId = upstream.ids.products.get("03-1481-A") ?? 0;
  await sdk.wishlist.addItem(wishlistKey, { productId });
  const present = await sdk.wishlist.addItem(wishlistKey, { productId });
  expect(present).toMatchObject({
    statusCode: 409,
    kind: "ItemAlreadyPresent",
    wishlist: { key: wishlistKey, items: [{ productId }] },
  });
  const unknown = await sdk.wishlist.addItem(wishlistKey, { variantId: 2_000_000_000 });
  expect(unknown).toMatchObject({
    statusCode: 412,
    kind: "ItemUnavailable",
    wishlist: { key: wishlistKey, items: [{ productId }] },
  });
  await expect(sdk.wishlist.addItem("a-guess", { productId })).rejects.toThrow(FetchError);

  const products = await addProducts(200);
  await upstream.json("POST", `/v1/wishlists/${wishlistKey}/items:batch`, {
    body: { items: products.slice(1).map((id) => ({ productId: id })) },
    status: 201,
  });
  const full = await sdk.wishlist.addItem(wishlistKey, { productId: products[0]! });
  expect(full).toMatchObject({
    type: "failure",
    statusCode: 413,
    kind: "MaximumItemCountReached",
    wishlist: { key: wishlistKey },
  });
  expect(full.wishlist.items).toHaveLength(200);
});
