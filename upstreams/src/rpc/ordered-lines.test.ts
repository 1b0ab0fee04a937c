import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { addPromotions, promotionLine } from "#upstreams/commerce/promotions/testing/test-promotions.ts";

import { testAddress, type Buyer } from "./testing/rpc-test-shop.ts";
import { WholeShop } from "./testing/whole-shop.ts";
import type { WireCheckout } from "./wire-checkout.ts";

const rounds = process.env["LONG"] ? 50 : 5;
vi.setConfig({ testTimeout: 600_000 });
let shop: WholeShop;
let bed: number;
let pillow: number;

beforeAll(async () => {
  shop = await WholeShop.open();
  [bed, pillow] = (await shop.addVariants(
    { key: "bed", cents: 39_900, stock: 0 },
    { key: "pillow", cents: 4999, stock: 0 },
  )) as [number, number];
  const effect = { type: "gift", variants: ["pillow", "bed"], most: 2 };
  await addPromotions(shop.orders.db, promotionLine("gift", { minQuantity: 2, for: { products: ["p-bed"] }, effect }));
});
beforeEach(() => setStock(100));
afterAll(() => shop.close());

async function setStock(quantity: number): Promise<void> {
  await shop.orders.db.updateTable("stock").set({ quantity }).where("variant_id", "in", [bed, pillow]).execute();
}

const group = (id: string) => ({ id, isMainItem: true, isRequired: false });
const gift = { variantId: 0, quantity: 1, promotionId: "gift" };

async function add(key: string, item: object) {
  return await shop.basket("POST", key, "/items", { existingItemHandling: "AddQuantityToExisting", ...item });
}

/** The checkout as it is now, with everything chosen. */
async function fresh(buyer: Buyer): Promise<Buyer> {
  const { body: checkout } = await shop.orders.call<WireCheckout>("getCheckout", { basketKey: buyer.basketKey }, buyer);
  return { ...buyer, checkout };
}

async function orderedLines(orderId: string): Promise<[variantId: number, quantity: number, cents: number][]> {
  const rows = await shop.orders.db
    .selectFrom("order_item")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return rows.map((row) => [row.variant_id, row.quantity, row.total_cents]);
}

test("lines of one variant in other sets, with other data and as a gift never get more than the three there are", async () => {
  for (let round = 0; round < rounds; round += 1) {
    await setStock(3);
    const buyer = await shop.orders.prepare([]);
    const { basketKey } = buyer;
    const items = [
      { variantId: bed, quantity: 2 },
      { variantId: bed, quantity: 2, itemGroup: group("room"), customData: { note: "left" } },
      { variantId: bed, quantity: 2, itemGroup: group("other"), customData: { note: "right" } },
      { ...gift, variantId: bed },
    ];
    await Promise.all(items.map((item) => add(basketKey, item)));
    const { basket } = await shop.basket("GET", basketKey);
    expect(basket.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3);
    // somebody else buys one of them: what is too much is refused by name
    await shop.orders.db.updateTable("stock").set({ quantity: 2 }).where("variant_id", "=", bed).execute();
    const ready = await fresh(await chosen(buyer));
    const refused = await shop.orders.placeOrder(ready);
    expect([refused.status, refused.body.code]).toEqual([412, "sold-out"]);
    expect((refused.body["lines"] as { variantId: number }[]).every(({ variantId }) => variantId === bed)).toBe(true);
    expect(await shop.orders.stockOf(bed)).toBe(2);
  }
});

/** Chooses address, option and payment for a basket that has been filled. */
async function chosen(buyer: Buyer): Promise<Buyer> {
  const { basketKey } = buyer;
  await shop.orders.call("setCheckoutAddresses", { basketKey, shippingAddress: testAddress }, buyer);
  await shop.orders.call("setShippingOption", { basketKey, key: "standard" }, buyer);
  await shop.orders.call("setPaymentMethod", { basketKey, key: "ideal" }, buyer);
  return buyer;
}

test("a gift is ordered for nothing, and is not ordered once its main item is reduced or gone", async () => {
  const buyer = await shop.orders.prepare([[bed, 2]]);
  const { basketKey } = buyer;
  expect((await add(basketKey, { ...gift, variantId: pillow })).status).toBe(201);
  const withGift = await fresh(buyer);
  expect(withGift.checkout.subtotalCents).toBe(2 * 39_900);
  const { basket } = await shop.basket("GET", basketKey);
  const path = `/items/${basket.items[0]!.key}`;

  const placed = await shop.orders.placeOrder(withGift);
  expect(await orderedLines(placed.body.orderId)).toEqual([
    [bed, 2, 2 * 39_900],
    [pillow, 1, 0],
  ]);
  expect([await shop.orders.stockOf(bed), await shop.orders.stockOf(pillow)]).toEqual([98, 99]);

  const less = await shop.basket("PATCH", basketKey, path, { quantity: 1 });
  expect(less.basket).toMatchObject({ openPayment: null, items: [{ quantity: 1 }], cost: { withTax: 39_900 } });
  expect([await shop.orders.stockOf(bed), await shop.orders.stockOf(pillow)]).toEqual([100, 100]);
  expect((await shop.orders.placeOrder(withGift)).body.code).toBe("checkout-changed");
  const without = await shop.orders.placeOrder(await fresh(buyer));
  expect(await orderedLines(without.body.orderId)).toEqual([[bed, 1, 39_900]]);

  await shop.basket("DELETE", basketKey, path);
  const none = await shop.orders.placeOrder(await fresh(buyer));
  expect([none.status, (await shop.basket("GET", basketKey)).basket.items]).toEqual([409, []]);
});

test("a main item that is reduced while it is ordered takes its gift along, or both are ordered", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const buyer = await shop.orders.prepare([[bed, 2]]);
    expect((await add(buyer.basketKey, { ...gift, variantId: pillow })).status).toBe(201);
    const { basket } = await shop.basket("GET", buyer.basketKey);
    const ready = await fresh(buyer);
    const path = `/items/${basket.items[0]!.key}`;
    const [placed, changed] = await Promise.all([
      shop.orders.placeOrder(ready),
      shop.basket("PATCH", buyer.basketKey, path, { quantity: 1 }),
    ]);
    expect(changed.basket.items.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([[bed, 1]]);
    if (placed.status === 200) {
      expect(await orderedLines(placed.body.orderId)).toEqual([
        [bed, 2, 2 * 39_900],
        [pillow, 1, 0],
      ]);
    } else expect(placed.body.code).toBe("checkout-changed");
  }
});
