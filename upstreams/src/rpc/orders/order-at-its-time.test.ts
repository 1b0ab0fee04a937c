import { afterAll, beforeAll, expect, test } from "vitest";

import { AccountShop } from "../testing/account-shop.ts";
import { testAddress } from "../testing/rpc-test-shop.ts";
import type { WireCheckout } from "../wire-checkout.ts";
import type { WireOrder } from "../wire-order.ts";

let accounts: AccountShop;
let variant: number;

beforeAll(async () => {
  accounts = await AccountShop.open();
  variant = await accounts.shop.addVariant({ priceCents: 10_000 });
  const history = { history_from: ["2026-09-01", "2026-11-01"], history_cents: [15_000, 10_000] };
  await accounts.shop.db
    .updateTable("variant_price")
    .set({ reduction: "sale", reduced_since: "2026-11-01", ...history })
    .where("variant_id", "=", variant)
    .execute();
});
afterAll(() => accounts.close());

async function order(token: string): Promise<WireOrder> {
  const { shop } = accounts;
  const basketKey = await shop.fillBasket([[variant, 2]]);
  await shop.call("setCheckoutAddresses", { basketKey, shippingAddress: testAddress }, { token });
  await shop.call("setShippingOption", { basketKey, key: "standard" }, { token });
  const { body: checkout } = await shop.call<WireCheckout>("setPaymentMethod", { basketKey, key: "ideal" }, { token });
  const { body: placed } = await shop.placeOrder({ token, basketKey, checkout });
  await shop.settle(await shop.choose(placed.payment.redirectUrl, "paid"));
  return (await shop.call<WireOrder>("getOrder", { id: placed.orderId }, { token })).body;
}

test("an order says what a sale of its time took off each piece, which is no discount of the order", async () => {
  const { items, cost } = await order(await accounts.shop.signIn());
  for (const { price } of items) {
    expect(price).toMatchObject({ withTax: 10_000, undiscountedWithTax: 10_000 });
    expect(price.appliedReductions).toMatchObject([
      { category: "sale", amount: { absoluteWithTax: 5000, relative: 0.3333 } },
    ]);
  }
  expect([items.length, cost.withTax, cost.appliedReductions]).toEqual([2, 20_000, []]);
});

test("an order says whether it was its customer's first, also when others have followed", async () => {
  const { token } = await accounts.register();
  const first = await order(token);
  expect(first.customer).toMatchObject({ groups: ["new"], status: { isGuestCustomer: false } });
  expect((await order(token)).customer.groups).toEqual([]);
  expect((await accounts.shop.call<WireOrder>("getOrder", { id: first.id }, { token })).body.customer.groups).toEqual([
    "new",
  ]);
});
