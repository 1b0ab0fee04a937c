import { randomBytes } from "node:crypto";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import type { PaymentProvider } from "./provider/payment-provider.ts";
import type { Buyer } from "./testing/rpc-test-shop.ts";
import { faultsInBooks, faultsInMoney } from "./testing/shop-books.ts";
import { WholeShop } from "./testing/whole-shop.ts";

const minute = 60_000;
let shop: WholeShop;
let fault: Partial<PaymentProvider> = {};
let bed: number;
let blanket: number;

beforeAll(async () => {
  shop = await WholeShop.open({
    wrapProvider: (provider) => ({
      ...provider,
      read: (paymentId) => fault.read?.(paymentId) ?? provider.read(paymentId),
      cancel: (payment) => fault.cancel?.(payment) ?? provider.cancel(payment),
    }),
  });
  [bed, blanket] = (await shop.addVariants({ key: "bed", stock: 100 }, { key: "blanket", stock: 100 })) as [
    number,
    number,
  ];
});
afterEach(() => {
  fault = {};
});
afterAll(() => shop.close());

interface Ordered {
  buyer: Buyer;
  orderId: string;
  orderNumber: string;
  payUrl: string | null;
  itemKey: string;
}

async function ordered(): Promise<Ordered> {
  const buyer = await shop.orders.prepare([[bed, 2]]);
  const { status, body } = await shop.orders.placeOrder(buyer);
  expect(status).toBe(200);
  const { basket } = await shop.basket("GET", buyer.basketKey);
  return {
    buyer,
    orderId: body.orderId,
    orderNumber: body.orderNumber,
    payUrl: body.payment.redirectUrl,
    itemKey: basket.items[0]!.key,
  };
}

async function statusOf(orderId: string): Promise<string> {
  return (
    await shop.orders.db
      .selectFrom("shop_order")
      .select("status")
      .where("order_id", "=", orderId)
      .executeTakeFirstOrThrow()
  ).status;
}

/** Somebody who makes an account with the basket of a visitor, and where the account's is. */
async function register(guestBasket: string): Promise<{ status: number; merged: unknown; basketKey: string }> {
  const person = {
    first_name: "Anne",
    last_name: "Bos",
    gender: "FEMALE",
    password: "Lange-Zin-2026-vol",
    newsletter: false,
  };
  const email = `${randomBytes(6).toString("hex")}@voorbeeld.nl`;
  const response = await shop.orders.call<{ user: { basketKey: string }; merged: unknown }>("register", {
    ...person,
    email,
    guestKeys: { basketKey: guestBasket },
  });
  return { status: response.status, merged: response.body.merged, basketKey: response.body.user.basketKey };
}

async function linesOf(basketKey: string): Promise<[number, number][]> {
  const { basket } = await shop.basket("GET", basketKey);
  return basket.items.map((item) => [item.variant.id, item.quantity]);
}

describe("who has paid and goes back to shopping before the shop has heard of it", () => {
  const changes: [string, string, (itemKey: string) => string, object | undefined][] = [
    ["changes a quantity", "PATCH", (itemKey) => `/items/${itemKey}`, { quantity: 3 }],
    ["removes a line", "DELETE", (itemKey) => `/items/${itemKey}`, undefined],
    ["empties the basket", "DELETE", () => "/items", undefined],
  ];

  test("and adds keeps the order and begins a new basket with what was added", async () => {
    const { buyer, orderId, orderNumber, payUrl } = await ordered();
    await shop.orders.choose(payUrl, "paid");
    const { status, basket } = await shop.basket("POST", buyer.basketKey, "/items", {
      variantId: blanket,
      quantity: 1,
    });
    expect([status, await statusOf(orderId)]).toEqual([201, "paid"]);
    expect(basket).toMatchObject({ openPayment: null, keptOrder: orderNumber });
    expect(await linesOf(buyer.basketKey)).toEqual([[blanket, 1]]);
    expect(await faultsInMoney(shop.orders.db)).toEqual([]);
  });

  test.each(changes)("and %s keeps the order and begins a new basket", async (_name, method, path, body) => {
    const { buyer, orderId, orderNumber, payUrl, itemKey } = await ordered();
    await shop.orders.choose(payUrl, "paid");
    const { status, basket } = await shop.basket(method, buyer.basketKey, path(itemKey), body);
    expect([status, await statusOf(orderId)]).toEqual([200, "paid"]);
    expect(basket).toMatchObject({ openPayment: null, keptOrder: orderNumber, items: [] });
    expect(await faultsInMoney(shop.orders.db)).toEqual([]);
  });

  test("and signs in keeps the order, which the account's basket does not get", async () => {
    const { buyer, orderId, payUrl } = await ordered();
    await shop.orders.choose(payUrl, "paid");
    const { status, basketKey } = await register(buyer.basketKey);
    expect([status, await statusOf(orderId)]).toEqual([200, "paid"]);
    expect(await linesOf(basketKey)).toEqual([]);
    expect(await faultsInMoney(shop.orders.db)).toEqual([]);
  });

  test("and whose money is on its way keeps the order as well", async () => {
    const { buyer, orderId, orderNumber, payUrl } = await ordered();
    await shop.orders.choose(payUrl, "pending");
    const { basket } = await shop.basket("POST", buyer.basketKey, "/items", { variantId: blanket, quantity: 1 });
    expect(basket).toMatchObject({ openPayment: null, keptOrder: orderNumber, items: [{ quantity: 1 }] });
    await shop.orders.choose(payUrl, "paid");
    await shop.pass(minute);
    expect(await statusOf(orderId)).toBe("paid");
    expect(await faultsInMoney(shop.orders.db)).toEqual([]);
  });
});

