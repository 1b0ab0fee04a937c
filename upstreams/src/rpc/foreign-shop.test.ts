import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { AccountShop, newEmail, testPassword, type TestAccount } from "./testing/account-shop.ts";
import { testAddress, type Buyer } from "./testing/rpc-test-shop.ts";

const canary = "Kanariegeel";
let accounts: AccountShop;
let account: TestAccount;
let buyer: Buyer;
let order: { orderId: string; orderNumber: string };
let successToken: string;
let returnKey: string;
let lookupToken: string;

beforeAll(async () => {
  accounts = await AccountShop.open();
  const { shop } = accounts;
  account = await accounts.register({ last_name: canary });
  await shop.call("saveAddress", { address: { ...testAddress, lastName: canary } }, account);
  buyer = await shop.prepare([[await shop.addVariant(), 1]], { email: newEmail() });
  const { body } = await shop.placeOrder(buyer);
  order = body;
  returnKey = await shop.choose(body.payment.redirectUrl, "paid");
  successToken = (await shop.settle(returnKey)).body.successToken!;
  const { email } = await shop.db
    .selectFrom("shop_order")
    .select("email")
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  lookupToken = (await shop.call<{ token: string }>("lookupOrder", { orderNumber: order.orderNumber, email })).body
    .token;
  buyer = { ...(await shop.prepare([[await shop.addVariant(), 1]], { email })) };
});
afterAll(() => accounts.close());

/** Everything that belongs to one shop, by its secret: requested there, and in another shop. */
const questions: [string, () => [payload: object, token?: string], here: number, abroad: number][] = [
  ["getAddresses", () => [{}, account.token], 200, 401],
  ["getOrders", () => [{}, account.token], 200, 401],
  ["exportMyData", () => [{ password: testPassword }, account.token], 200, 401],
  ["updateShopUser", () => [{ first_name: "Femke" }, account.token], 200, 401],
  ["getOrder", () => [{ token: lookupToken }], 200, 404],
  ["getOrderBySuccessToken", () => [{ token: successToken }], 200, 400],
  ["settleReturn", () => [{ returnKey }], 200, 404],
  ["getCheckout", () => [{ basketKey: buyer.basketKey }, buyer.token], 200, 404],
  ["setPaymentMethod", () => [{ basketKey: buyer.basketKey, key: "paypal" }, buyer.token], 200, 401],
  ["login", () => [{ email: account.email, password: testPassword }], 200, 404],
];

test.each(questions)("%s is found in its own shop alone", async (name, question, here, abroad) => {
  const [payload, token] = question();
  const send = (shopId: string) =>
    accounts.shop.call(name, payload, { ...(token && { token }), headers: { "x-shop-id": shopId } });
  const foreign = await send("1004");
  expect(foreign.status).toBe(abroad);
  expect(JSON.stringify(foreign.body)).not.toContain(canary);
  expect((await send("1001")).status).toBe(here);
});

test("an order of one shop is not placed, looked up or withdrawn in another", async () => {
  const headers = { "x-shop-id": "1004" };
  const payload = {
    basketKey: buyer.basketKey,
    checkoutVersion: buyer.checkout.version,
    acceptedTotalCents: 1_000_000,
  };
  const sent = { token: buyer.token, key: randomUUID(), headers };
  const placed = await accounts.shop.call(
    "placeOrder",
    { ...payload, paymentReturnUrl: "http://shop.test/terug" },
    sent,
  );
  expect(placed.status).toBe(401);
  const rows = await accounts.shop.db.selectFrom("shop_order").select(["email", "order_number"]).execute();
  expect(rows).toHaveLength(1);
  const [{ email, order_number: orderNumber }] = rows as [(typeof rows)[0]];
  const found = await accounts.shop.call("lookupOrder", { orderNumber, email }, { headers });
  expect([found.status, found.body.code]).toEqual([404, "order-not-found"]);
});

test.each([undefined, "", "1001,1004", "1001, 1001", "9999", "-1001", "1001;1004", "NaN"])(
  "the shop %j is none, and nothing is returned",
  async (shopId) => {
    const headers = new Headers({ "content-type": "application/json", authorization: `Bearer ${account.token}` });
    if (shopId !== undefined) headers.set("x-shop-id", shopId);
    for (const name of ["getUser", "getAddresses", "login", "getOrders"]) {
      const body = JSON.stringify({ payload: { email: account.email, password: testPassword } });
      const response = await accounts.shop.upstream.handle(
        new Request(`http://rpc.internal/rpc/${name}`, { method: "POST", headers, body }),
      );
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, "unknown-shop"]);
    }
  },
);
