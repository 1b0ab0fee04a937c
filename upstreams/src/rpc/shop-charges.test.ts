import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { findCommand, runConsole } from "#upstreams/console/run-console.ts";

import { PaidOrders } from "./testing/paid-orders.ts";
import { faultsInBooks, faultsInMoney } from "./testing/shop-books.ts";
import { WholeShop } from "./testing/whole-shop.ts";
import type { WireCheckout } from "./wire-checkout.ts";
import type { WireOrder } from "./wire-order.ts";

let shop: WholeShop;
let bed: number;

beforeAll(async () => {
  shop = await WholeShop.open();
  [bed] = (await shop.addVariants({ key: "bed", cents: 10_000, stock: 1000 })) as [number];
});
afterEach(async () => {
  expect(await faultsInBooks(shop.orders.db)).toEqual([]);
  await shop.orders.db.deleteFrom("shop_charge").execute();
});
afterAll(() => shop.close());

async function shell(...words: string[]): Promise<{ exitCode: number; output: string }> {
  const { command, rest } = findCommand(words)!;
  return runConsole(shop.orders.upstream.services, command, rest);
}

async function setCharges(): Promise<void> {
  expect(await shell("charges", "fee", "service", "--amount", "1,21", "--name", "Servicekosten")).toMatchObject({
    exitCode: 0,
  });
  const later = ["--amount", "2,42", "--name", "Kosten achteraf betalen", "--payment", "klarna"];
  expect(await shell("charges", "fee", "later", ...later)).toMatchObject({ exitCode: 0 });
}

const service = {
  category: "service",
  key: "service",
  name: "Servicekosten",
  amount: { withTax: 121, withoutTax: 100 },
  tax: { vat: { amount: 21, rate: 0.21 } },
};
const later = {
  category: "payment",
  key: "later",
  name: "Kosten achteraf betalen",
  amount: { withTax: 242, withoutTax: 200 },
  tax: { vat: { amount: 42, rate: 0.21 } },
};

test("a service fee and that of the chosen way of payment are the same in basket, checkout, order and payment, with their VAT", async () => {
  await setCharges();
  const buyer = await shop.orders.prepare([[bed, 1]], { method: "klarna" });
  const goodsVat = 1736;
  expect(buyer.checkout).toMatchObject({
    subtotalCents: 10_000,
    shippingCents: 0,
    fees: [later, service],
    totalCents: 10_363,
    vatCents: goodsVat + 63,
    missing: [],
  });
  const prices = Object.fromEntries(buyer.checkout.paymentMethods.map(({ key, feeCents }) => [key, feeCents]));
  expect(prices).toMatchObject({ klarna: 242, ideal: 0, creditcard: 0 });
  expect((await shop.basket("GET", buyer.basketKey)).basket.cost).toMatchObject({
    withTax: 10_363,
    withoutTax: 10_363 - goodsVat - 63,
    tax: { vat: { amount: goodsVat + 63, rate: 0.21 } },
    appliedFees: [later, service],
  });
  const placed = await shop.orders.placeOrder(buyer);
  await shop.orders.settle(await shop.orders.choose(placed.body.payment.redirectUrl, "authorized"));
  const { body: order } = await shop.orders.call<WireOrder>("getOrder", { id: placed.body.orderId }, buyer);
  expect(order.cost).toMatchObject({
    withTax: 10_363,
    tax: { vat: { amount: goodsVat + 63 } },
    appliedFees: [{ category: "delivery" }, later, service],
  });
  expect(order.payment).toMatchObject([{ amount: 10_363 }]);
});

test("another way of payment costs no fee of the first; what was agreed to covers it", async () => {
  await setCharges();
  const buyer = await shop.orders.prepare([[bed, 1]], { method: "klarna" });
  const { body: checkout } = await shop.orders.call<WireCheckout>(
    "setPaymentMethod",
    { basketKey: buyer.basketKey, key: "ideal" },
    buyer,
  );
  expect(checkout).toMatchObject({ fees: [service], totalCents: 10_121 });
  await shell("charges", "fee", "service", "--amount", "2,00", "--name", "Servicekosten");
  const refused = await shop.orders.placeOrder({ ...buyer, checkout });
  expect([refused.status, refused.body.code, refused.body["reason"]]).toEqual([409, "checkout-changed", "price"]);
  expect(refused.body["checkout"]).toMatchObject({ totalCents: 10_200 });
});

