import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { TestBaskets, type BasketResponse } from "../testing/test-baskets.ts";

let baskets: TestBaskets;

beforeAll(async () => {
  baskets = await TestBaskets.create();
});

afterAll(() => baskets.close());

/** A bed of two to three weeks and pillowcases of two to four days, put in on 10 November. */
async function mixedBasket(): Promise<string> {
  const key = baskets.newKey();
  await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 });
  await baskets.add(key, { variantId: baskets.variant("sloop-sale"), quantity: 2 });
  return key;
}

const choose = (key: string, delivery: string, status = 200): Promise<BasketResponse> =>
  baskets.upstream.json("PUT", `/v1/baskets/${key}/delivery`, { body: { delivery }, status });

const shipped = ({ packages, items }: BasketResponse) => ({
  packages: packages.map(({ carrierKey, deliveryDate: { min, max } }) => `${carrierKey} ${min} ${max}`),
  items: items.map(({ packageId }) => packageId),
});
const chosen = ({ deliveryOptions }: BasketResponse) => deliveryOptions.find((option) => option.chosen)?.key;

const apart = { packages: ["parcel 2026-11-12 2026-11-16", "two_person 2026-11-24 2026-12-01"], items: [2, 1] };
const together = { packages: ["two_person 2026-11-24 2026-12-01"], items: [1, 1] };

describe("the shipments of a basket", () => {
  it("come apart, each with its own days, until the shopper wants them together", async () => {
    const key = await mixedBasket();
    const before = await baskets.get(key);
    expect(shipped(before)).toEqual(apart);
    expect(before.deliveryOptions.map((option) => [option.key, option.packages.length, option.chosen])).toEqual([
      ["apart", 2, true],
      ["together", 1, false],
    ]);
    const changed = await choose(key, "together");
    expect(shipped(changed)).toEqual(together);
    expect(changed.version).toBe(before.version + 1);
    expect(changed.packages[0]?.awaitedKeys).toEqual([changed.items[0]?.key]);
    expect(shipped(await baskets.get(key))).toEqual(together);
    expect(shipped(await choose(key, "apart"))).toEqual(apart);
  });

  it("are no choice when nothing late is left, and one again when it comes back", async () => {
    const key = await mixedBasket();
    const { items } = await choose(key, "together");
    const without: BasketResponse = await baskets.upstream.json("DELETE", `/v1/baskets/${key}/items/${items[0]?.key}`);
    expect(without.deliveryOptions).toEqual([]);
    expect(without.packages[0]?.deliveryDate).toEqual({ min: "2026-11-12", max: "2026-11-16" });
    const again = await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 });
    expect(chosen(again)).toBe("together");
  });

  it("come as the visitor chose after the baskets are merged", async () => {
    const [guest, customer] = [await mixedBasket(), await mixedBasket()];
    await choose(guest, "together");
    expect(chosen(await baskets.merge(customer, guest))).toBe("together");
    const newcomer = await mixedBasket();
    expect(chosen(await baskets.merge(customer, newcomer))).toBe("together");
    const [other, empty] = [await mixedBasket(), baskets.newKey()];
    await choose(other, "together");
    expect(chosen(await baskets.merge(empty, other))).toBe("together");
  });

  it("come later to the island where the checkout's address is", async () => {
    const key = await mixedBasket();
    expect(await baskets.get(key)).toMatchObject({ isAddressKnown: false });
    const { db } = baskets.upstream.database;
    const { basket_id } = await db
      .selectFrom("basket")
      .select("basket_id")
      .where("basket_key", "=", key)
      .executeTakeFirstOrThrow();
    const address = { shipping_address: JSON.stringify({ zipCode: "9166 LV" }) };
    await db
      .insertInto("checkout")
      .values({ basket_id, ...address })
      .execute();
    const basket = await baskets.get(key);
    expect(basket.isAddressKnown).toBe(true);
    expect(shipped(basket).packages).toEqual(["parcel 2026-11-16 2026-11-18", "two_person 2026-11-26 2026-12-03"]);
  });

  it("leave an empty basket as it is, and know no other choice", async () => {
    const key = baskets.newKey();
    expect(await choose(key, "together")).toMatchObject({ version: 0, packages: [] });
    expect(
      (await baskets.upstream.call("PUT", `/v1/baskets/${key}/delivery`, { body: { delivery: "x" } })).status,
    ).toBe(400);
  });
});
