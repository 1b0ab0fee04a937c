import { Writable } from "node:stream";

import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { sweep } from "../orders/sweep.ts";
import type { PaymentProvider } from "../provider/payment-provider.ts";
import { PaidOrders, type PaidOrder } from "../testing/paid-orders.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";

const day = 24 * 60 * 60_000;
const logged: { msg: string; orderNumber?: string; status?: string }[] = [];
let shop: RpcTestShop;
let orders: PaidOrders;
let read: PaymentProvider["read"] | undefined;

beforeAll(async () => {
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(JSON.parse(line.toString()) as (typeof logged)[number]);
      done();
    },
  });
  shop = await RpcTestShop.open({
    log: pino({ level: "info" }, stream),
    wrapProvider: (provider) => ({ ...provider, read: (paymentId) => read?.(paymentId) ?? provider.read(paymentId) }),
  });
  orders = new PaidOrders(shop);
});
beforeEach(() => {
  read = undefined;
});
afterAll(() => shop.close());

/** An order to be paid later whose promise ends at the provider, which does not say so. */
async function lapsed(): Promise<PaidOrder> {
  const placed = await orders.place("klarna");
  await shop.choose((await paymentOf(placed)).redirect_url, "canceled");
  return placed;
}

function paymentOf({ orderId }: PaidOrder) {
  return shop.db
    .selectFrom("payment")
    .select(["status", "redirect_url"])
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
}

const lapses = ({ orderNumber }: PaidOrder) =>
  logged.filter((line) => line.orderNumber === orderNumber && line.msg.startsWith("promised payment lapsed"));
const shipments = ({ orderId }: PaidOrder) =>
  shop.db.selectFrom("shipment").selectAll().where("order_id", "=", orderId).execute();

test("nothing leaves once the promise of a payment has lapsed, and the log says so once", async () => {
  const placed = await lapsed();
  await expect(orders.ship(placed)).rejects.toThrow("Its payment is canceled: nothing may leave");
  await expect(orders.ship(placed)).rejects.toThrow("Its payment is canceled: nothing may leave");
  expect(await shipments(placed)).toEqual([]);
  expect((await orders.read(placed)).detailedStatus.order.code).toBe("ordered");
  expect(lapses(placed)).toMatchObject([{ status: "canceled" }]);
});

test("a promise that was not looked up for a day is looked up", async () => {
  const placed = await lapsed();
  shop.wait(day - 60_000);
  await sweep(shop.upstream.services);
  expect((await paymentOf(placed)).status).toBe("authorized");
  shop.wait(60_000);
  await sweep(shop.upstream.services);
  expect((await paymentOf(placed)).status).toBe("canceled");
  expect(lapses(placed)).toHaveLength(1);
});

test("nothing leaves while the provider does not say whether a promise stands, and everything does once it says so", async () => {
  const placed = await orders.place("klarna");
  read = () => Promise.reject(new Error("no connection"));
  await expect(orders.ship(placed)).rejects.toThrow("try again later");
  expect(await shipments(placed)).toEqual([]);
  read = undefined;
  await orders.ship(placed);
  expect((await paymentOf(placed)).status).toBe("paid");
});

test("what was paid leaves without a look-up, and a promise released by a withdrawal has not lapsed", async () => {
  const paid = await orders.place();
  read = () => Promise.reject(new Error("no connection"));
  await orders.ship(paid);
  expect(await shipments(paid)).toHaveLength(1);
  read = undefined;
  const given = await orders.place("klarna");
  await orders.withdraw(given, (await orders.read(given)).withdrawal.pieceKeys);
  await sweep(shop.upstream.services);
  shop.wait(day);
  await sweep(shop.upstream.services);
  expect((await paymentOf(given)).status).toBe("canceled");
  expect(lapses(given)).toEqual([]);
});