test.each(["ideal", "creditcard", "directdebit", "bitcoin"])(
  "a fee for %s is refused, by the console and by the database",
  async (method) => {
    const { exitCode, output } = await shell(
      "charges",
      "fee",
      "x",
      "--amount",
      "1",
      "--name",
      "X",
      "--payment",
      method,
    );
    expect([exitCode, output]).toEqual([1, expect.stringContaining(`The law forbids a fee for ${method}`)]);
    const row = {
      shop_id: 1001,
      charge_key: "x",
      kind: "payment" as const,
      payment_method: method,
      name: "{}",
      cents: 1,
    };
    await expect(shop.orders.db.insertInto("shop_charge").values(row).execute()).rejects.toThrow(/check constraint/);
  },
);

test("fees are given back with the last piece of an order, and not before", async () => {
  await setCharges();
  const orders = new PaidOrders(shop.orders);
  const buyer = await shop.orders.prepare([[bed, 2]]);
  const { body } = await shop.orders.placeOrder(buyer);
  await shop.orders.settle(await shop.orders.choose(body.payment.redirectUrl, "paid"));
  const placed = { ...buyer, orderId: body.orderId, orderNumber: body.orderNumber, variants: [bed] };
  const { withdrawal } = await orders.read(placed);
  await orders.withdraw(placed, withdrawal.pieceKeys.slice(0, 1));
  await orders.withdraw(placed, withdrawal.pieceKeys.slice(1));
  expect((await orders.read(placed)).refunds.map(({ amount }) => amount)).toEqual([10_000, 10_121]);
  expect(await faultsInMoney(shop.orders.db)).toEqual([]);
});

test("delivery is reduced from a value of goods on, never below nothing, and shown as a reduction", async () => {
  await shell("charges", "delivery", "autumn", "--amount", "3,00", "--name", "Korting op verzending", "--from", "150");
  await shell("charges", "delivery", "more", "--amount", "60", "--name", "Gratis verzending", "--from", "400");
  const sofa = await shop.orders.addVariant({ priceCents: 10_000, stock: 1000, delivery: "two_person" });
  const total = async (pieces: number) => (await shop.orders.prepare([[sofa, pieces]])).checkout;
  expect(await total(1)).toMatchObject({ shippingCents: 4995, deliveryReduction: null, totalCents: 14_995 });
  expect(await total(4)).toMatchObject({
    shippingCents: 0,
    deliveryReduction: { name: "Gratis verzending", cents: 4995 },
    totalCents: 40_000,
  });
  const buyer = await shop.orders.prepare([[sofa, 2]], { method: "klarna" });
  expect(buyer.checkout).toMatchObject({
    shippingCents: 4695,
    deliveryReduction: { name: "Korting op verzending", cents: 300 },
    totalCents: 24_695,
    vatCents: 3471 + 815,
  });
  const placed = await shop.orders.placeOrder(buyer);
  expect(placed.status).toBe(200);
  const { body: order } = await shop.orders.call<WireOrder>("getOrder", { id: placed.body.orderId }, buyer);
  expect(order).toMatchObject({
    shipping: { deliveryCosts: 4695 },
    cost: {
      withTax: 24_695,
      appliedFees: [{ category: "delivery", amount: { withTax: 4995 } }],
      appliedReductions: [
        { category: "delivery", type: "absolute", name: "Korting op verzending", amount: { absoluteWithTax: 300 } },
      ],
    },
  });
});

test("charges are listed, changed by their key and ended", async () => {
  await setCharges();
  await shell("charges", "fee", "service", "--amount", "1", "--name", "Administratie");
  const { output } = await shell("charges", "list", "--json");
  expect(JSON.parse(output)).toMatchObject([
    { key: "later", kind: "payment", payment: "klarna" },
    { key: "service", kind: "service", name: "Administratie" },
  ]);
  expect(await shell("charges", "remove", "later")).toMatchObject({ exitCode: 0 });
  expect(await shell("charges", "remove", "later")).toMatchObject({ exitCode: 1 });
  for (const amount of ["0", "1000,01", "veel"])
    expect(await shell("charges", "fee", "service", "--amount", amount, "--name", "X")).toMatchObject({ exitCode: 1 });
});
