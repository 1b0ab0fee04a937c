import { afterAll, beforeAll, expect, test } from "vitest";

import { addPromotions, voucherLine } from "#upstreams/commerce/promotions/testing/test-promotions.ts";

import { RpcTestShop, type Result, type Buyer } from "../testing/rpc-test-shop.ts";
import type { WireCheckout } from "../wire-checkout.ts";

const code = "EERSTE";
let shop: RpcTestShop;
let bed: number;
let count = 0;

beforeAll(async () => {
  shop = await RpcTestShop.open({ databasePool: 25 });
  bed = await shop.addVariant({ priceCents: 10_000, stock: 1000 });
  await addPromotions(shop.db, voucherLine(code, { firstOrderOnly: true }));
});
afterAll(() => shop.close());

function newName(): string {
  count += 1;
  return `nieuw${count}`;
}

function redeem(buyer: Buyer): Promise<Result<WireCheckout>> {
  return shop.call<WireCheckout>("redeemVoucher", { basketKey: buyer.basketKey, code }, buyer);
}

test("counts an order whose payment is open, however the address is written, until that comes to nothing", async () => {
  const name = newName();
  const first = await shop.prepare([[bed, 1]], { email: `${name}@voorbeeld.nl` });
  const placed = await shop.placeOrder(first);
  const second = await shop.prepare([[bed, 1]], { email: `${name.toUpperCase()}+2@Voorbeeld.nl` });
  const refused = await redeem(second);
  expect([refused.status, refused.body.code]).toEqual([409, "voucher-for-first-order"]);
  await shop.settle(await shop.choose(placed.body.payment.redirectUrl, "failed"));
  expect((await redeem(second)).body).toMatchObject({ totalCents: 9000, vouchers: [{ code, status: "applied" }] });
});

test("counts an order that was paid without it, and the basket's own does not stand in its way", async () => {
  const email = `${newName()}@voorbeeld.nl`;
  const first = await shop.prepare([[bed, 1]], { email });
  const { body: checkout } = await redeem(first);
  const placed = await shop.placeOrder({ ...first, checkout });
  expect(placed.status).toBe(200);
  const { body: waiting } = await shop.call<WireCheckout>("getCheckout", { basketKey: first.basketKey }, first);
  expect(waiting).toMatchObject({ totalCents: 9000, vouchers: [{ status: "applied" }] });
  await shop.settle(await shop.choose(placed.body.payment.redirectUrl, "paid"));
  expect((await redeem(await shop.prepare([[bed, 1]], { email }))).body.code).toBe("voucher-for-first-order");
});

test("of several baskets ordered at once by one customer one gets it", async () => {
  const email = `${newName()}@voorbeeld.nl`;
  const waiting = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const buyer = await shop.prepare([[bed, 1]], { email });
      return { ...buyer, checkout: (await redeem(buyer)).body };
    }),
  );
  const responses = await Promise.all(waiting.map((buyer) => shop.placeOrder(buyer)));
  expect(
    responses
      .map(({ status, body }) => (status === 200 ? "placed" : `${body.code} ${String(body["reason"])}`))
      .toSorted(),
  ).toEqual([...Array.from({ length: 7 }, () => "checkout-changed price"), "placed"]);
  const refused = responses.find(({ status }) => status === 409)!;
  expect(refused.body["checkout"]).toMatchObject({
    totalCents: 10_000,
    vouchers: [{ status: "blocked", reason: { code: "NOT_FIRST_ORDER" } }],
  });
});
