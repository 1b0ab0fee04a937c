import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { addCustomer, fill, newKey } from "../testing/merging-shop.ts";
import { RpcTestShop, testAddress } from "../testing/rpc-test-shop.ts";

let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open();
});
afterAll(() => shop.close());

test("a customer's basket key without the session answers as an unknown key does, whatever is asked (B8)", async () => {
  const customer = await addCustomer(shop.db);
  await fill(shop.db, customer.basketKey, [[await shop.addVariant(), 1]]);
  const stranger = await shop.signIn({ email: "vreemd@voorbeeld.nl" });
  const order = { checkoutVersion: 1, acceptedTotalCents: 39_900, paymentReturnUrl: "http://shop.test/betaling/terug" };
  const calls: [string, object][] = [
    ["getCheckout", {}],
    ["setCheckoutAddresses", { shippingAddress: testAddress }],
    ["setShippingOption", { key: "standard" }],
    ["setPaymentMethod", { key: "ideal" }],
    ["redeemVoucher", { code: "WELKOM10" }],
    ["removeVoucher", { code: "WELKOM10" }],
    ["placeOrder", order],
    ["cancelOpenPayment", {}],
  ];
  const unknownKey = newKey();
  for (const [name, payload] of calls) {
    const ask = (basketKey: string) => shop.call(name, { ...payload, basketKey }, { token: stranger, key: randomUUID() });
    const [theirs, unknown] = [await ask(customer.basketKey), await ask(unknownKey)];
    expect([name, theirs.status, theirs.body]).toEqual([name, 404, unknown.body]);
  }
  expect((await shop.call("getCheckout", { basketKey: customer.basketKey })).body.code).toBe("basket-not-found");
});
