import { FetchError, type StorefrontAPIClient } from "@scayle/storefront-api";
import { afterAll, beforeAll, expect, it } from "vitest";

import { conformanceSeed } from "./testing/conformance-seed.ts";
import { sdkClient } from "./testing/sdk-client.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

let upstream: TestUpstream;
let sdk: StorefrontAPIClient;

beforeAll(async () => {
  upstream = await createTestUpstream(conformanceSeed);
  sdk = sdkClient(upstream.handle);
});

afterAll(() => upstream.close());

it("the wishlist is read, filled and emptied by the SDK", async () => {
  const wishlistKey = "sdk-conformance-wishlist-01";
  const productId = upstream.ids.products.get("03-1481-A") ?? 0;
  const variantId = upstream.ids.variants.get("A140") ?? 0;
  const withAll = { items: { product: { attributes: "all" as const }, variant: { attributes: "all" as const } } };
  expect(await sdk.wishlist.get(wishlistKey)).toEqual({ key: wishlistKey, items: [] });
  expect(await sdk.wishlist.addItem(wishlistKey, { productId })).toMatchObject({ type: "success", statusCode: 201 });
  const added = await sdk.wishlist.addItem(wishlistKey, { variantId }, { with: withAll });
  expect(added).toMatchObject({ type: "success", wishlist: { items: [{ productId }, { variantId }] } });
  expect(added.wishlist.items[1]).toMatchObject({ product: { attributes: { brand: {} } }, variant: { attributes: { size: {} } } });
  expect(await sdk.wishlist.addItem(wishlistKey, { productId })).toMatchObject({ type: "failure", kind: "ItemAlreadyPresent" });
  expect(await sdk.wishlist.addItem(wishlistKey, { productId: 999_999 })).toMatchObject({ type: "failure", kind: "ItemUnavailable" });
  const [first] = added.wishlist.items;
  expect(await sdk.wishlist.deleteItem(wishlistKey, first!.key)).toMatchObject({ items: [{ variantId }] });
  await expect(sdk.wishlist.deleteItem(wishlistKey, first!.key)).rejects.toThrow(FetchError);
});
