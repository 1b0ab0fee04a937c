import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { PaidOrders } from "../testing/paid-orders.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";

let shop: RpcTestShop;
let orders: PaidOrders;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  orders = new PaidOrders(shop);
});
afterAll(() => shop.close());

describe("a withdrawal before anything left", () => {
  test("of all pieces gives stock and money back at once, delivery included, and says when it was received", async () => {
    const placed = await orders.place();
    const { withdrawal, cost, items } = await orders.read(placed);
    expect(withdrawal).toMatchObject({ deadline: null, received: [] });
    expect(withdrawal.pieceKeys).toHaveLength(3);
    const receipt = await orders.withdraw(placed, withdrawal.pieceKeys);
    expect(receipt.status).toBe(200);
    expect(receipt.body).toMatchObject({
      orderNumber: placed.orderNumber,
      receivedAt: shop.now.toISOString(),
      toReturn: [],
      refundCents: 25_001,
    });
    const after = await orders.read(placed);
    expect(after.detailedStatus.order.code).toBe("withdrawn");
    expect(after.items.map(({ status }) => status)).toEqual(items.map(() => "cancelled"));
    expect(after.statusHistory.map(({ code }) => code)).toEqual(["payment_open", "paid", "withdrawn"]);
    expect(after.withdrawal.pieceKeys).toEqual([]);
    expect(await orders.stock(placed)).toEqual([5, 5]);
    expect(await orders.refunded(placed)).toEqual([(cost.withTax / 100).toFixed(2)]);
    expect(after.refunds).toMatchObject([{ amount: cost.withTax, paidAt: shop.now.toISOString() }]);
  });

  test("of one piece refunds that piece to the cent, and the next one the rest", async () => {
    const placed = await orders.place();
    const { withdrawal } = await orders.read(placed);
    const [first, ...others] = withdrawal.pieceKeys;
    expect((await orders.withdraw(placed, [first!])).body.refundCents).toBe(10_001);
    expect(await shop.stockOf(placed.variants[0]!)).toBe(4);
    expect((await orders.read(placed)).detailedStatus.order.code).toBe("paid");
    expect((await orders.withdraw(placed, others)).status).toBe(200);
    const after = await orders.read(placed);
    expect(after.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.cost.withTax);
    expect((await orders.withdraw(placed, [first!])).body).toMatchObject({ status: 404, code: "piece-not-found" });
  });

  test("of a payment that is only promised releases it", async () => {
    const placed = await orders.place("klarna");
    const { withdrawal } = await orders.read(placed);
    await orders.withdraw(placed, withdrawal.pieceKeys);
    const { refunds, payment } = await orders.read(placed);
    expect(refunds).toMatchObject([{ paidAt: shop.now.toISOString() }]);
    const { data } = await shop.db
      .selectFrom("sandbox_payment")
      .select("data")
      .where("payment_id", "=", payment[0]!.transactionKey!)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ status: "canceled" });
  });

  test("sent twenty times at once is one withdrawal, one refund and one mail", async () => {
    const placed = await orders.place();
    const { withdrawal } = await orders.read(placed);
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => orders.withdraw(placed, withdrawal.pieceKeys, key)),
    );
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(
      await shop.db.selectFrom("withdrawal").selectAll().where("order_id", "=", placed.orderId).execute(),
    ).toHaveLength(1);
    expect(await orders.refunded(placed)).toHaveLength(1);
    expect(await orders.stock(placed)).toEqual([5, 5]);
  });

  test("without a key, of nothing, or of somebody else's order is refused", async () => {
    const placed = await orders.place();
    const { withdrawal } = await orders.read(placed);
    const stranger = await shop.signIn({ email: "vreemd@voorbeeld.nl" });
    const payload = { order: { id: placed.orderId }, pieceKeys: withdrawal.pieceKeys };
    expect((await shop.call("withdrawOrder", payload, { token: placed.token })).status).toBe(400);
    expect((await orders.withdraw(placed, [])).status).toBe(400);
    const foreign = await shop.call("withdrawOrder", payload, { token: stranger, key: randomUUID() });
    const unknown = await shop.call(
      "withdrawOrder",
      { ...payload, order: { id: randomUUID() } },
      { token: stranger, key: randomUUID() },
    );
    expect(foreign.body).toEqual(unknown.body);
    expect(foreign.body).toMatchObject({ status: 404, code: "order-not-found" });
  });
});
