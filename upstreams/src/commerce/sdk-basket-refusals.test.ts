import { ExistingItemHandling, FetchError, type StorefrontAPIClient } from "@scayle/storefront-api";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { addPromotions, promotionLine } from "./promotions/testing/test-promotions.ts";
import { conformanceSeed } from "./testing/conformance-seed.ts";
import { sdkClient } from "./testing/sdk-client.ts";
import { group, groupedItems } from "./testing/test-baskets.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

let upstream: TestUpstream;
let sdk: StorefrontAPIClient;
let key = "";
let keyCount = 0;

beforeAll(async () => {
  upstream = await createTestUpstream(conformanceSeed);
  sdk = sdkClient(upstream.handle);
  const gift = { type: "gift", variants: ["C1"], most: 1 };
  await addPromotions(upstream.database.db, promotionLine("gift", { minQuantity: 2, effect: gift }));
});
beforeEach(() => {
  keyCount += 1;
  key = `sdk-refusal-basket-${String(keyCount).padStart(6, "0")}`;
});
afterAll(() => upstream.close());

const variant = (name: string) => upstream.ids.variants.get(name) ?? 0;

async function setStock(name: string, quantity: number): Promise<void> {
  await upstream.database.db.updateTable("stock").set({ quantity }).where("variant_id", "=", variant(name)).execute();
}

describe("every response to adding an item carries the basket", () => {
  it("201: as it is now", async () => {
    const added = await sdk.basket.addItem(key, variant("A140"), 2);
    expect(added).toMatchObject({
      type: "success",
      statusCode: 201,
      basket: { key, items: [{ quantity: 2, status: "available" }] },
    });
    expect(added.basket.cost).toMatchObject({
      withTax: 99_800,
      withoutTax: 82_479,
      tax: { vat: { amount: 17_321, rate: 0.21 } },
    });
  });

  it("206: changed, but with less", async () => {
    const less = { type: "failure", statusCode: 206, kind: "ItemAddedWithReducedQuantity" };
    expect(await sdk.basket.addItem(key, variant("A140"), 5)).toMatchObject({
      ...less,
      basket: { key, items: [{ quantity: 2 }] },
    });
    expect((await sdk.basket.get(key)).basket.items).toMatchObject([{ quantity: 2, availableQuantity: 2 }]);
  });

  it("409: the line that is there already", async () => {
    await sdk.basket.addItem(key, variant("A90"), 1);
    const refused = {
      type: "failure",
      statusCode: 409,
      kind: "VariantAlreadyPresent",
      basket: { key, items: [{ quantity: 1 }] },
    };
    expect(await sdk.basket.addItem(key, variant("A90"), 3)).toMatchObject(refused);
    const elsewhere = await sdk.basket.addItem(key, variant("A90"), 3, { itemGroup: group("kamer") });
    expect(elsewhere).toMatchObject({
      type: "success",
      basket: { items: [{ quantity: 1 }, { quantity: 3, itemGroup: { id: "kamer" } }] },
    });
  });

  it.each([
    ["sold out", () => variant("B90")],
    ["unknown", () => 2_000_000_000],
  ])("412: without what is %s", async (_, id) => {
    await sdk.basket.addItem(key, variant("A90"), 1);
    const refused = {
      type: "failure",
      statusCode: 412,
      kind: "ItemUnavailable",
      basket: { key, items: [{ quantity: 1 }] },
    };
    expect(await sdk.basket.addItem(key, id(), 1)).toMatchObject(refused);
  });

  it("413: with 200 lines and no more", async () => {
    const body = { items: groupedItems(variant("A90"), 1).concat(groupedItems(variant("C1"), 1)) };
    await setStock("A90", 500);
    await upstream.json("POST", `/v1/baskets/${key}/items:batch`, {
      body: { items: groupedItems(variant("A90"), 200) },
      status: 201,
    });
    const full = await sdk.basket.addItem(key, variant("C1"), 1);
    expect(full).toMatchObject({ type: "failure", statusCode: 413, kind: "MaximumItemCountReached", basket: { key } });
    expect(full.basket.items).toHaveLength(200);
    const refused = await upstream.json<typeof full.basket>("POST", `/v1/baskets/${key}/items:batch`, {
      body,
      status: 413,
    });
    expect([refused.key, refused.items.length]).toEqual([key, 200]);
  });

  it("412 and 206 for a gift that is not earned, and for more than is earned", async () => {
    const refused = { type: "failure", statusCode: 412, kind: "ItemUnavailable", basket: { key, items: [] } };
    expect(await sdk.basket.addItem(key, variant("C1"), 1, { promotions: [{ id: "gift" }] })).toMatchObject(refused);
    await sdk.basket.addItem(key, variant("A90"), 2);
    const less = await sdk.basket.addItem(key, variant("C1"), 3, { promotions: [{ id: "gift" }] });
    expect(less).toMatchObject({ type: "failure", statusCode: 206, kind: "ItemAddedWithReducedQuantity" });
    expect(less.basket.items).toMatchObject([{ quantity: 2 }, { quantity: 1, price: { total: { withTax: 0 } } }]);
  });
});

