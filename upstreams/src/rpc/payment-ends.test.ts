import { randomUUID } from "node:crypto";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { cancelOpenPayment } from "./cancel-open-payment.ts";
import { sweep } from "./orders/sweep.ts";
import { PaymentRefusedError, type PaymentProvider } from "./provider/payment-provider.ts";
import { RpcTestShop, type Result, type Buyer } from "./testing/rpc-test-shop.ts";
import { faultsInMoney } from "./testing/shop-books.ts";
import type { WireCheckout } from "./wire-checkout.ts";
import type { WirePlacedOrder } from "./wire-payment.ts";

let shop: RpcTestShop;
let fault: Partial<PaymentProvider> = {};
const minute = 60_000;

beforeAll(async () => {
  shop = await RpcTestShop.open({
    wrapProvider: (provider) => ({
      create: (parameters) => fault.create?.(parameters) ?? provider.create(parameters),
      read: (paymentId) => fault.read?.(paymentId) ?? provider.read(paymentId),
      cancel: (payment) => fault.cancel?.(payment) ?? provider.cancel(payment),
      refund: (payment, refund) => fault.refund?.(payment, refund) ?? provider.refund(payment, refund),
      capture: (payment, capture) => provider.capture(payment, capture),
      methods: () => provider.methods(),
    }),
  });
});
afterAll(() => shop.close());
afterEach(() => {
  fault = {};
});

async function placed(stock = 5): Promise<{ variant: number; buyer: Buyer; response: Result<WirePlacedOrder> }> {
  const variant = await shop.addVariant({ stock });
  const buyer = await shop.prepare([[variant, 2]]);
  const response = await shop.placeOrder(buyer);
  expect(response.status).toBe(200);
  return { variant, buyer, response };
}

async function statusOf(orderId: string): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom("shop_order")
    .select("status")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.status;
}

async function paymentOf(orderId: string): Promise<{ payment_id: string; status: string }> {
  return shop.db
    .selectFrom("payment")
    .select(["payment_id", "status"])
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
}

function webhook(paymentId: string): Promise<Response> {
  return shop.upstream.handle(
    new Request("http://shop.test/webhooks/payments", { method: "POST", body: new URLSearchParams({ id: paymentId }) }),
  );
}

test.each([
  ["canceled", "cancelled"],
  ["failed", "failed"],
  ["expired", "expired"],
])(
  "a payment that is %s gives stock and basket back, once, and the basket can be ordered again",
  async (choice, status) => {
    const { variant, buyer, response } = await placed();
    expect(await shop.stockOf(variant)).toBe(3);
    const returnKey = await shop.choose(response.body.payment.redirectUrl, choice);
    const { payment_id: paymentId } = await paymentOf(response.body.orderId);
    const calls = await Promise.all([
      shop.settle(returnKey),
      webhook(paymentId),
      shop.settle(returnKey),
      webhook(paymentId),
      shop.settle(returnKey),
    ]);
    expect(calls.map((call) => call.status)).toEqual([200, 200, 200, 200, 200]);
    expect((await shop.settle(returnKey)).body).toMatchObject({ status: choice, successToken: null });
    expect([await statusOf(response.body.orderId), await shop.stockOf(variant)]).toEqual([status, 5]);

    const { body: checkout } = await shop.call<WireCheckout>(
      "getCheckout",
      { basketKey: buyer.basketKey },
      { token: buyer.token },
    );
    expect(checkout).toMatchObject({ missing: [], openPayment: null });
    expect((await shop.placeOrder(buyer)).body.code).toBe("checkout-changed");
    const again = await shop.placeOrder({ ...buyer, checkout });
    await shop.settle(await shop.choose(again.body.payment.redirectUrl, "paid"));
    expect([await statusOf(again.body.orderId), await shop.stockOf(variant)]).toEqual(["paid", 3]);
  },
);

test("a payment that is only under way keeps the order open, and may still be paid", async () => {
  const { variant, response } = await placed();
  const returnKey = await shop.choose(response.body.payment.redirectUrl, "pending");
  expect((await shop.settle(returnKey)).body).toMatchObject({ status: "pending", successToken: null });
  shop.wait(3 * 60 * minute);
  await sweep(shop.upstream.services);
  expect([await statusOf(response.body.orderId), await shop.stockOf(variant)]).toEqual(["payment_open", 3]);
  await shop.choose(response.body.payment.redirectUrl, "paid");
  shop.wait(minute);
  await sweep(shop.upstream.services);
  expect(await statusOf(response.body.orderId)).toBe("paid");
});

