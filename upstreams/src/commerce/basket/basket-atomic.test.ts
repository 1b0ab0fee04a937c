import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { addPromotions, promotionLine } from "../promotions/testing/test-promotions.ts";
import { lines, TestBaskets, type BasketResponse } from "../testing/test-baskets.ts";
import { ends, whileFailing } from "../testing/while-failing.ts";

let baskets: TestBaskets;
let guest = "";
let customer = "";

beforeAll(async () => {
  baskets = await TestBaskets.create({ max: 4, log: pino({ level: "silent" }) });
  const gift = { type: "gift", variants: ["sloop-sale"], most: 1 };
  await addPromotions(
    baskets.upstream.database.db,
    promotionLine("gift", { minQuantity: 2, for: { products: ["bed"] }, effect: gift }),
  );
});
beforeEach(() => {
  [guest, customer] = [baskets.newKey(), baskets.newKey()];
});
afterAll(() => baskets.close());

async function fails(path: string, body: unknown): Promise<void> {
  expect((await baskets.upstream.call("POST", path, body)).status).toBe(500);
}

const inserting = (variant: string) => ({
  table: "basket_item",
  event: "insert" as const,
  when: `new.variant_id = ${baskets.variant(variant)}`,
});

const fill = (key: string, ...items: [variant: string, quantity: number][]): Promise<BasketResponse> =>
  baskets.batch(key, {
    items: items.map(([variant, quantity]) => ({ variantId: baskets.variant(variant), quantity })),
  });

describe.each(Object.keys(ends) as (keyof typeof ends)[])("%s in the middle leaves nothing half done", (end) => {
  it("of several items", async () => {
    const before = await fill(customer, ["bed-1", 1]);
    const items = ["bed-1", "bed-made", "sloop-sale"].map((variant) => ({
      variantId: baskets.variant(variant),
      quantity: 2,
    }));
    const { db } = baskets.upstream.database;
    await whileFailing(db, inserting("sloop-sale"), end, async () => {
      await fails(`/v1/baskets/${customer}/items:batch`, { items });
      await fails(`/v1/baskets/${guest}/items:batch`, { items });
    });
    expect(await baskets.get(customer)).toEqual(before);
    expect(await baskets.get(guest)).toMatchObject({ version: 0, items: [] });
    expect(lines(await baskets.batch(customer, { items })).length).toBe(3);
  });

  it("of lines that take the place of others", async () => {
    const before = await fill(customer, ["bed-1", 1], ["sloop-sale", 1]);
    const items = ["bed-1", "sloop-sale"].map((variant) => ({ variantId: baskets.variant(variant), quantity: 2 }));
    await whileFailing(baskets.upstream.database.db, inserting("sloop-sale"), end, () =>
      fails(`/v1/baskets/${customer}/items:batch`, { items, existingItemHandling: "ReplaceExisting" }),
    );
    expect(await baskets.get(customer)).toEqual(before);
  });

  it("of a main item that is reduced, and the gift that goes with it", async () => {
    await fill(customer, ["bed-1", 2]);
    const promotionId = "gift";
    const before = await baskets.add(customer, { variantId: baskets.variant("sloop-sale"), quantity: 1, promotionId });
    const [main] = before.items;
    const { db } = baskets.upstream.database;
    const when = `new.variant_id = ${baskets.variant("bed-1")}`;
    await whileFailing(db, { table: "basket_item", event: "update", when }, end, async () => {
      const path = `/v1/baskets/${customer}/items/${main!.key}`;
      expect((await baskets.upstream.call("PATCH", path, { quantity: 1 })).status).toBe(500);
    });
    expect(await baskets.get(customer)).toEqual(before);
    expect(lines(await baskets.change(customer, main!.key, { quantity: 1 }))).toEqual([[baskets.variant("bed-1"), 1]]);
  });

  it.each([
    ["a line moves", "basket_item", "update" as const, () => `new.variant_id = ${baskets.variant("sloop-sale")}`],
    [
      "the source basket is emptied",
      "basket_item",
      "delete" as const,
      () => `old.variant_id = ${baskets.variant("bed-1")}`,
    ],
    ["its version is raised", "basket", "update" as const, () => `new.basket_key = '${guest}'`],
  ])("of a merge, when %s", async (_, table, event, when) => {
    const before = [
      await fill(guest, ["bed-1", 1], ["sloop-sale", 2]),
      await fill(customer, ["bed-1", 3], ["bed-made", 1]),
    ];
    const merge = { from: guest, existingItemHandling: "ReplaceExistingWithCombinedQuantity" };
    await whileFailing(baskets.upstream.database.db, { table, event, when: when() }, end, () =>
      fails(`/v1/baskets/${customer}/merge`, merge),
    );
    expect([await baskets.get(guest), await baskets.get(customer)]).toEqual(before);
    const merged = await baskets.merge(customer, guest, merge.existingItemHandling);
    expect(new Map(lines(merged))).toEqual(
      new Map([
        [baskets.variant("bed-1"), 4],
        [baskets.variant("bed-made"), 1],
        [baskets.variant("sloop-sale"), 2],
      ]),
    );
    expect((await baskets.get(guest)).items).toEqual([]);
  });
});
