import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { groupedItems, lines, TestBaskets } from "../testing/test-baskets.ts";

let baskets: TestBaskets;

beforeAll(async () => {
  baskets = await TestBaskets.create();
});

afterAll(() => baskets.close());

describe("merging baskets", () => {
  it("pours one into the other once, losing and doubling nothing", async () => {
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

  it("makes the basket it pours into, and leaves both alone when there is nothing to pour", async () => {
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

  it("keeps both when the lines would be too many", async () => {
    const [guest, customer] = [baskets.newKey(), baskets.newKey()];
    const variantId = baskets.variant("bed-1");
    await baskets.batch(guest, { items: groupedItems(variantId, 120, "a") });
    await baskets.batch(customer, { items: groupedItems(variantId, 120, "b") });
    expect((await baskets.merge(customer, guest, undefined, 413)).items).toHaveLength(120);
    expect((await baskets.get(guest)).items).toHaveLength(120);
  });
});
