import { afterAll, beforeAll, expect, test } from "vitest";

import { ends, whileFailing } from "#upstreams/commerce/testing/while-failing.ts";

import { sweep } from "./orders/sweep.ts";
import type { PaymentProvider } from "./provider/payment-provider.ts";
import { RpcTestShop, type Buyer } from "./testing/rpc-test-shop.ts";
import type { WireCheckout } from "./wire-checkout.ts";

const minute = 60_000;
let shop: RpcTestShop;
let read: PaymentProvider["read"] | undefined;
let create: PaymentProvider["create"] | undefined;

beforeAll(async () => {
  shop = await RpcTestShop.open({
    wrapProvider: (provider) => ({
      ...provider,
      read: (paymentId) => read?.(paymentId) ?? provider.read(paymentId),
      create: (parameters) => create?.(parameters) ?? provider.create(parameters),
    }),
  });
});
afterAll(() => shop.close());

async function abandoned(): Promise<{ variant: number; buyer: Buyer; orderId: string }> {
  const variant = await shop.addVariant({ stock: 5 });
  const buyer = await shop.prepare([[variant, 2]]);
  const { body } = await shop.placeOrder(buyer);
  expect(await shop.stockOf(variant)).toBe(3);
  return { variant, buyer, orderId: body.orderId };
}

/** An order whose process ended before there was a payment. */
async function withoutPayment(): ReturnType<typeof abandoned> {
  const variant = await shop.addVariant({ stock: 5 });
  const buyer = await shop.prepare([[variant, 2]]);
  create = () => new Promise(() => undefined);
  void shop.placeOrder(buyer);
  await expect.poll(() => shop.stockOf(variant)).toBe(3);
  create = undefined;
  const { order_id: orderId } = await shop.db
    .selectFrom("order_item")
    .select("order_id")
    .where("variant_id", "=", variant)
    .executeTakeFirstOrThrow();
  return { variant, buyer, orderId };
}

const kinds = { "an abandoned order": abandoned, "an order without a payment": withoutPayment };
const interruptions = (Object.keys(ends) as (keyof typeof ends)[]).flatMap((end) =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => [end, kind] as const),
);

async function statusOf(orderId: string): Promise<string | undefined> {
  return (await shop.db.selectFrom("shop_order").select("status").where("order_id", "=", orderId).executeTakeFirst())
    ?.status;
}

/** Orders again what was given up, and pays. */
async function orderAgain({ buyer, variant }: { buyer: Buyer; variant: number }): Promise<void> {
  const { body: checkout } = await shop.call<WireCheckout>("getCheckout", { basketKey: buyer.basketKey }, buyer);
  expect(checkout).toMatchObject({ missing: [], openPayment: null });
  const again = await shop.placeOrder({ ...buyer, checkout });
  await shop.settle(await shop.choose(again.body.payment.redirectUrl, "paid"));
  expect([await statusOf(again.body.orderId), await shop.stockOf(variant)]).toEqual(["paid", 3]);
}

test("after one sweep the pieces of an abandoned order are free, and its basket can be ordered again", async () => {
  const order = await abandoned();
  shop.wait(17 * minute);
  await sweep(shop.upstream.services);
  expect([await statusOf(order.orderId), await shop.stockOf(order.variant)]).toEqual(["expired", 5]);
  await orderAgain(order);
});

test.each(interruptions)(
  "%s while a sweep gives back the pieces of %s leaves it as it was; the next sweep gives them",
  async (end, kind) => {
    const order = await kinds[kind]();
    shop.wait(17 * minute);
    const when = `new.variant_id = ${order.variant}`;
    await whileFailing(shop.db, { table: "stock", event: "update", when }, end, async () => {
      await sweep(shop.upstream.services).catch(() => undefined);
    });
    expect([await statusOf(order.orderId), await shop.stockOf(order.variant)]).toEqual(["payment_open", 3]);
    shop.wait(2 * minute);
    await sweep(shop.upstream.services);
    expect([await statusOf(order.orderId), await shop.stockOf(order.variant)]).toEqual(["expired", 5]);
    await orderAgain(order);
  },
);

test("what a sweeper that crashed had taken upon itself is taken over a minute later, and given back once", async () => {
  const order = await abandoned();
  shop.wait(17 * minute);
  let readCount = 0;
  // it hears nothing of the payment, then crashes with the overdue order in its hands
  read = () => {
    readCount += 1;
    return readCount === 1 ? Promise.reject(new Error("down")) : new Promise(() => undefined);
  };
  void sweep(shop.upstream.services);
  await expect.poll(() => readCount).toBe(2);
  shop.restart();
  await sweep(shop.upstream.services);
  expect([await statusOf(order.orderId), await shop.stockOf(order.variant)]).toEqual(["payment_open", 3]);
  shop.wait(1.5 * minute);
  await Promise.all([sweep(shop.upstream.services), sweep(shop.upstream.services)]);
  expect([await statusOf(order.orderId), await shop.stockOf(order.variant)]).toEqual(["expired", 5]);
  await orderAgain(order);
});