test("webhook and return page together confirm once: one job for one mail", async () => {
  const { response } = await placed();
  const returnKey = await shop.choose(response.body.payment.redirectUrl, "paid");
  const { payment_id: paymentId } = await paymentOf(response.body.orderId);
  await Promise.all([webhook(paymentId), shop.settle(returnKey), webhook(paymentId), shop.settle(returnKey)]);
  await webhook(paymentId);
  const jobs = await shop.db
    .withSchema("pgboss")
    .selectFrom("job" as never)
    .select("data" as never)
    .execute();
  expect(jobs.filter((job) => JSON.stringify(job).includes(response.body.orderId))).toHaveLength(1);
});

test("a webhook for an unknown payment gets the response of any other; garbage is refused", async () => {
  expect((await webhook("tr_nobodyknows")).status).toBe(200);
  expect((await webhook("../payments")).status).toBe(400);
  expect((await shop.upstream.handle(new Request("http://shop.test/webhooks/payments"))).status).toBe(405);
});

test("an order whose shopper never came back ends with its payment, and the sweep returns the stock once", async () => {
  const { variant, response } = await placed();
  shop.wait(14 * minute);
  await sweep(shop.upstream.services);
  expect(await statusOf(response.body.orderId)).toBe("payment_open");
  shop.wait(3 * minute);
  await Promise.all([sweep(shop.upstream.services), sweep(shop.upstream.services)]);
  expect([
    await statusOf(response.body.orderId),
    await shop.stockOf(variant),
    (await paymentOf(response.body.orderId)).status,
  ]).toEqual(["expired", 5, "expired"]);
});

test("a payment made in the sandbox without coming back is found by the sweep", async () => {
  const { response } = await placed();
  await shop.choose(response.body.payment.redirectUrl, "paid");
  shop.wait(minute);
  await sweep(shop.upstream.services);
  expect(await statusOf(response.body.orderId)).toBe("paid");
});

test("a provider that cannot be reached ends nothing", async () => {
  const { variant, response } = await placed();
  shop.wait(30 * minute);
  fault = { read: () => Promise.reject(new Error("down")) };
  await sweep(shop.upstream.services);
  expect([await statusOf(response.body.orderId), await shop.stockOf(variant)]).toEqual(["payment_open", 3]);
  fault = {};
  shop.wait(2 * minute);
  await sweep(shop.upstream.services);
  expect(await statusOf(response.body.orderId)).toBe("expired");
});

test("an open payment can be cancelled; one that was paid in the meantime stands", async () => {
  const first = await placed();
  const cancelled = await shop.call("cancelOpenPayment", { basketKey: first.buyer.basketKey });
  expect([cancelled.status, await statusOf(first.response.body.orderId), await shop.stockOf(first.variant)]).toEqual([
    204,
    "cancelled",
    5,
  ]);
  expect((await paymentOf(first.response.body.orderId)).status).toBe("canceled");
  expect((await shop.call("cancelOpenPayment", { basketKey: first.buyer.basketKey })).body.code).toBe(
    "payment-not-found",
  );

  const second = await placed();
  await shop.choose(second.response.body.payment.redirectUrl, "paid");
  const refused = await shop.call("cancelOpenPayment", { basketKey: second.buyer.basketKey });
  expect([refused.status, refused.body.code, refused.body["orderNumber"]]).toEqual([
    409,
    "order-already-placed",
    second.response.body.orderNumber,
  ]);
  expect(await statusOf(second.response.body.orderId)).toBe("paid");
});

test("changing the checkout cancels the open payment first", async () => {
  const { variant, buyer, response } = await placed();
  const changed = await shop.call<WireCheckout>(
    "setPaymentMethod",
    { basketKey: buyer.basketKey, key: "paypal" },
    { token: buyer.token },
  );
  expect(changed.body).toMatchObject({ openPayment: null, missing: [] });
  expect([await statusOf(response.body.orderId), await shop.stockOf(variant)]).toEqual(["cancelled", 5]);
});

