import { afterAll, beforeAll, expect, test } from "vitest";

import { RpcTestShop, testAddress } from "./testing/rpc-test-shop.ts";
import type { WireCheckout } from "./wire-checkout.ts";
import type { WireOrder } from "./wire-order.ts";

let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  await shop.upstream.services.outbox.start();
});
afterAll(() => shop.close());

test("a guest orders two mattresses and a towel, pays, sees the order and gets one mail", async () => {
  const mattress = await shop.addVariant({ name: "Matras Duinrust", priceCents: 39_900, isMattress: true, stock: 5 });
  const towel = await shop.addVariant({
    name: "Handdoek <Texel>",
    priceCents: 1330,
    vatRate: 0.21,
    delivery: "parcel",
  });
  const basketKey = await shop.fillBasket([
    [mattress, 2],
    [towel, 3],
  ]);

  const anonymous = await shop.call<WireCheckout>("getCheckout", { basketKey });
  expect(anonymous.body).toMatchObject({
    customer: null,
    missing: ["CUSTOMER", "ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"],
    subtotalCents: 83_790,
    totalCents: 83_790,
  });
  const token = await shop.signIn();
  const addresses = await shop.call<WireCheckout>(
    "setCheckoutAddresses",
    { basketKey, shippingAddress: testAddress, billingAddress: null },
    { token },
  );
  expect(addresses.body).toMatchObject({
    shippingAddress: { zipCode: "8011 AB" },
    billingAddress: null,
    missing: ["SHIPPING_OPTION", "PAYMENT_METHOD"],
  });
  expect(addresses.body.shippingOptions).toMatchObject([
    {
      key: "standard",
      name: "Bezorgen tot in de kamer van uw keuze",
      priceCents: 495,
      chosen: false,
      deliveryFrom: "2026-11-25",
      deliveryTo: "2026-11-27",
    },
    { key: "take_back", priceCents: 1995 },
  ]);
  await shop.call("setShippingOption", { basketKey, key: "take_back" }, { token });
  const { body: checkout } = await shop.call<WireCheckout>("setPaymentMethod", { basketKey, key: "ideal" }, { token });
  expect(checkout).toMatchObject({
    shippingCents: 1995,
    totalCents: 85_785,
    vatCents: 14_888,
    missing: [],
    version: 4,
  });

  const placed = await shop.placeOrder({ token, basketKey, checkout });
  expect(placed.status).toBe(200);
  expect(placed.body.orderNumber).toMatch(/^WL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(placed.body.payment).toMatchObject({ status: "open", method: "ideal" });
  expect([await shop.stockOf(mattress), await shop.stockOf(towel)]).toEqual([3, 7]);
  const waiting = await shop.call<WireCheckout>("getCheckout", { basketKey }, { token });
  expect(waiting.body).toMatchObject({
    missing: ["PAYMENT_OPEN"],
    openPayment: { orderNumber: placed.body.orderNumber, redirectUrl: placed.body.payment.redirectUrl },
  });
  expect(await shop.mails()).toEqual([]);

  const returnKey = await shop.choose(placed.body.payment.redirectUrl, "paid");
  const settled = await shop.settle(returnKey);
  expect(settled.body).toMatchObject({ status: "paid", orderNumber: placed.body.orderNumber });
  const { body: order } = await shop.call<WireOrder>("getOrderBySuccessToken", { token: settled.body.successToken });
  expect(order).toMatchObject({
    referenceKey: placed.body.orderNumber,
    detailedStatus: { order: { code: "paid" } },
    cost: {
      withTax: 85_785,
      tax: { vat: { amount: 14_888 } },
      appliedFees: [{ key: "take_back", amount: { withTax: 1995 } }],
    },
    address: { billing: { zipCode: "8011 AB" } },
    payment: [{ key: "ideal", name: "iDEAL | Wero", status: "paid", redirectUrl: null }],
    packages: [{ kind: "parcel", deliveryDate: { minimum: "2026-11-25" } }, { kind: "two_person" }],
  });
  expect(order.items).toHaveLength(5);
  expect(order.items.reduce((sum, { price }) => sum + price.withTax, 0)).toBe(83_790);
  expect(order.items.reduce((sum, { price }) => sum + price.tax.vat.amount, 0) + 346).toBe(14_888);
  expect((await shop.call<WireOrder>("getOrder", { id: order.id }, { token })).body.id).toBe(order.id);
  expect((await shop.call("getCheckout", { basketKey }, { token })).body.code).toBe("basket-not-found");
  expect(await shop.orderRows()).toMatchObject([{ status: "paid", total_cents: 85_785 }]);

  await expect.poll(() => shop.mails(), { timeout: 5000 }).toHaveLength(1);
  const [mail] = await shop.mails();
  expect(mail).toMatch(new RegExp(`^Message-ID:\\s+<order-confirmation\\.${order.id}@warmeland\\.example>`, "m"));
  expect(mail).toContain("To: Sanne de Wit <sanne@voorbeeld.nl>");
});

test("a pay-later order is authorised and confirmed, and becomes paid when it is captured", async () => {
  const variant = await shop.addVariant({});
  const buyer = await shop.prepare([[variant, 1]], { method: "klarna" });
  const placed = await shop.placeOrder(buyer);
  const returnKey = await shop.choose(placed.body.payment.redirectUrl, "authorized");
  expect((await shop.settle(returnKey)).body).toMatchObject({
    status: "authorized",
    successToken: expect.any(String) as string,
  });
  expect((await shop.orderRows()).at(-1)?.status).toBe("ordered");
  await shop.choose(placed.body.payment.redirectUrl, "paid");
  expect((await shop.settle(returnKey)).body.status).toBe("paid");
  expect((await shop.orderRows()).at(-1)?.status).toBe("paid");
});

test("what is missing keeps an order back, by name", async () => {
  const variant = await shop.addVariant({});
  const token = await shop.signIn();
  const basketKey = await shop.fillBasket([[variant, 1]]);
  const { body: checkout } = await shop.call<WireCheckout>("getCheckout", { basketKey }, { token });
  const refused = await shop.placeOrder({ token, basketKey, checkout });
  expect([refused.status, refused.body.code, refused.body["missing"]]).toEqual([
    409,
    "checkout-incomplete",
    ["ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"],
  ]);
  const empty = await shop.fillBasket([]);
  const nothing = await shop.placeOrder({
    token,
    basketKey: empty,
    checkout: { ...checkout, version: 1, totalCents: 0 },
  });
  expect(nothing.body["missing"]).toContain("ITEMS");
  expect(await shop.stockOf(variant)).toBe(10);
});

test("an option or method that is not offered is refused, and an option that is no longer offered is no longer chosen", async () => {
  const duvet = await shop.addVariant({ delivery: "parcel" });
  const buyer = await shop.prepare([[duvet, 1]]);
  expect(
    (await shop.call("setShippingOption", { basketKey: buyer.basketKey, key: "take_back" }, { token: buyer.token }))
      .status,
  ).toBe(400);
  const { status, body } = await shop.call(
    "setPaymentMethod",
    { basketKey: buyer.basketKey, key: "cash" },
    { token: buyer.token },
  );
  expect([status, body["errors"]]).toEqual([400, [{ field: "key", code: "choice" }]]);
  const foreign = { ...testAddress, countryCode: "DE", zipCode: "10115" };
  const abroad = await shop.call(
    "setCheckoutAddresses",
    { basketKey: buyer.basketKey, shippingAddress: foreign },
    { token: buyer.token },
  );
  expect(abroad.body["errors"]).toEqual([{ field: "shippingAddress.countryCode", code: "country" }]);
  const billed = await shop.call<WireCheckout>(
    "setCheckoutAddresses",
    { basketKey: buyer.basketKey, shippingAddress: testAddress, billingAddress: foreign },
    { token: buyer.token },
  );
  expect(billed.body.billingAddress).toMatchObject({ countryCode: "DE" });
  const stale = await shop.call(
    "setPaymentMethod",
    { basketKey: buyer.basketKey, key: "paypal", version: 1 },
    { token: buyer.token },
  );
  expect([stale.status, stale.body.code, (stale.body["checkout"] as WireCheckout).version]).toEqual([
    409,
    "checkout-changed",
    billed.body.version,
  ]);
});
