import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addPromotions, promotionLine } from "../promotions/testing/test-promotions.ts";
import { groupedItems, lines, TestBaskets, type BasketResponse } from "../testing/test-baskets.ts";

let baskets: TestBaskets;

beforeAll(async () => {
  baskets = await TestBaskets.create();
});

afterAll(() => baskets.close());

describe("merging baskets", () => {
  it("merges one into the other once, losing and doubling nothing", async () => {
    const [guest, customer] = [baskets.newKey(), baskets.newKey()];
    await baskets.add(guest, { variantId: baskets.variant("bed-1"), quantity: 2 });
    await baskets.add(guest, { variantId: baskets.variant("bed-low"), quantity: 3 });
    await baskets.add(customer, { variantId: baskets.variant("bed-1"), quantity: 1 });
    const merged = await baskets.merge(customer, guest);
    expect(lines(merged)).toEqual([
      [baskets.variant("bed-low"), 3],
      [baskets.variant("bed-1"), 3],
    ]);
    expect(lines(await baskets.merge(customer, guest))).toEqual(lines(merged));
    expect(await baskets.get(guest)).toMatchObject({ items: [], version: 3 });
  });

  it("makes the basket it merges into, and leaves both alone when there is nothing to merge", async () => {
    const [guest, customer] = [baskets.newKey(), baskets.newKey()];
    expect(await baskets.merge(customer, guest)).toMatchObject({ version: 0 });
    await baskets.add(guest, { variantId: baskets.variant("bed-1"), quantity: 2 });
    expect(lines(await baskets.merge(customer, guest))).toEqual([[baskets.variant("bed-1"), 2]]);
    expect(await baskets.merge(customer, customer)).toMatchObject({ version: 1 });
  });

  it.each([
    ["KeepExisting", 1],
    ["ReplaceExisting", 2],
    ["ReplaceExistingWithCombinedQuantity", 3],
  ])("%s", async (handling, quantity) => {
    const [guest, customer] = [baskets.newKey(), baskets.newKey()];
    await baskets.add(guest, { variantId: baskets.variant("bed-1"), quantity: 2 });
    await baskets.add(customer, { variantId: baskets.variant("bed-1"), quantity: 1 });
    expect(lines(await baskets.merge(customer, guest, handling))).toEqual([[baskets.variant("bed-1"), quantity]]);
    expect((await baskets.get(guest)).items).toEqual([]);
  });

  it("keeps the promotion that a merged line names by its code, unless the line it joins names one", async () => {
    const effect = { type: "automatic_discount", percent: 10 };
    await addPromotions(
      baskets.upstream.database.db,
      promotionLine("readers", { code: "LEZERS10", effect }),
      promotionLine("friends", { code: "VRIENDEN10", effect }),
    );
    const variantId = baskets.variant("bed-1");
    const named = { promotionId: "readers", promotionCode: "LEZERS10" };
    const merged = async (existing: object): Promise<BasketResponse> => {
      const [guest, customer] = [baskets.newKey(), baskets.newKey()];
      await baskets.add(guest, { variantId, quantity: 2, ...named });
      await baskets.add(customer, { variantId, quantity: 1, ...existing });
      return baskets.merge(customer, guest);
    };
    expect(await merged({})).toMatchObject({ items: [{ quantity: 3, ...named }], cost: { withTax: 3 * 44_910 } });
    const other = { promotionId: "friends", promotionCode: "VRIENDEN10" };
    expect(await merged(other)).toMatchObject({ items: [{ quantity: 3, ...other }], cost: { withTax: 3 * 44_910 } });
  });

  it("keeps both when the lines would be too many", async () => {
    const [guest, customer] = [baskets.newKey(), baskets.newKey()];
    const variantId = baskets.variant("bed-1");
    await baskets.batch(guest, { items: groupedItems(variantId, 120, "a") });
    await baskets.batch(customer, { items: groupedItems(variantId, 120, "b") });
    expect((await baskets.merge(customer, guest, undefined, 413)).items).toHaveLength(120);
    expect((await baskets.get(guest)).items).toHaveLength(120);
  });
});
