import { afterAll, beforeAll, describe, expect, it, test } from "vitest";

import { addPromotions, promotionLine, voucherLine } from "#upstreams/commerce/promotions/testing/test-promotions.ts";

import { RpcTestShop, type Result, type Buyer } from "../testing/rpc-test-shop.ts";
import type { WireCheckout } from "../wire-checkout.ts";
import type { WireOrder } from "../wire-order.ts";

let shop: RpcTestShop;
let bed: number;
let topper: number;

beforeAll(async () => {
  shop = await RpcTestShop.open({ background: false });
  bed = await shop.addVariant({ priceCents: 39_900, stock: 1000 });
  topper = await shop.addVariant({ priceCents: 9999, vatRate: 0.09, stock: 1000 });
  const [product] = await shop.db
    .selectFrom("product")
    .innerJoin("variant", "variant.product_id", "product.product_id")
    .select("product.reference_key")
    .where("variant_id", "=", topper)
    .execute();
  await addPromotions(
    shop.db,
    voucherLine("WELKOM10"),
    voucherLine("VIJF", { discount: { cents: { nl: 500 } }, combinesWithVouchers: true }),
    voucherLine("TIEN", { discount: { cents: { nl: 1000 } }, combinesWithVouchers: true }),
    voucherLine("ALLES", { discount: { cents: { nl: 9_000_000 } } }),
    voucherLine("GROOT", { minOrderCents: { nl: 100_000 } }),
    voucherLine("VOORBIJ", { to: "2026-11-01" }),
    voucherLine("STRAKS", { from: "2026-12-01" }),
    voucherLine("DUITS", { shops: ["de-DE"] }),
    voucherLine("WEG", { active: false }),
    voucherLine("TOPPERS", { for: { products: [product!.reference_key] } }),
    voucherLine("ZONDER-ACTIE", { combinesWithPromotions: false }),
    promotionLine("toppers", {
      for: { products: [product!.reference_key] },
      effect: { type: "automatic_discount", percent: 50 },
    }),
  );
});
afterAll(() => shop.close());

function redeem({ basketKey, token }: Buyer, code: string, version?: number): Promise<Result<WireCheckout>> {
  return shop.call<WireCheckout>("redeemVoucher", { basketKey, version, code }, { token });
}

async function orderOf({ token }: Buyer, orderId: string): Promise<WireOrder> {
  return (await shop.call<WireOrder>("getOrder", { id: orderId }, { token })).body;
}

