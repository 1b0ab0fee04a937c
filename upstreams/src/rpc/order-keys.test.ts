import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { addPromotions, voucherLine } from "#upstreams/commerce/promotions/testing/test-promotions.ts";

import { RpcTestShop, testAddress, type Buyer } from "./testing/rpc-test-shop.ts";
import type { WireCheckout } from "./wire-checkout.ts";

let shop: RpcTestShop;
let variant: number;

beforeAll(async () => {
  shop = await RpcTestShop.open({ databasePool: 25 });
  variant = await shop.addVariant({ stock: 1000 });
  await addPromotions(shop.db, voucherLine("WELKOM10"));
});
afterAll(() => shop.close());

const changes: [string, (buyer: Buyer) => Promise<{ status: number; body: WireCheckout }>][] = [
  [
    "the address",
    ({ basketKey, token }) => {
      const shippingAddress = { ...testAddress, city: "Kampen" };
      return shop.call<WireCheckout>("setCheckoutAddresses", { basketKey, shippingAddress }, { token });
    },
  ],
  [
    "a voucher",
    ({ basketKey, token }) => shop.call<WireCheckout>("redeemVoucher", { basketKey, code: "WELKOM10" }, { token }),
  ],
];

test.each(changes)("a key that has made an order makes no other one after %s has changed", async (_, change) => {
  const buyer = await shop.prepare([[variant, 1]]);
  const key = randomUUID();
  const placed = await shop.placeOrder(buyer, key);
  const first = await orderRow(placed.body.orderId);
  const { status, body: checkout } = await change(buyer);
  expect(status).toBe(200);
  const other = await shop.placeOrder({ ...buyer, checkout }, key);
  expect([other.status, other.body.code, other.body.orderNumber]).toEqual([422, "idempotency-mismatch", undefined]);
  // the change ended its payment, and that is all that became of it
  expect(await orderRow(placed.body.orderId)).toEqual({ ...first, status: "cancelled" });
  const own = await shop.placeOrder({ ...buyer, checkout });
  expect(own.body.orderNumber).not.toBe(placed.body.orderNumber);
});

test("whoever sends somebody else's key, even with their words, never hears of their order", async () => {
  const buyer = await shop.prepare([[variant, 1]]);
  const key = randomUUID();
  const placed = await shop.placeOrder(buyer, key);
  await shop.settle(await shop.choose(placed.body.payment.redirectUrl, "paid"));
  const stranger = await shop.prepare([[variant, 1]]);
  const words = { ...buyer, token: stranger.token };
  const parrots = await Promise.all(Array.from({ length: 10 }, () => shop.placeOrder(words, key)));
  // who knows a visitor's basket key is in that visitor's browser, where the basket has become an order
  for (const { status, body } of parrots)
    expect([status, body.code, body.orderId, body.payment]).toEqual([
      409,
      "order-already-placed",
      undefined,
      undefined,
    ]);
  const theirs = await Promise.all(Array.from({ length: 10 }, () => shop.placeOrder(stranger, key)));
  expect(theirs.map(({ status }) => status)).toEqual(theirs.map(() => 200));
  const numbers = new Set(theirs.map(({ body }) => body.orderNumber));
  expect([numbers.size, numbers.has(placed.body.orderNumber)]).toEqual([1, false]);
  const read = await shop.call("getOrder", { id: placed.body.orderId }, stranger);
  expect([read.status, read.body.code]).toEqual([404, "order-not-found"]);
});

async function orderRow(orderId: string) {
  const columns = ["order_number", "status", "total_cents", "discount_cents", "data", "email"] as const;
  return await shop.db
    .selectFrom("shop_order")
    .select(columns)
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
}
