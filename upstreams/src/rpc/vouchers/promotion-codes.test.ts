import { afterAll, beforeAll, expect, test } from "vitest";

import { addPromotions, promotionLine } from "#upstreams/commerce/promotions/testing/test-promotions.ts";

import { RpcTestShop, type Result, type Buyer } from "../testing/rpc-test-shop.ts";
import type { WireCheckout } from "../wire-checkout.ts";

let shop: RpcTestShop;
let pillow: number;
let bed: number;

const less = (percent: number) => ({ effect: { type: "automatic_discount", percent } });

beforeAll(async () => {
  shop = await RpcTestShop.open({ rateLimits: true });
  pillow = await shop.addVariant({ priceCents: 5000, stock: 1000 });
  bed = await shop.addVariant({ priceCents: 40_000, stock: 1000 });
  const [product] = await shop.db
    .selectFrom("product")
    .innerJoin("variant", "variant.product_id", "product.product_id")
    .select("product.reference_key")
    .where("variant_id", "=", pillow)
    .execute();
  const pillows = { for: { products: [product!.reference_key] } };
  await addPromotions(
    shop.db,
    promotionLine("everybody", { ...pillows, ...less(10) }),
    promotionLine("readers", { ...pillows, ...less(20), code: "LEZERS20", minQuantity: 2, priority: 5 }),
    promotionLine("friends", { ...pillows, ...less(30), code: "VRIENDEN30", priority: 5 }),
    promotionLine("over", { ...less(10), code: "VOORBIJ", to: "2026-11-01" }),
    promotionLine("later", { ...less(10), code: "STRAKS", from: "2026-12-01" }),
    promotionLine("gone", { ...less(10), code: "WEG", active: false }),
  );
});
afterAll(() => shop.close());

function send(
  name: "redeemVoucher" | "removeVoucher",
  { basketKey, token }: Buyer,
  code: string,
): Promise<Result<WireCheckout>> {
  return shop.call<WireCheckout>(name, { basketKey, code }, { token });
}

function named({ promotions }: WireCheckout): unknown[] {
  return promotions.flatMap(({ code, status, reason }) => (code === null ? [] : [[code, status, reason.code]]));
}

test("the code of a promotion lowers the articles it is for, once, and is ordered and taken off like a voucher", async () => {
  const buyer = await shop.prepare([
    [pillow, 2],
    [bed, 1],
  ]);
  expect(buyer.checkout).toMatchObject({ totalCents: 9000 + 40_000, vouchers: [] });
  const { status, body } = await send("redeemVoucher", buyer, " lezers 20 ");
  expect([status, body.totalCents, body.version]).toEqual([200, 8000 + 40_000, buyer.checkout.version + 1]);
  expect(named(body)).toEqual([["LEZERS20", "applied", "DISCOUNT_APPLIED"]]);
  const again = await Promise.all(Array.from({ length: 10 }, () => send("redeemVoucher", buyer, "LEZERS20")));
  expect(again.map((response) => [response.status, response.body.totalCents, response.body.version])).toEqual(
    again.map(() => [200, body.totalCents, body.version]),
  );
  const removed = await send("removeVoucher", buyer, "lezers20");
  expect(removed.body.totalCents).toBe(9000 + 40_000);
  expect(named(removed.body)).toEqual([]);
  const { body: checkout } = await send("redeemVoucher", buyer, "LEZERS20");
  const placed = await shop.placeOrder({ ...buyer, checkout });
  expect(placed.status).toBe(200);
  expect((await shop.orderRows()).at(-1)).toMatchObject({ total_cents: 8000 + 40_000 });
});

test("one that lacks pieces stays and says so, until there are enough", async () => {
  const buyer = await shop.prepare([[pillow, 1]]);
  const { status, body } = await send("redeemVoucher", buyer, "LEZERS20");
  expect([status, body.totalCents]).toEqual([200, 4500]);
  expect(named(body)).toEqual([["LEZERS20", "blocked", "MIN_QUANTITY_NOT_REACHED"]]);
  await shop.db
    .updateTable("basket_item")
    .set({ quantity: 2 })
    .where("basket_id", "in", (query) =>
      query.selectFrom("basket").select("basket_id").where("basket_key", "=", buyer.basketKey),
    )
    .execute();
  const { body: enough } = await shop.call<WireCheckout>("getCheckout", { basketKey: buyer.basketKey }, buyer);
  expect(enough.totalCents).toBe(8000);
});

test("a second code is refused as the lines have one already, and the first stays", async () => {
  const buyer = await shop.prepare([[pillow, 2]]);
  await send("redeemVoucher", buyer, "LEZERS20");
  const refused = await send("redeemVoucher", buyer, "VRIENDEN30");
  expect([refused.status, refused.body.code, refused.body["with"]]).toEqual([
    409,
    "voucher-not-combinable",
    "vouchers",
  ]);
  await send("removeVoucher", buyer, "LEZERS20");
  expect((await send("redeemVoucher", buyer, "VRIENDEN30")).body.totalCents).toBe(7000);
});

test.each([
  ["VOORBIJ", 410, "voucher-expired"],
  ["STRAKS", 422, "voucher-not-valid-yet"],
  ["WEG", 404, "voucher-not-found"],
  ["LEZERS20", 422, "voucher-without-items"],
])("%s is refused with %i %s where it is good for nothing, and changes nothing", async (code, status, problem) => {
  const buyer = await shop.prepare([[bed, 1]]);
  const refused = await send("redeemVoucher", buyer, code);
  expect([refused.status, refused.body.code]).toEqual([status, problem]);
  const { body } = await shop.call<WireCheckout>("getCheckout", { basketKey: buyer.basketKey }, buyer);
  expect(body).toMatchObject({ version: buyer.checkout.version, totalCents: 40_000 });
});

test("guesses at codes count, as those at vouchers do", async () => {
  const buyer = await shop.prepare([[bed, 1]]);
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await send("redeemVoucher", buyer, "LEZERS20")).status);
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
});
