import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { addCustomer, fill, newKey } from "../testing/merging-shop.ts";
import { RpcTestShop, testAddress } from "../testing/rpc-test-shop.ts";

let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open();
});
afterAll(() => shop.close());

interface Made {
  basketKey: string;
  status: () => Promise<string | undefined>;
}

/** The basket of somebody with an account, in each state that one can be in. */
const states: Record<string, () => Promise<Made>> = {
  "is filled": async () => {
    const customer = await addCustomer(shop.db);
    await fill(shop.db, customer.basketKey, [[await shop.addVariant(), 1]]);
    return { basketKey: customer.basketKey, status: () => Promise.resolve(undefined) };
  },
  "has an open payment": () => ordered(),
  "has been paid for": async () => {
    const made = await ordered();
    await shop.settle(await shop.choose(made.payUrl, "paid"));
    return made;
  },
};

async function ordered(): Promise<Made & { payUrl: string }> {
  const buyer = await shop.prepare([[await shop.addVariant(), 1]]);
  await shop.db
    .updateTable("customer")
    .set({ is_guest: false, basket_key: buyer.basketKey })
    .where("customer_id", "=", (query) =>
      query
        .selectFrom("checkout")
        .innerJoin("basket", "basket.basket_id", "checkout.basket_id")
        .select("checkout.customer_id")
        .where("basket_key", "=", buyer.basketKey),
    )
    .execute();
  const { body } = await shop.placeOrder(buyer);
  const status = async () =>
    (await shop.db.selectFrom("shop_order").select("status").where("order_id", "=", body.orderId).executeTakeFirst())
      ?.status;
  return { basketKey: buyer.basketKey, status, payUrl: body.payment.redirectUrl ?? "" };
}

test.each(Object.keys(states))(
  "a customer's basket that %s is, without the session, like an unknown key, whatever is called (B8)",
  async (state) => {
    const { basketKey: theirs, status } = await states[state]!();
    const before = await status();
    const stranger = await shop.signIn({ email: "vreemd@voorbeeld.nl" });
    const order = {
      checkoutVersion: 1,
      acceptedTotalCents: 39_900,
      paymentReturnUrl: "http://shop.test/betaling/terug",
    };
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
    for (const token of [stranger, undefined])
      for (const [name, payload] of calls) {
        const send = (basketKey: string) =>
          shop.call(name, { ...payload, basketKey }, { ...(token && { token }), key: randomUUID() });
        const [foreign, unknown] = [await send(theirs), await send(unknownKey)];
        expect([name, foreign.status, foreign.body]).toEqual([name, unknown.status, unknown.body]);
        expect(foreign.status).toBeGreaterThanOrEqual(401);
      }
    expect(await status()).toBe(before);
  },
);
