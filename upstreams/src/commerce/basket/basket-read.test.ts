import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { markNewVersion } from "../testing/seed-catalogue.ts";
import { TestBaskets } from "../testing/test-baskets.ts";

let baskets: TestBaskets;

beforeAll(async () => {
  baskets = await TestBaskets.create();
});

afterAll(() => baskets.close());

describe("reading a basket", () => {
  it("returns an empty basket for an unknown key and creates nothing", async () => {
    const key = baskets.newKey();
    expect(await baskets.get(key)).toMatchObject({
      key,
      version: 0,
      items: [],
      packages: [],
      cost: { withTax: 0, withoutTax: 0 },
      openPayment: null,
    });
    const rows = await baskets.upstream.database.db
      .selectFrom("basket")
      .where("basket_key", "=", key)
      .select("basket_id")
      .execute();
    expect(rows).toEqual([]);
  });

  it("refuses a key that could be guessed", async () => {
    for (const key of ["short", "x".repeat(21), "x".repeat(129), "spaces are not allowed here"]) {
      expect((await baskets.upstream.call("GET", `/v1/baskets/${encodeURIComponent(key)}`)).status).toBe(400);
    }
  });

  it("prices lines, packages and delivery", async () => {
    const key = baskets.newKey();
    await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 2 });
    const basket = await baskets.add(key, {
      variantId: baskets.variant("sloop-sale"),
      quantity: 3,
      displayData: { name: { key: "name", label: "Naam", value: "Sloop" } },
    });
    expect(basket.version).toBe(2);
    expect(basket.items.map((item) => item.price.total.withTax)).toEqual([99_800, 4485]);
    expect(basket.items[1]).toMatchObject({
      availableQuantity: 10,
      status: "available",
      displayData: { name: { value: "Sloop" } },
      lowestPriorPrice: { withTax: 1995, relativeDifferenceToPrice: -0.2506 },
      price: {
        unit: {
          withTax: 1495,
          appliedReductions: [{ category: "sale", amount: { relative: 0.2506, absoluteWithTax: 500 } }],
        },
      },
    });
    expect(basket.cost).toMatchObject({
      withTax: 104_285,
      withoutTax: 82_479 + 4115,
      tax: { vat: { amount: 17_691 } },
      appliedReductions: [{ category: "sale", amount: { relative: 0.0141, absoluteWithTax: 1500 } }],
      appliedFees: [],
    });
    expect(basket.packages).toEqual([
      {
        id: 1,
        carrierKey: "parcel",
        deliveryDate: { min: "2026-11-12", max: "2026-11-16" },
        readyDates: { min: "2026-11-12", max: "2026-11-16" },
        chosenDay: null,
        itemKeys: [basket.items[1]?.key],
        awaitedKeys: [],
      },
      {
        id: 2,
        carrierKey: "two_person",
        deliveryDate: { min: "2026-11-24", max: "2026-12-01" },
        readyDates: { min: "2026-11-24", max: "2026-12-01" },
        chosenDay: null,
        itemKeys: [basket.items[0]?.key],
        awaitedKeys: [],
      },
    ]);
    expect(basket.items.map((item) => item.packageId)).toEqual([2, 1]);
  });
});

describe("what sells out or is withdrawn while it lies in a basket", () => {
  it("stays as a line that does not count", async () => {
    const { db } = baskets.upstream.database;
    const key = baskets.newKey();
    await baskets.add(key, { variantId: baskets.variant("sloop-sale"), quantity: 1 });
    await baskets.add(key, { variantId: baskets.variant("bed-low"), quantity: 2 });
    await db.updateTable("stock").set({ quantity: 0 }).where("variant_id", "=", baskets.variant("bed-low")).execute();
    expect(await baskets.get(key)).toMatchObject({
      cost: { withTax: 1495 },
      items: [
        { status: "available", packageId: 1 },
        { status: "unavailable", availableQuantity: 0, packageId: 0 },
      ],
      packages: [{ id: 1, carrierKey: "parcel" }],
    });
    await db.updateTable("stock").set({ quantity: 1 }).where("variant_id", "=", baskets.variant("bed-low")).execute();
    expect((await baskets.get(key)).items[1]).toMatchObject({ status: "available", quantity: 2, availableQuantity: 1 });
    await db
      .updateTable("variant")
      .set({ is_active: false })
      .where("variant_id", "=", baskets.variant("bed-low"))
      .execute();
    await markNewVersion(db);
    expect((await baskets.get(key)).items[1]).toMatchObject({ status: "deleted", availableQuantity: 0 });
    await db
      .updateTable("variant")
      .set({ is_active: true })
      .where("variant_id", "=", baskets.variant("bed-low"))
      .execute();
    await markNewVersion(db);
    await db.updateTable("stock").set({ quantity: 3 }).where("variant_id", "=", baskets.variant("bed-low")).execute();
  });
});