test("who pays for an order that another write has ended gets the money back", async () => {
  const { variant, buyer, response } = await placed();
  await shop.db.transaction().execute(async (trx) => {
    const { basket_id } = await trx
      .selectFrom("basket")
      .select("basket_id")
      .where("basket_key", "=", buyer.basketKey)
      .forUpdate()
      .executeTakeFirstOrThrow();
    expect(await cancelOpenPayment(trx, basket_id, shop.now)).toBe(response.body.orderNumber);
    expect(await cancelOpenPayment(trx, basket_id, shop.now)).toBeUndefined();
  });
  const returnKey = await shop.choose(response.body.payment.redirectUrl, "paid");
  fault = { refund: () => Promise.reject(new Error("crash before the refund")) };
  expect((await shop.settle(returnKey)).body).toMatchObject({ status: "canceled", successToken: null });
  expect(await faultsInMoney(shop.db)).toHaveLength(1);
  fault = {};
  shop.wait(2 * minute);
  await sweep(shop.upstream.services);
  expect((await paymentOf(response.body.orderId)).status).toBe("refunded");
  expect(await faultsInMoney(shop.db)).toEqual([]);
  expect((await shop.settle(returnKey)).body).toMatchObject({ status: "canceled", successToken: null });
  expect([await statusOf(response.body.orderId), await shop.stockOf(variant)]).toEqual(["cancelled", 5]);
});

test("the sweep cancels the payment that an ended order left open", async () => {
  const { buyer, response } = await placed();
  await shop.db.transaction().execute(async (trx) => {
    const { basket_id } = await trx
      .selectFrom("basket")
      .select("basket_id")
      .where("basket_key", "=", buyer.basketKey)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await cancelOpenPayment(trx, basket_id, shop.now);
  });
  await sweep(shop.upstream.services);
  expect((await paymentOf(response.body.orderId)).status).toBe("canceled");
});

test.each([
  { refusal: new PaymentRefusedError("method not enabled"), status: 402, code: "payment-refused" },
  { refusal: new Error("connect ECONNREFUSED"), status: 502, code: "payment-unavailable" },
])(
  "without a payment ($code) the order fails, the stock is back, and the same key may try again",
  async ({ refusal, status, code }) => {
    const variant = await shop.addVariant({ stock: 5 });
    const buyer = await shop.prepare([[variant, 2]]);
    const key = randomUUID();
    fault = { create: () => Promise.reject(refusal) };
    const responses = await Promise.all([shop.placeOrder(buyer, key), shop.placeOrder(buyer, key)]);
    expect(responses.map((response) => [response.status, response.body.code])).toContainEqual([status, code]);
    expect(responses.every((response) => response.status !== 200)).toBe(true);
    expect(await shop.stockOf(variant)).toBe(5);
    fault = {};
    const { body: checkout } = await shop.call<WireCheckout>(
      "getCheckout",
      { basketKey: buyer.basketKey },
      { token: buyer.token },
    );
    const again = await shop.placeOrder({ ...buyer, checkout }, key);
    expect(again.status).toBe(200);
    expect(await shop.stockOf(variant)).toBe(3);
  },
);

test("a crash between order and payment: the same request makes the payment, and nobody's request lets the sweep return the stock", async () => {
  const variant = await shop.addVariant({ stock: 5 });
  const crashed = new Promise<never>(() => undefined);
  const interrupted = await shop.prepare([[variant, 1]]);
  const abandoned = await shop.prepare([[variant, 1]]);
  const key = randomUUID();
  fault = { create: () => crashed };
  void shop.placeOrder(interrupted, key);
  void shop.placeOrder(abandoned);
  await expect.poll(() => shop.stockOf(variant)).toBe(3);

  shop.restart();
  const response = await shop.placeOrder(interrupted, key);
  expect(response.body.payment).toMatchObject({
    status: "open",
    redirectUrl: expect.stringContaining("/checkout/tr_") as string,
  });
  expect(await shop.stockOf(variant)).toBe(3);
  shop.wait(6 * minute);
  await sweep(shop.upstream.services);
  expect(await shop.stockOf(variant)).toBe(4);
  expect(await statusOf(response.body.orderId)).toBe("payment_open");
});
