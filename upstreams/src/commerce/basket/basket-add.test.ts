import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { group, groupedItems, lines, TestBaskets } from "../testing/test-baskets.ts";

let baskets: TestBaskets;

beforeAll(async () => {
  baskets = await TestBaskets.create();
});

afterAll(() => baskets.close());

describe("adding an item", () => {
  it("makes the basket with its first item, version 1", async () => {
    const basket = await baskets.add(baskets.newKey(), { variantId: baskets.variant("bed-1"), quantity: 1 });
    expect(basket.version).toBe(1);
    expect(lines(basket)).toEqual([[baskets.variant("bed-1"), 1]]);
  });

  it("adds what is left and says so", async () => {
    const key = baskets.newKey();
    const basket = await baskets.add(key, { variantId: baskets.variant("bed-low"), quantity: 5 }, 206);
    expect(lines(basket)).toEqual([[baskets.variant("bed-low"), 3]]);
    expect((await baskets.get(key)).items[0]).toMatchObject({ quantity: 3, availableQuantity: 3 });
  });

  it("refuses a line that is there already, in its group", async () => {
    const key = baskets.newKey();
    await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 });
    const refused = await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 }, 409);
    expect(refused).toMatchObject({ key, version: 1, refusals: [{ kind: "VariantAlreadyPresent" }] });
    const itemGroup = group("kamer");
    const grouped = await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 4, itemGroup });
    expect(lines(grouped)).toEqual([
      [baskets.variant("bed-1"), 1],
      [baskets.variant("bed-1"), 4],
    ]);
    expect(grouped.items[1]!.itemGroup).toEqual(itemGroup);
  });

  it("refuses what is sold out, no longer offered, not offered here, or unknown", async () => {
    const key = baskets.newKey();
    for (const variantId of [
      baskets.variant("bed-none"),
      baskets.variant("bed-old"),
      baskets.variant("bed-german"),
      2_000_000_000,
    ]) {
      expect(await baskets.add(key, { variantId, quantity: 1 }, 412)).toMatchObject({ key, version: 0, items: [] });
    }
  });

  it("sells without stock what is made to order", async () => {
    const basket = await baskets.add(baskets.newKey(), { variantId: baskets.variant("bed-made"), quantity: 40 });
    expect(basket.items[0]).toMatchObject({ quantity: 40, availableQuantity: 999, status: "available" });
  });

  it("shares the stock of a variant over its lines", async () => {
    const key = baskets.newKey();
    await baskets.add(key, { variantId: baskets.variant("bed-low"), quantity: 2 });
    const itemGroup = group("kamer");
    const basket = await baskets.add(key, { variantId: baskets.variant("bed-low"), quantity: 2, itemGroup }, 206);
    expect(basket.items.map((item) => [item.quantity, item.availableQuantity])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    await baskets.add(key, { variantId: baskets.variant("bed-low"), quantity: 1, itemGroup: group("kamer-2") }, 412);
  });

  it.each([0, -1, 1.5, 1e9, 1000, 2 ** 31, "5", null, true, [2], { $gt: 0 }])(
    "refuses the quantity %j",
    async (quantity) => {
      const key = baskets.newKey();
      const { items } = await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 });
      const before = await baskets.get(key);
      const [path, variantId] = [`/v1/baskets/${key}/items`, baskets.variant("bed-1")];
      const good = { variantId: baskets.variant("sloop-sale"), quantity: 1 };
      for (const [method, at, body] of [
        ["POST", path, { variantId, quantity, existingItemHandling: "AddQuantityToExisting" }],
        ["POST", `${path}:batch`, { items: [good, { variantId, quantity }] }],
        ["PATCH", `${path}/${items[0]!.key}`, { quantity }],
      ] as const) {
        const response = await baskets.upstream.call(method, at, body);
        expect([at, response.status]).toEqual([at, 400]);
        expect(await response.json()).toMatchObject({
          code: 400,
          message: expect.stringContaining("quantity") as string,
        });
      }
      expect(await baskets.get(key)).toEqual(before);
      const { db } = baskets.upstream.database;
      const stock = await db
        .selectFrom("stock")
        .select("quantity")
        .where("variant_id", "=", variantId)
        .executeTakeFirstOrThrow();
      expect(stock.quantity).toBe(500);
    },
  );

  it("does not read foreign prices", async () => {
    const basket = await baskets.add(baskets.newKey(), {
      variantId: baskets.variant("bed-1"),
      quantity: 1,
      price: { withTax: 1 },
      withTax: 1,
      unitPrice: 1,
    });
    expect(basket.cost.withTax).toBe(49_900);
  });

  it("gives no reduction for a place in a set", async () => {
    const variantId = baskets.variant("bed-1");
    const plain = await baskets.add(baskets.newKey(), { variantId, quantity: 2 });
    for (const more of [
      { itemGroup: { id: "set", isMainItem: false, isRequired: false } },
      { itemGroup: { id: "set", isMainItem: false, isRequired: true } },
    ]) {
      const basket = await baskets.add(baskets.newKey(), { variantId, quantity: 2, ...more });
      expect(basket.cost).toEqual(plain.cost);
    }
  });

  it("refuses a promotion that the shop does not have, by id and by code, and changes nothing", async () => {
    const key = baskets.newKey();
    const item = { variantId: baskets.variant("bed-1"), quantity: 1 };
    const refused = { version: 0, items: [], refusals: [{ variantId: item.variantId, kind: "PromotionUnknown" }] };
    for (const named of [
      { promotionId: "all-for-a-cent" },
      { promotionCode: "MIS" },
      { promotions: [{ id: "all-for-a-cent", code: "MIS" }] },
    ])
      expect(await baskets.add(key, { ...item, ...named }, 412)).toMatchObject(refused);
    expect(await baskets.batch(key, { items: [item, { ...item, promotionId: "all-for-a-cent" }] }, 412)).toMatchObject(
      refused,
    );
    const { items } = await baskets.add(key, item);
    const changed = await baskets.change(key, items[0]!.key, { quantity: 2, promotionId: "all-for-a-cent" }, 412);
    expect(changed).toMatchObject({ version: 1, items: [{ quantity: 1 }] });
  });

  it("refuses data it cannot keep", async () => {
    const key = baskets.newKey();
    const item = { variantId: baskets.variant("bed-1"), quantity: 1 };
    const bodies = [
      { ...item, customData: { note: "x".repeat(2100) } },
      { ...item, displayData: { name: "\0" } },
      { ...item, customData: { name: "\ud800" } },
      { ...item, customData: { "a\0": 1 } },
      { ...item, customData: { a: JSON.parse(`${"[".repeat(300)}${"]".repeat(300)}`) as unknown } },
      { ...item, displayData: { name: { key: "\udfff", label: "Naam", value: "x" } } },
      { ...item, itemGroup: { id: "", isMainItem: true, isRequired: true } },
      [],
      { variantId: "1", quantity: 1 },
    ];
    for (const body of bodies)
      expect((await baskets.upstream.call("POST", `/v1/baskets/${key}/items`, body)).status).toBe(400);
    const large = await baskets.upstream.call("POST", `/v1/baskets/${key}/items`, {
      ...item,
      more: "x".repeat(1_000_000),
    });
    expect(large.status).toBe(400);
    expect(await large.json()).toEqual({ code: 400, message: "The body is larger than 64 kB" });
    expect((await baskets.get(key)).version).toBe(0);
  });

  it("keeps no more than 200 lines", async () => {
    const key = baskets.newKey();
    const variantId = baskets.variant("bed-1");
    await baskets.batch(key, { items: groupedItems(variantId, 199) });
    await baskets.add(key, { variantId, quantity: 1 });
    const full = await baskets.add(key, { variantId, quantity: 1, itemGroup: group("one-more") }, 413);
    expect(full.items).toHaveLength(200);
  });
});

