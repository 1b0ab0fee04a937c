import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";

import { sweep } from "./orders/sweep.ts";
import type { Buyer } from "./testing/rpc-test-shop.ts";
import { faultsInBooks, faultsInMoney } from "./testing/shop-books.ts";
import { WholeShop } from "./testing/whole-shop.ts";

const isLong = process.env["LONG"] !== undefined;
const rounds = isLong ? 50 : 3;
const minute = 60_000;
const stock = 5;
let shop: WholeShop;
let variant: number;

beforeAll(async () => {
  shop = await WholeShop.open();
  [variant] = (await shop.addVariants({ key: "bed", stock })) as [number];
});
afterAll(() => shop.close());

/** A buyer of two pieces; of those there were, two are back at the end of each round, or sold. */
async function prepared(): Promise<Buyer> {
  await shop.orders.db.updateTable("stock").set({ quantity: stock }).where("variant_id", "=", variant).execute();
  return shop.orders.prepare([[variant, 2]]);
}

async function ordered(): Promise<{ buyer: Buyer; orderId: string; orderNumber: string; payUrl: string }> {
  const buyer = await prepared();
  const { status, body } = await shop.orders.placeOrder(buyer);
  expect(status).toBe(200);
  return { buyer, orderId: body.orderId, orderNumber: body.orderNumber, payUrl: body.payment.redirectUrl ?? "" };
}

function cancel({ basketKey }: Buyer) {
  return shop.orders.call("cancelOpenPayment", { basketKey });
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

/** Lets everything end that is still under way. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await shop.pass(20 * minute);
}

test("an order that is cancelled ten times at once gives its pieces back once", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { buyer, orderId } = await ordered();
    expect(await shop.orders.stockOf(variant)).toBe(stock - 2);
    const responses = await Promise.all(Array.from({ length: 10 }, () => cancel(buyer)));
    // who came too late hears that no payment is open any more
    expect(new Set([...responses.map(({ status }) => status), 404])).toEqual(new Set([204, 404]));
    expect([await statusOf(orderId), await shop.orders.stockOf(variant)]).toEqual(["cancelled", stock]);
    expect((await cancel(buyer)).status).toBe(404);
    expect(await shop.orders.stockOf(variant)).toBe(stock);
  }
}, 300_000);

test("cancelling, a changed basket, the way back and the sweep, all at once, give the pieces back once", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { buyer, orderId, payUrl } = await ordered();
    const { basket } = await shop.basket("GET", buyer.basketKey);
    const path = `/items/${basket.items[0]!.key}`;
    const returnKey = await shop.orders.choose(payUrl, round % 2 === 0 ? "failed" : "canceled");
    shop.orders.wait(minute);
    const [, , changed] = await Promise.all([
      cancel(buyer),
      shop.orders.settle(returnKey),
      shop.basket("PATCH", buyer.basketKey, path, { quantity: 1 }),
      sweep(shop.orders.upstream.services),
      shop.orders.settle(returnKey),
      cancel(buyer),
    ]);
    expect(changed.basket).toMatchObject({ openPayment: null, items: [{ quantity: 1 }] });
    expect(["cancelled", "failed"]).toContain(await statusOf(orderId));
    expect(await shop.orders.stockOf(variant)).toBe(stock);
  }
  await settleAll();
  expect(await faultsInBooks(shop.orders.db)).toEqual([]);
}, 300_000);

test("an order that is placed and cancelled at once is either, and holds its pieces only if it lives", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const buyer = await prepared();
    const [placed] = await Promise.all([
      shop.orders.placeOrder(buyer),
      ...Array.from({ length: 5 }, () => cancel(buyer)),
    ]);
    expect(placed.status).toBe(200);
    const isLive = (await statusOf(placed.body.orderId)) === "payment_open";
    expect(await shop.orders.stockOf(variant)).toBe(isLive ? stock - 2 : stock);
    const again = await shop.orders.placeOrder(buyer);
    expect([again.status, again.body.code]).toEqual([409, isLive ? "order-already-placed" : "checkout-changed"]);
    await cancel(buyer);
  }
  await settleAll();
  expect(await faultsInMoney(shop.orders.db)).toEqual([]);
}, 300_000);

test("an order that is paid and cancelled at once is paid for, or its money goes back", async () => {
  const ends = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const { buyer, orderId, orderNumber, payUrl } = await ordered();
    const pay = async (lateMs: number) => {
      await sleep(lateMs);
      return shop.orders.settle(await shop.orders.choose(payUrl, "paid"));
    };
    // one begins later from round to round, so that either wins, and both at every step of the other
    const [lateMs, cancelLateMs] = round % 2 === 0 ? [0, round] : [round, 0];
    const [paid, cancelled] = await Promise.all([pay(lateMs), sleep(cancelLateMs).then(() => cancel(buyer))]);
    await settleAll();
    const end = await statusOf(orderId);
    ends.add(end);
    expect(["paid", "cancelled"]).toContain(end);
    expect(await shop.orders.stockOf(variant)).toBe(end === "paid" ? stock - 2 : stock);
    if (end === "paid" && cancelled?.status === 409)
      expect(cancelled.body).toMatchObject({ code: "order-already-placed", orderNumber });
    expect(paid?.status).toBeLessThan(500);
    expect(await faultsInMoney(shop.orders.db)).toEqual([]);
  }
  // 50 ms are longer than a cancellation takes
  if (isLong) expect(ends).toEqual(new Set(["paid", "cancelled"]));
}, 300_000);
