import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { RpcTestShop, type Buyer } from "./testing/rpc-test-shop.ts";

const rounds = process.env["LONG"] ? 200 : 10;
let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open({ databasePool: 25 });
});
afterAll(() => shop.close());

function tally(responses: readonly { status: number; body: { code?: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of responses) {
    const kind = body.code ?? String(status);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

async function deadlocks({ db }: RpcTestShop): Promise<string | undefined> {
  const { rows } = await sql<{
    deadlocks: string;
  }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks;
}

async function buyers(count: number, lines: readonly (readonly [number, number])[]): Promise<Buyer[]> {
  return Promise.all(Array.from({ length: count }, () => shop.prepare(lines)));
}

test("fifty buyers want the last three pieces: three orders, everybody else learns what is sold out", async () => {
  const last = await shop.addVariant({ stock: 3 });
  const waiting = await buyers(50, [[last, 1]]);
  const responses = await Promise.all(waiting.map((buyer) => shop.placeOrder(buyer)));
  expect(tally(responses)).toEqual({ "200": 3, "sold-out": 47 });
  const refused = responses.find(({ status }) => status === 412);
  expect(refused?.body["lines"]).toMatchObject([{ variantId: last, availableQuantity: 0 }]);
  expect(await shop.stockOf(last)).toBe(0);
  expect(new Set(responses.filter(({ status }) => status === 200).map(({ body }) => body.orderNumber)).size).toBe(3);
});

test("two lines of one variant are summed: they never get more than there is", async () => {
  const scarce = await shop.addVariant({ stock: 3 });
  const buyer = await shop.prepare([
    [scarce, 2],
    [scarce, 2],
  ]);
  const refused = await shop.placeOrder(buyer);
  expect([refused.status, (refused.body["lines"] as unknown[]).length]).toEqual([412, 1]);
  expect(await shop.stockOf(scarce)).toBe(3);
});

test("of eight buyers with two lines of one piece each, who all saw five pieces, two get both of theirs", async () => {
  const scarce = await shop.addVariant({ stock: 5 });
  const waiting = await buyers(8, [
    [scarce, 1],
    [scarce, 1],
  ]);
  const responses = await Promise.all(waiting.map((buyer) => shop.placeOrder(buyer)));
  expect(tally(responses)).toEqual({ "200": 2, "sold-out": 6 });
  expect(await shop.stockOf(scarce)).toBe(1);
});

test("what is sold without stock neither needs nor changes it", async () => {
  const madeToOrder = await shop.addVariant({ stock: 0, sellableWithoutStock: true });
  const placed = await shop.placeOrder(await shop.prepare([[madeToOrder, 4]]));
  expect(placed.status).toBe(200);
  await shop.settle(await shop.choose(placed.body.payment.redirectUrl, "canceled"));
  expect(await shop.stockOf(madeToOrder)).toBe(0);
});

test("twenty submits of one checkout with one key, and five later: one order, one payment, one response", async () => {
  const variant = await shop.addVariant({ stock: 100 });
  const buyer = await shop.prepare([[variant, 1]]);
  const key = randomUUID();
  const parallel = await Promise.all(Array.from({ length: 20 }, () => shop.placeOrder(buyer, key)));
  const later = [];
  for (let count = 0; count < 5; count += 1) later.push(await shop.placeOrder(buyer, key));
  const bodies = [...parallel, ...later].map(({ status, body }) => JSON.stringify([status, body]));
  expect(new Set(bodies).size).toBe(1);
  expect(parallel[0]?.status).toBe(200);
  expect(await shop.stockOf(variant)).toBe(99);
  const { payments } = await shop.db
    .selectFrom("sandbox_payment")
    .select((query) => query.fn.countAll<string>().as("payments"))
    .where("payment_id", "in", (query) =>
      query.selectFrom("payment").select("payment_id").where("order_id", "=", parallel[0]!.body.orderId),
    )
    .executeTakeFirstOrThrow();
  expect(payments).toBe("1");
});

test("twenty submits with twenty keys: one order, the others get its number", async () => {
  const variant = await shop.addVariant({ stock: 100 });
  const buyer = await shop.prepare([[variant, 2]]);
  const responses = await Promise.all(Array.from({ length: 20 }, () => shop.placeOrder(buyer)));
  expect(tally(responses)).toEqual({ "200": 1, "order-already-placed": 19 });
  const placed = responses.find(({ status }) => status === 200);
  expect(new Set(responses.map(({ body }) => body.orderNumber))).toEqual(new Set([placed?.body.orderNumber]));
  expect(await shop.stockOf(variant)).toBe(98);

  await shop.settle(await shop.choose(placed!.body.payment.redirectUrl, "paid"));
  const afterwards = await shop.placeOrder(buyer);
  expect([afterwards.status, afterwards.body.code, afterwards.body.orderNumber]).toEqual([
    409,
    "order-already-placed",
    placed?.body.orderNumber,
  ]);
});

test("baskets with the same variants in opposite order never block each other", async () => {
  const first = await shop.addVariant({ stock: 1000 });
  const second = await shop.addVariant({ stock: 1000 });
  const before = await deadlocks(shop);
  for (let round = 0; round < rounds; round += 1) {
    const lines: [number, number][] = [
      [first, 1],
      [second, 1],
    ];
    const [one, two, three, four] = await Promise.all([
      shop.prepare(lines),
      shop.prepare(lines.toReversed()),
      shop.prepare(lines),
      shop.prepare(lines.toReversed()),
    ]);
    const responses = await Promise.all([one, two, three, four].map((buyer) => shop.placeOrder(buyer)));
    expect(tally(responses)).toEqual({ "200": 4 });
    // returning stock takes the same rows as taking it
    const keys = await Promise.all(responses.map(({ body }) => shop.choose(body.payment.redirectUrl, "failed")));
    await Promise.all(keys.map((key) => shop.settle(key)));
  }
  expect([await shop.stockOf(first), await shop.stockOf(second)]).toEqual([1000, 1000]);
  expect(await deadlocks(shop)).toBe(before);
}, 600_000);

test("a basket that changes while it is ordered is ordered as it was, or not at all", async () => {
  const variant = await shop.addVariant({ stock: 1000 });
  for (let round = 0; round < 15; round += 1) {
    const buyer = await shop.prepare([[variant, 1]]);
    const change = shop.call("setPaymentMethod", { basketKey: buyer.basketKey, key: "paypal" }, { token: buyer.token });
    const [placed, changed] = await Promise.all([shop.placeOrder(buyer), change]);
    expect(changed.status).toBe(200);
    if (placed.status === 200) expect(placed.body.payment.method).toBe("ideal");
    else expect(placed.body.code).toBe("checkout-changed");
  }
});

test("pieces are never lost: sold, held and free make what there was", async () => {
  const variants = await Promise.all([1, 2, 3].map(() => shop.addVariant({ stock: 8 })));
  const outcomes = ["paid", "failed", "canceled", "leave"];
  const all = Array.from({ length: 16 }, (_, index) => [variants[index % 3]!, variants[(index + 1) % 3]!]);
  await Promise.all(
    all.map(async ([a, b], index) => {
      const buyer = await shop.prepare([
        [a!, 1 + (index % 2)],
        [b!, 1],
      ]);
      const placed = await shop.placeOrder(buyer);
      const outcome = outcomes[index % outcomes.length]!;
      if (placed.status !== 200 || outcome === "leave") return;
      const key = await shop.choose(placed.body.payment.redirectUrl, outcome);
      await Promise.all([shop.settle(key), shop.settle(key)]);
    }),
  );
  for (const variant of variants) {
    const { held } = await shop.db
      .selectFrom("order_item")
      .innerJoin("shop_order", "shop_order.order_id", "order_item.order_id")
      .select((query) => query.fn.coalesce(query.fn.sum<string>("order_item.quantity"), query.lit(0)).as("held"))
      .where("order_item.variant_id", "=", variant)
      .where("shop_order.status", "not in", ["cancelled", "failed", "expired"])
      .executeTakeFirstOrThrow();
    expect((await shop.stockOf(variant)) + Number(held)).toBe(8);
  }
});
