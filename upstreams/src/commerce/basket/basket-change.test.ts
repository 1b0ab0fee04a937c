import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addPromotions, promotionLine } from "../promotions/testing/test-promotions.ts";
import { lines, TestBaskets, type BasketResponse } from "../testing/test-baskets.ts";

let baskets: TestBaskets;

beforeAll(async () => {
  baskets = await TestBaskets.create();
});

afterAll(() => baskets.close());

const inSet = (isMainItem: boolean, isRequired = true) => ({ id: "kamer", isMainItem, isRequired });

describe("changing a line", () => {
  it("changes quantity and data, and reduces to what is left", async () => {
    const key = baskets.newKey();
    const { items } = await baskets.add(key, { variantId: baskets.variant("bed-low"), quantity: 1 });
    const itemKey = items[0]!.key;
    const changed = await baskets.change(key, itemKey, { quantity: 2, customData: { gift: true } });
    expect(changed.items[0]).toMatchObject({ key: itemKey, quantity: 2, customData: { gift: true } });
    const reduced = await baskets.change(key, itemKey, { quantity: 9 }, 206);
    expect(reduced.items[0]).toMatchObject({ quantity: 3, customData: { gift: true } });
    expect(reduced.version).toBe(3);
  });

  it("refuses a version that is no longer the basket's, with the fresh basket", async () => {
    const key = baskets.newKey();
    const { items } = await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 });
    const itemKey = items[0]!.key;
    await baskets.change(key, itemKey, { quantity: 2, version: 1 });
    const conflict = await baskets.change(key, itemKey, { quantity: 3, version: 1 }, 409);
    expect(conflict).toMatchObject({ key, version: 2, items: [{ quantity: 2 }] });
  });

  it("returns 404 with the basket for a line that is not there", async () => {
    const key = baskets.newKey();
    await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 });
    for (const itemKey of ["4e9f5b3c-7a1d-4f7a-9e55-1f1e6a2b3c4d", "no-uuid"]) {
      expect(await baskets.change(key, itemKey, { quantity: 2 }, 404)).toMatchObject({ key, version: 1 });
      expect((await baskets.upstream.call("DELETE", `/v1/baskets/${key}/items/${itemKey}`)).status).toBe(404);
    }
  });

  it("takes what the line is said to have left, though a later line or a gift wants pieces of the same variant", async () => {
    const { db } = baskets.upstream.database;
    const variantId = baskets.variant("bed-low");
    await addPromotions(
      db,
      promotionLine("gift", { for: { products: ["sloop"] }, effect: { type: "gift", variants: ["bed-low"] } }),
    );
    const later = { itemGroup: inSet(false) };
    for (const second of [later, { promotionId: "gift" }]) {
      const key = baskets.newKey();
      await baskets.add(key, { variantId: baskets.variant("sloop-sale"), quantity: 1 });
      const { items } = await baskets.add(key, { variantId, quantity: 2 });
      const itemKey = items[1]!.key;
      await baskets.add(key, { variantId, quantity: 1, ...second });
      await db.updateTable("stock").set({ quantity: 1 }).where("variant_id", "=", variantId).execute();
      expect((await baskets.get(key)).items).toMatchObject([
        { quantity: 1 },
        { quantity: 2, availableQuantity: 1 },
        { quantity: 1, availableQuantity: 0, status: "unavailable" },
      ]);
      expect((await baskets.change(key, itemKey, { quantity: 2 }, 206)).items[1]).toMatchObject({ quantity: 1 });
      expect((await baskets.change(key, itemKey, { quantity: 1 })).items[1]).toMatchObject({
        quantity: 1,
        availableQuantity: 1,
      });
      await db.updateTable("stock").set({ quantity: 3 }).where("variant_id", "=", variantId).execute();
    }
  });

  it("lets what a set cannot be ordered without follow its main item when asked to, as far as there is of all of it", async () => {
    const key = baskets.newKey();
    const added = await baskets.batch(key, {
      items: [
        { variantId: baskets.variant("bed-1"), quantity: 1, itemGroup: inSet(true) },
        { variantId: baskets.variant("bed-made"), quantity: 2, itemGroup: inSet(false) },
        { variantId: baskets.variant("sloop-sale"), quantity: 1, itemGroup: inSet(false, false) },
        { variantId: baskets.variant("bed-low"), quantity: 1, itemGroup: inSet(false) },
      ],
    });
    const itemKey = added.items[0]!.key;
    const quantities = async (quantity: number, status = 200, query = "?withSet=true") =>
      (await baskets.change(key, `${itemKey}${query}`, { quantity }, status)).items.map((item) => item.quantity);
    expect(await quantities(2)).toEqual([2, 4, 1, 2]);
    expect(await quantities(5, 206)).toEqual([3, 6, 1, 3]);
    expect(await quantities(1)).toEqual([1, 2, 1, 1]);
    expect(await quantities(2, 200, "")).toEqual([2, 2, 1, 1]);
    // half a piece of one follows no piece of the other
    expect(await quantities(4)).toEqual([4, 4, 1, 1]);
  });

  it("removes a line, and all of them", async () => {
    const key = baskets.newKey();
    await baskets.add(key, { variantId: baskets.variant("bed-low"), quantity: 1 });
    const { items } = await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 });
    const removed = await baskets.upstream.json<BasketResponse>("DELETE", `/v1/baskets/${key}/items/${items[0]!.key}`);
    expect(lines(removed)).toEqual([[baskets.variant("bed-1"), 1]]);
    const cleared = await baskets.upstream.json<BasketResponse>("DELETE", `/v1/baskets/${key}/items`);
    expect(cleared).toMatchObject({ version: 4, items: [], cost: { withTax: 0 } });
  });

  it("removes a set with its main item when asked to, a member alone", async () => {
    const key = baskets.newKey();
    const items = [
      { variantId: baskets.variant("bed-1"), quantity: 1, itemGroup: inSet(true) },
      { variantId: baskets.variant("bed-made"), quantity: 2, itemGroup: inSet(false) },
      { variantId: baskets.variant("bed-low"), quantity: 1, itemGroup: inSet(false, false) },
      { variantId: baskets.variant("sloop-sale"), quantity: 1 },
    ];
    const added = await baskets.batch(key, { items });
    const remove = (index: number, query = "?withSet=true") =>
      baskets.upstream.json<BasketResponse>("DELETE", `/v1/baskets/${key}/items/${added.items[index]!.key}${query}`);
    expect((await remove(2)).items).toHaveLength(3);
    expect(lines(await remove(0))).toEqual([[baskets.variant("sloop-sale"), 1]]);
    const again = await baskets.batch(key, { items: items.slice(0, 2) });
    const main = again.items.find((item) => item.itemGroup?.isMainItem)!;
    const left = await baskets.upstream.json<BasketResponse>("DELETE", `/v1/baskets/${key}/items/${main.key}`);
    expect(left.items).toHaveLength(2);
  });

  it("removes a set with a member that it cannot be ordered without, as long as its main item is there", async () => {
    const key = baskets.newKey();
    const items = [
      { variantId: baskets.variant("bed-1"), quantity: 1, itemGroup: inSet(true) },
      { variantId: baskets.variant("bed-made"), quantity: 1, itemGroup: inSet(false) },
      { variantId: baskets.variant("sloop-sale"), quantity: 1 },
    ];
    const remove = async (index: number) => {
      const { items: there } = await baskets.get(key);
      return baskets.upstream.json<BasketResponse>(
        "DELETE",
        `/v1/baskets/${key}/items/${there[index]!.key}?withSet=true`,
      );
    };
    await baskets.batch(key, { items });
    expect(lines(await remove(1))).toEqual([[baskets.variant("sloop-sale"), 1]]);
    await baskets.batch(key, {
      items: [items[1]!, { variantId: baskets.variant("bed-low"), quantity: 1, itemGroup: inSet(false) }],
    });
    expect(lines(await remove(1))).toEqual([
      [baskets.variant("sloop-sale"), 1],
      [baskets.variant("bed-low"), 1],
    ]);
  });

  it("removes everything only from the basket that was seen", async () => {
    const key = baskets.newKey();
    await baskets.add(key, { variantId: baskets.variant("bed-low"), quantity: 1 });
    await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 });
    const clear = (version: string, status: number) =>
      baskets.upstream.json<BasketResponse>("DELETE", `/v1/baskets/${key}/items?version=${version}`, { status });
    expect((await clear("1", 409)).items).toHaveLength(2);
    await clear("one", 400);
    expect(await clear("2", 200)).toMatchObject({ version: 3, items: [] });
  });
});