test("a payment that was not made is called off at the provider before the basket changes", async () => {
  const { buyer, orderId, itemKey } = await ordered();
  const { basket: seen } = await shop.basket("GET", buyer.basketKey);
  const { status, basket } = await shop.basket("PATCH", buyer.basketKey, `/items/${itemKey}`, {
    quantity: 3,
    version: seen.version,
  });
  expect([status, await statusOf(orderId)]).toEqual([200, "cancelled"]);
  expect(basket).toMatchObject({ openPayment: null, items: [{ quantity: 3 }] });
  expect(basket).not.toHaveProperty("keptOrder");
  const payment = await shop.orders.db
    .selectFrom("payment")
    .select("status")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  expect(payment.status).toBe("canceled");
});

test("while the provider cannot be reached nothing is cancelled: the basket stays as it is, and a sign-in goes on", async () => {
  const { buyer, orderId, payUrl, itemKey } = await ordered();
  await shop.orders.choose(payUrl, "paid");
  fault = { read: () => Promise.reject(new Error("connect ECONNREFUSED")) };
  expect((await shop.basket("DELETE", buyer.basketKey, `/items/${itemKey}`)).status).toBe(423);
  const { status, merged } = await register(buyer.basketKey);
  expect([status, merged]).toEqual([200, expect.objectContaining({ basketItems: 0, basketItemsLeft: 2 })]);
  expect(await statusOf(orderId)).toBe("payment_open");
  fault = {};
  await shop.pass(minute);
  expect(await statusOf(orderId)).toBe("paid");
});

test("who pays after the basket was changed reads of the money in a mail and in the order", async () => {
  const { buyer, orderId, orderNumber, payUrl, itemKey } = await ordered();
  // as iDEAL is once the bank's page is open
  fault = { cancel: (payment) => Promise.resolve(payment) };
  await shop.basket("PATCH", buyer.basketKey, `/items/${itemKey}`, { quantity: 1 });
  fault = {};
  expect(await statusOf(orderId)).toBe("cancelled");
  await shop.orders.settle(await shop.orders.choose(payUrl, "paid"));
  await shop.orders.upstream.services.outbox.start();
  const refunds = async () =>
    (await shop.orders.mails()).filter((mail) => mail.includes(`Subject: Terugbetaling van bestelling ${orderNumber}`));
  await expect.poll(refunds, { timeout: 10_000 }).toHaveLength(1);
  const lookUp = { orderNumber, email: buyer.checkout.customer?.email };
  const { token } = (await shop.orders.call<{ token: string }>("lookupOrder", lookUp)).body;
  const { body: order } = await shop.orders.call("getOrder", { token });
  expect(order["refunds"]).toMatchObject([{ amount: buyer.checkout.totalCents, paidAt: expect.any(String) as string }]);
  expect(await faultsInBooks(shop.orders.db)).toEqual([]);
  expect(await faultsInMoney(shop.orders.db)).toEqual([]);
});
