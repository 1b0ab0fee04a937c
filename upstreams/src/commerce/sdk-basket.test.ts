import { ExistingItemHandling, FetchError, type StorefrontAPIClient } from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

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

const id = {
  variant: (key: string) => upstream.ids.variants.get(key) ?? 0,
};

describe("the basket", () => {
  const key = "sdk-conformance-basket-01";

  it("is read, filled, changed and emptied by the SDK", async () => {
    expect(await sdk.basket.get(key)).toMatchObject({ type: "success", basket: { key, items: [] } });
    const withAll = {
      with: { items: { product: { attributes: "all" as const }, variant: { attributes: "all" as const } } },
    };
    const added = await sdk.basket.addItem(key, id.variant("A140"), 1, {
      ...withAll,
      displayData: { name: { key: "name", label: "Naam", value: "Matras" } },
    });
    expect(added).toMatchObject({ type: "success", statusCode: 201 });
    const item = added.basket.items[0]!;
    expect(item).toMatchObject({
      product: { attributes: { brand: {} } },
      variant: { attributes: { size: {} } },
      displayData: { name: { value: "Matras" } },
    });
    expect(await sdk.basket.addItem(key, id.variant("A140"), 1)).toMatchObject({
      type: "failure",
      kind: "VariantAlreadyPresent",
      basket: { key },
    });
    expect(await sdk.basket.addItem(key, id.variant("B90"), 1)).toMatchObject({
      type: "failure",
      kind: "ItemUnavailable",
      basket: { key },
    });
    expect(await sdk.basket.updateItem(key, item.key, 2)).toMatchObject({ type: "success", statusCode: 200 });
    expect(await sdk.basket.updateItem(key, item.key, 7)).toMatchObject({
      type: "failure",
      kind: "ItemAddedWithReducedQuantity",
      basket: { items: [{ quantity: 2 }] },
    });
    expect(await sdk.basket.updateItem(key, "nobody", 2)).toMatchObject({
      type: "failure",
      kind: "BasketItemNotFound",
      basket: { key },
    });
    expect(await sdk.basket.deleteItem(key, item.key)).toMatchObject({ items: [] });
    await expect(sdk.basket.deleteItem(key, item.key)).rejects.toThrow(FetchError);
  });

  it("takes the SDK's adding of several items in every way of handling", async () => {
    const handlings = Object.values(ExistingItemHandling);
    const quantities: number[] = [];
    for (const existingItemHandling of handlings) {
      const items = [{ variantId: id.variant("A90"), quantity: 2 }];
      const result = await sdk.basket.addOrUpdateItems(key, items, {}, { existingItemHandling });
      expect(result.type).toBe("success");
      quantities.push(result.basket.items[0]!.quantity);
    }
    expect(handlings).toEqual([
      "KeepExisting",
      "AddQuantityToExisting",
      "ReplaceExisting",
      "ReplaceExistingWithCombinedQuantity",
    ]);
    expect(quantities).toEqual([2, 4, 2, 4]);
  });
});