describe("a voucher", () => {
  it("lowers the checkout it is redeemed for, once", async () => {
    const buyer = await shop.prepare([[bed, 1]]);
    const { status, body } = await redeem(buyer, " welkom 10 ");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      subtotalCents: 39_900,
      discountCents: 3990,
      totalCents: 35_910,
      version: buyer.checkout.version + 1,
    });
    expect(body.vouchers).toEqual([
      {
        code: "WELKOM10",
        name: "Korting WELKOM10",
        type: "relative",
        value: 10,
        status: "applied",
        reason: { code: "APPLIED", discountCents: 3990 },
        missingCents: 0,
        discountCents: 3990,
      },
    ]);
    const again = await Promise.all(Array.from({ length: 10 }, () => redeem(buyer, "WELKOM10")));
    expect(again.map((response) => [response.status, response.body.totalCents])).toEqual(
      again.map(() => [200, 35_910]),
    );
    const removed = await shop.call<WireCheckout>(
      "removeVoucher",
      { basketKey: buyer.basketKey, code: "welkom10" },
      { token: buyer.token },
    );
    expect(removed.body).toMatchObject({ totalCents: 39_900, vouchers: [] });
    expect(
      (await shop.call("removeVoucher", { basketKey: buyer.basketKey, code: "welkom10" }, { token: buyer.token }))
        .status,
    ).toBe(200);
  });

  it.each([
    ["NOOIT-GEHOORD", 404, "voucher-not-found", {}],
    ["WEG", 404, "voucher-not-found", {}],
    ["DUITS", 404, "voucher-not-found", {}],
    ["VOORBIJ", 410, "voucher-expired", {}],
    ["STRAKS", 422, "voucher-not-valid-yet", {}],
    ["GROOT", 422, "voucher-minimum-not-reached", { missingCents: 60_100, minOrderCents: 100_000 }],
    ["TOPPERS", 422, "voucher-without-items", {}],
  ])("%s is refused with %i %s", async (code, status, problem, members) => {
    const buyer = await shop.prepare([[bed, 1]]);
    const refused = await redeem(buyer, code);
    expect([refused.status, refused.body.code]).toEqual([status, problem]);
    expect(refused.body).toMatchObject(members);
    const { body } = await shop.call<WireCheckout>(
      "getCheckout",
      { basketKey: buyer.basketKey },
      { token: buyer.token },
    );
    expect(body).toMatchObject({ version: buyer.checkout.version, vouchers: [] });
  });

  it("goes with another one only when both say so", async () => {
    const buyer = await shop.prepare([[bed, 1]]);
    await redeem(buyer, "VIJF");
    expect((await redeem(buyer, "TIEN")).body).toMatchObject({ discountCents: 1500 });
    const refused = await redeem(buyer, "WELKOM10");
    expect([refused.status, refused.body.code, refused.body["with"]]).toEqual([
      409,
      "voucher-not-combinable",
      "vouchers",
    ]);
  });

  it("may leave out what a promotion reduced", async () => {
    expect((await redeem(await shop.prepare([[topper, 1]]), "ZONDER-ACTIE")).body).toMatchObject({
      status: 409,
      with: "promotions",
    });
    const both = await shop.prepare([
      [topper, 1],
      [bed, 1],
    ]);
    expect((await redeem(both, "ZONDER-ACTIE")).body).toMatchObject({
      subtotalCents: 39_900 + 4999,
      discountCents: 3990,
    });
  });

  it("needs a session and a basket, and the version that was seen", async () => {
    const buyer = await shop.prepare([[bed, 1]]);
    expect((await redeem({ ...buyer, token: "" }, "VIJF")).status).toBe(401);
    expect((await redeem({ ...buyer, basketKey: "a-key-of-nobody-at-all-0" }, "VIJF")).body.code).toBe(
      "basket-not-found",
    );
    const moved = await redeem(buyer, "VIJF", 1);
    expect(moved.body).toMatchObject({
      code: "checkout-changed",
      reason: "version",
      checkout: { version: buyer.checkout.version },
    });
  });

  it("stays with a basket that falls below its minimum, and says what is missing", async () => {
    const buyer = await shop.prepare([[bed, 3]]);
    await redeem(buyer, "GROOT");
    await shop.db
      .updateTable("basket_item")
      .set({ quantity: 1 })
      .where("basket_id", "in", (query) =>
        query.selectFrom("basket").select("basket_id").where("basket_key", "=", buyer.basketKey),
      )
      .execute();
    const { body } = await shop.call<WireCheckout>(
      "getCheckout",
      { basketKey: buyer.basketKey },
      { token: buyer.token },
    );
    expect(body).toMatchObject({
      discountCents: 0,
      totalCents: 39_900,
      vouchers: [{ status: "blocked", missingCents: 60_100 }],
    });
  });
});

