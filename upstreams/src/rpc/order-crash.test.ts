import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { sweep } from "./orders/sweep.ts";
import { killedStream, linesWith } from "./testing/killed-stream.ts";
import type { StreamLine } from "./testing/order-stream.ts";
import { RpcTestShop } from "./testing/rpc-test-shop.ts";
import { faultsInBooks, faultsInMoney, piecesOf } from "./testing/shop-books.ts";

const isLong = process.env["LONG"] !== undefined;
const kills = isLong ? 30 : 3;
const pieces = 100_000;
const sent: string[] = [];
let shop: RpcTestShop;
let variants: number[];

beforeAll(async () => {
  shop = await RpcTestShop.open({ mail: { send: ({ key }) => Promise.resolve(void sent.push(key)) } });
  variants = await Promise.all([1, 2, 3].map(() => shop.addVariant({ stock: pieces })));
});
afterAll(() => shop.close());

/** Sends every order that was begun again: the response is that of the first time, or there was none. */
async function retry(lines: readonly StreamLine[]): Promise<void> {
  const received = new Map(linesWith(lines, "done").map((line) => [line.done, line.orderId]));
  const tried = linesWith(lines, "try");
  expect(tried.length).toBeGreaterThan(0);
  const ids = new Set<string>();
  for (const line of tried) {
    const payload = {
      basketKey: line.basketKey,
      checkoutVersion: line.version,
      acceptedTotalCents: line.totalCents,
      paymentReturnUrl: "http://shop.test/betaling/terug",
    };
    const again = await shop.call<{ orderId: string }>("placeOrder", payload, { token: line.token, key: line.try });
    expect(again.status).toBe(200);
    expect(again.body.orderId).toBe(received.get(line.try) ?? again.body.orderId);
    ids.add(again.body.orderId);
  }
  expect(ids.size).toBe(tried.length);
  const baskets = tried.map((line) => line.basketKey);
  const orders = await shop.db
    .selectFrom("basket")
    .innerJoin("shop_order", "shop_order.basket_id", "basket.basket_id")
    .select("shop_order.order_id")
    .where("basket.basket_key", "in", baskets)
    .execute();
  expect(new Set(orders.map(({ order_id }) => order_id))).toEqual(ids);
}

async function statusesOf(lines: readonly StreamLine[]): Promise<Map<string, string>> {
  const ids = linesWith(lines, "settled").map((line) => line.settled);
  if (ids.length === 0) return new Map();
  const rows = await shop.db
    .selectFrom("shop_order")
    .select(["order_id", "status"])
    .where("order_id", "in", ids)
    .execute();
  return new Map(rows.map(({ order_id, status }) => [order_id, status]));
}

async function expectBooksInOrder(): Promise<void> {
  const found = await piecesOf(shop.db, variants);
  expect([...found.values()].map(({ free, ordered }) => free + ordered)).toEqual(variants.map(() => pieces));
  expect(await faultsInBooks(shop.db)).toEqual([]);
}

/** What has become of the mail of each confirmed order, by the queue's own list. */
async function mailJobs(): Promise<{ key: string; state: string | null; jobs: number }[]> {
  const { rows } = await sql<{ key: string; state: string | null; jobs: number }>`
    select 'order-confirmation.' || o.order_id as key, min(j.state::text) as state, count(j.id)::integer as jobs
    from shop_order o
    left join pgboss.job j on j.name = 'mail' and j.data ->> 'template' = 'order-confirmation' and j.data ->> 'id' = o.order_id::text
    where o.status = 'paid' group by o.order_id`.execute(shop.db);
  return rows;
}

/** Gives mail back whose sender was killed, without waiting for the minute it may take. */
const giveUpMail = () =>
  sql`update pgboss.job set started_on = now() - interval '2 minutes' where state = 'active'`.execute(shop.db);

test(`after ${kills} kills in the middle of orders no acknowledged order is lost, and the others are found or made by a repetition`, async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const lines = await killedStream(shop.database.url, variants);
    await retry(lines);
    const statuses = await statusesOf(lines);
    for (const { settled, status } of linesWith(lines, "settled"))
      expect(statuses.get(settled)).toBe(status === "paid" ? "paid" : "cancelled");
    sent.push(...linesWith(lines, "mail").map(({ mail }) => mail));
    await expectBooksInOrder();
  }
}, 300_000);

test("what the killed ones left open is settled: every cent belongs to an order, every piece is sold or free", async () => {
  const open = () =>
    shop.db.selectFrom("shop_order").select("order_id").where("status", "=", "payment_open").limit(1).execute();
  for (let round = 0; round === 0 || (await open()).length > 0; round += 1) {
    shop.wait(20 * 60_000);
    await sweep(shop.upstream.services);
  }
  expect(await faultsInMoney(shop.db)).toEqual([]);
  await expectBooksInOrder();
}, 300_000);

test("a paid order has one mail, which is sent, or waits to be, and leaves at most twice, as the same one", async () => {
  const times = (key: string) => sent.filter((each) => each === key).length;
  if (isLong) {
    await giveUpMail();
    await shop.upstream.services.outbox.start();
    const unsent = async () => (await mailJobs()).filter(({ state }) => state !== "completed");
    await expect.poll(unsent, { timeout: 200_000, interval: 1000 }).toEqual([]);
  }
  const jobs = await mailJobs();
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs.filter((job) => job.jobs !== 1)).toEqual([]);
  expect(jobs.filter(({ key, state }) => state === "completed" && times(key) === 0)).toEqual([]);
  expect(jobs.filter(({ key }) => times(key) > 2)).toEqual([]);
  expect(new Set(sent).size).toBeGreaterThan(0);
  const ordered = new Set(jobs.map(({ key }) => key));
  expect(sent.filter((key) => !ordered.has(key))).toEqual([]);
}, 300_000);