describe("every response to changing an item carries the basket", () => {
  it("200, 206, 404 and 412", async () => {
    const { basket } = await sdk.basket.addItem(key, variant("A140"), 1);
    const itemKey = basket.items[0]!.key;
    expect(await sdk.basket.updateItem(key, itemKey, 2)).toMatchObject({
      type: "success",
      statusCode: 200,
      basket: { key },
    });
    expect(await sdk.basket.updateItem(key, itemKey, 9)).toMatchObject({
      statusCode: 206,
      kind: "ItemAddedWithReducedQuantity",
      basket: { key, items: [{ key: itemKey, quantity: 2 }] },
    });
    expect(await sdk.basket.updateItem(key, "nobody", 1)).toMatchObject({
      statusCode: 404,
      kind: "BasketItemNotFound",
      basket: { key },
    });
    await setStock("A140", 0);
    expect(await sdk.basket.updateItem(key, itemKey, 1)).toMatchObject({
      statusCode: 412,
      kind: "ItemUnavailable",
      basket: { key, items: [{ status: "unavailable" }], cost: { withTax: 0 } },
    });
    await setStock("A140", 2);
  });

  it("throws on what no shopper does", async () => {
    const { basket } = await sdk.basket.addItem(key, variant("A90"), 1);
    await expect(sdk.basket.updateItem(key, basket.items[0]!.key, 0)).rejects.toThrow(FetchError);
    await expect(sdk.basket.addItem(key, variant("A90"), -1)).rejects.toThrow(FetchError);
    await expect(sdk.basket.get("a-guess")).rejects.toThrow(FetchError);
  });
});

describe("the SDK's adding of several items", () => {
  it("names each that was refused once, and goes on with the others", async () => {
    await sdk.basket.addItem(key, variant("A90"), 1);
    const items = [
      { variantId: variant("B90"), quantity: 1 },
      { variantId: variant("A140"), quantity: 5 },
      { variantId: variant("C1"), quantity: 1 },
    ];
    const result = await sdk.basket.addOrUpdateItems(
      key,
      items,
      {},
      { existingItemHandling: ExistingItemHandling.ADD_QUANTITY_TO_EXISTING },
    );
    expect(result.type).toBe("failure");
    const errors = result.type === "failure" ? result.errors : [];
    expect(
      errors.map((error) => (error.operation === "add" ? [error.variantId, error.kind, error.statusCode] : error)),
    ).toEqual([
      [variant("B90"), "ItemUnavailable", 412],
      [variant("A140"), "ItemAddedWithReducedQuantity", 206],
    ]);
    expect(result.basket.items.map(({ quantity }) => quantity)).toEqual([1, 2, 1]);
  });

  it("takes 0 for removing", async () => {
    await sdk.basket.addItem(key, variant("A90"), 1);
    const replaced = await sdk.basket.addOrUpdateItems(
      key,
      [{ variantId: variant("A90"), quantity: 0 }],
      {},
      { existingItemHandling: ExistingItemHandling.REPLACE_EXISTING },
    );
    expect(replaced).toMatchObject({ type: "success", basket: { key, items: [] } });
  });
});

it("naming promotions returns the basket too, refused or not", async () => {
  const { basket } = await sdk.basket.addItem(key, variant("C1"), 1);
  const itemId = basket.items[0]!.key;
  // the SDK takes 200 alone: a gift that is not earned stays to be paid, and it throws
  await expect(
    sdk.basket.bulkUpdatePromotions(key, { items: [{ itemId, promotions: [{ id: "gift" }] }] }),
  ).rejects.toThrow(FetchError);
  const refused = await upstream.json<typeof basket>("PUT", `/v1/baskets/${key}/promotions`, {
    body: [{ itemId, promotions: [{ id: "gift" }] }],
    status: 412,
  });
  expect(refused).toMatchObject({ key, items: [{ quantity: 1, price: { total: { withTax: 10_000 } } }] });
});