describe("adding several items", () => {
  it("adds all or none", async () => {
    const key = baskets.newKey();
    const refused = await baskets.batch(
      key,
      {
        items: [
          { variantId: baskets.variant("bed-1"), quantity: 1 },
          { variantId: baskets.variant("bed-none"), quantity: 1 },
        ],
      },
      412,
    );
    expect(refused).toMatchObject({
      version: 0,
      items: [],
      refusals: [{ variantId: baskets.variant("bed-none"), kind: "ItemUnavailable" }],
    });
    const basket = await baskets.batch(key, {
      items: [
        { variantId: baskets.variant("bed-1"), quantity: 1 },
        { variantId: baskets.variant("bed-1"), quantity: 2 },
      ],
    });
    expect(lines(basket)).toEqual([[baskets.variant("bed-1"), 3]]);
    expect(basket.version).toBe(1);
  });

  it.each([
    ["KeepExisting", 2, "old", true],
    ["AddQuantityToExisting", 7, "old", true],
    ["ReplaceExisting", 5, "new", false],
    ["ReplaceExistingWithCombinedQuantity", 7, "new", false],
  ])("%s", async (existingItemHandling, quantity, note, isSameLine) => {
    const key = baskets.newKey();
    const before = await baskets.add(key, {
      variantId: baskets.variant("bed-1"),
      quantity: 2,
      customData: { note: "old" },
    });
    const item = { variantId: baskets.variant("bed-1"), quantity: 5, customData: { note: "new" } };
    const after = await baskets.batch(key, { items: [item], existingItemHandling });
    expect(after.items).toHaveLength(1);
    expect(after.items[0]).toMatchObject({ quantity, customData: { note } });
    expect(after.items[0]!.key === before.items[0]!.key).toBe(isSameLine);
  });

  it("refuses merge modes by number", async () => {
    const body = { items: [{ variantId: baskets.variant("bed-1"), quantity: 1 }], existingItemHandling: 1 };
    expect((await baskets.upstream.call("POST", `/v1/baskets/${baskets.newKey()}/items:batch`, body)).status).toBe(400);
  });
});