test("an order keeps what was taken off: lines, pieces, VAT and payment make the total", async () => {
  const buyer = await shop.prepare(
    [
      [bed, 2],
      [topper, 3],
    ],
    { method: "klarna" },
  );
  const { body: checkout } = await redeem(buyer, "WELKOM10");
  const { body: placed } = await shop.placeOrder({ ...buyer, checkout });
  const order = await orderOf(buyer, placed.orderId);
  const goods = 2 * 39_900 + 3 * 4999;
  const discount = Math.round(goods / 10);
  expect(order.cost.withTax).toBe(goods - discount);
  expect(order.cost.appliedReductions).toMatchObject([
    { category: "voucher", code: "WELKOM10", amount: { absoluteWithTax: discount } },
  ]);
  expect(order.vouchers).toMatchObject([{ code: "WELKOM10", type: "relative", value: 10 }]);
  expect(order.promotions).toEqual([{ id: "toppers", name: "Actie toppers", absoluteWithTax: 3 * 5000 }]);
  const sum = (pick: (price: WireOrder["items"][number]["price"]) => number) =>
    order.items.reduce((total, { price }) => total + pick(price), 0);
  expect(sum(({ withTax }) => withTax)).toBe(goods - discount);
  expect(sum(({ undiscountedWithTax }) => undiscountedWithTax)).toBe(2 * 39_900 + 3 * 9999);
  expect(sum(({ tax }) => tax.vat.amount)).toBe(order.cost.tax.vat.amount);
  const vouchers = order.items
    .flatMap(({ price }) => price.appliedReductions)
    .filter(({ category }) => category === "voucher");
  expect(vouchers.reduce((total, { amount }) => total + amount.absoluteWithTax, 0)).toBe(discount);
  const payment = await shop.db
    .selectFrom("sandbox_payment")
    .select("data")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  type Amount = { value: string };
  type Line = { quantity: number; unitPrice: Amount; discountAmount: Amount; totalAmount: Amount };
  const { amount, lines } = payment.data as { amount: Amount; lines: Line[] };
  const cents = ({ value }: Amount) => Math.round(Number(value) * 100);
  expect(cents(amount)).toBe(goods - discount);
  expect(lines.reduce((total, { totalAmount }) => total + cents(totalAmount), 0)).toBe(goods - discount);
  for (const { quantity, unitPrice, discountAmount, totalAmount } of lines)
    expect(quantity * cents(unitPrice) - cents(discountAmount)).toBe(cents(totalAmount));
  await shop.settle(await shop.choose(placed.payment.redirectUrl, "authorized"));
});

test("an order that costs nothing needs no payment and is confirmed at once", async () => {
  const token = await shop.signIn({ email: "gratis@voorbeeld.nl" });
  const basketKey = await shop.fillBasket([[bed, 1]]);
  const { body: first } = await shop.call<WireCheckout>("redeemVoucher", { basketKey, code: "ALLES" }, { token });
  expect(first).toMatchObject({ totalCents: 0, vatCents: 0, paymentMethods: [{ key: "none", chosen: true }] });
  const address = {
    firstName: "Sanne",
    lastName: "de Wit",
    gender: "FEMALE",
    street: "Weg",
    houseNumber: "1",
    zipCode: "8011AB",
    city: "Zwolle",
    countryCode: "NL",
  };
  await shop.call("setCheckoutAddresses", { basketKey, shippingAddress: address }, { token });
  const { body: checkout } = await shop.call<WireCheckout>(
    "setShippingOption",
    { basketKey, key: "standard" },
    { token },
  );
  expect(checkout.missing).toEqual([]);
  const placed = await shop.placeOrder({ token, basketKey, checkout });
  expect(placed.body.payment).toMatchObject({ status: "paid", method: "none", methodName: "Geen betaling nodig" });
  const returnKey = placed.body.payment.redirectUrl?.split("/").at(-1) ?? "";
  const settled = await shop.settle(returnKey);
  expect(settled.body).toMatchObject({ status: "paid", successToken: expect.any(String) as string });
  expect(await orderOf({ token, basketKey, checkout }, placed.body.orderId)).toMatchObject({
    cost: { withTax: 0, withoutTax: 0, tax: { vat: { amount: 0 } } },
    payment: [{ key: "none", amount: 0, status: "paid" }],
  });
  expect(await shop.db.selectFrom("payment").selectAll().where("order_id", "=", placed.body.orderId).execute()).toEqual(
    [],
  );
});

test("ten refused codes in ten minutes are enough, for this visitor", async () => {
  const limited = await RpcTestShop.on({ ...shop.database, close: () => Promise.resolve() }, { rateLimits: true });
  const [buyer, other] = [await shop.prepare([[bed, 1]]), await shop.prepare([[bed, 1]])];
  const attempt = ({ basketKey, token }: Buyer, code: string) =>
    limited.call("redeemVoucher", { basketKey, code }, { token });
  for (let count = 0; count < 10; count += 1) expect((await attempt(buyer, `RAAD-${count}`)).status).toBe(404);
  const refused = await attempt(buyer, "VIJF");
  expect([refused.status, refused.body.code]).toEqual([429, "too-many-attempts"]);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(600);
  expect((await attempt(other, "VIJF")).status).toBe(200);
  await limited.close();
});
