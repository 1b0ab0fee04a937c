import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { sweep } from "./orders/sweep.ts";
import { deliverPackage } from "./shipments/deliver-package.ts";
import { shipPackage } from "./shipments/ship-package.ts";
import { RpcTestShop, type Answer, type Buyer } from "./testing/rpc-test-shop.ts";
import type { WireOrder, WireOrderLookup, WireOrders, WireWithdrawal } from "./wire.ts";

let shop: RpcTestShop;
const email = "herroepen@voorbeeld.nl";

beforeAll(async () => {
  shop = await RpcTestShop.open();
});
afterAll(() => shop.close());

interface Placed extends Buyer {
  orderId: string;
  orderNumber: string;
  variants: number[];
}

/** An order of two pieces of one variant and one of another, paid or promised. */
async function order(method: "ideal" | "klarna" = "ideal"): Promise<Placed> {
  const variants = [await shop.addVariant({ priceCents: 10_001, stock: 5 }), await shop.addVariant({ priceCents: 4999, stock: 5 })];
  const buyer = await shop.prepare(
    [
      [variants[0]!, 2],
      [variants[1]!, 1],
    ],
    { method, email },
  );
  const { body } = await shop.placeOrder(buyer);
  await shop.settle(await shop.choose(body.payment.redirectUrl, method === "klarna" ? "authorized" : "paid"));
  return { ...buyer, orderId: body.orderId, orderNumber: body.orderNumber, variants };
}

async function read({ orderId, token }: Placed): Promise<WireOrder> {
  return (await shop.call<WireOrder>("getOrder", { id: orderId }, { token })).body;
}

function withdraw(placed: Placed, pieceKeys: string[], key: string = randomUUID()): Promise<Answer<WireWithdrawal>> {
  return shop.call<WireWithdrawal>("withdrawOrder", { order: { id: placed.orderId }, pieceKeys }, { token: placed.token, key });
}

function ship({ orderId }: Placed): Promise<void> {
  return shipPackage(shop.upstream.services, {
    orderId,
    packageId: 1,
    carrier: "PostNL",
    trackingCode: "3SABC",
    trackingUrl: "https://volg.example/3SABC",
  });
}

async function refunded({ orderId }: Placed): Promise<string[]> {
  const { payment_id: id } = await shop.db
    .selectFrom("payment")
    .select("payment_id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const answer = await shop.sandbox(
    new Request(`http://shop.test/v2/payments/${id}/refunds`, { headers: { authorization: "Bearer test_shop" } }),
  );
  const { _embedded: found } = (await answer.json()) as { _embedded: { refunds: { amount: { value: string } }[] } };
  return found.refunds.map(({ amount }) => amount.value);
}

describe("a withdrawal before anything left", () => {
  test("of all pieces gives stock and money back at once, delivery included, and says when it was received", async () => {
    const placed = await order();
    const { withdrawal, cost, items } = await read(placed);
    expect(withdrawal).toMatchObject({ deadline: null, received: [] });
    expect(withdrawal.pieceKeys).toHaveLength(3);
    const receipt = await withdraw(placed, withdrawal.pieceKeys);
    expect(receipt.status).toBe(200);
    expect(receipt.body).toMatchObject({
      orderNumber: placed.orderNumber,
      receivedAt: shop.now.toISOString(),
      toReturn: [],
      refundCents: 25_001,
    });
    const after = await read(placed);
    expect(after.detailedStatus.order.code).toBe("withdrawn");
    expect(after.items.map(({ status }) => status)).toEqual(items.map(() => "cancelled"));
    expect(after.statusHistory.map(({ code }) => code)).toEqual(["payment_open", "paid", "withdrawn"]);
    expect(after.withdrawal.pieceKeys).toEqual([]);
    expect(await Promise.all(placed.variants.map((variant) => shop.stockOf(variant)))).toEqual([5, 5]);
    expect(await refunded(placed)).toEqual([(cost.withTax / 100).toFixed(2)]);
    expect(after.refunds).toMatchObject([{ amount: cost.withTax, paidAt: shop.now.toISOString() }]);
  });

  test("of one piece refunds that piece to the cent, and the next one the rest", async () => {
    const placed = await order();
    const { withdrawal } = await read(placed);
    const [first, ...others] = withdrawal.pieceKeys;
    expect((await withdraw(placed, [first!])).body.refundCents).toBe(10_001);
    expect(await shop.stockOf(placed.variants[0]!)).toBe(4);
    expect((await read(placed)).detailedStatus.order.code).toBe("paid");
    expect((await withdraw(placed, others)).status).toBe(200);
    const after = await read(placed);
    expect(after.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.cost.withTax);
    expect((await withdraw(placed, [first!])).body).toMatchObject({ status: 404, code: "piece-not-found" });
  });

  test("of a payment that is only promised releases it", async () => {
    const placed = await order("klarna");
    const { withdrawal } = await read(placed);
    await withdraw(placed, withdrawal.pieceKeys);
    const { refunds, payment } = await read(placed);
    expect(refunds).toMatchObject([{ paidAt: shop.now.toISOString() }]);
    const { data } = await shop.db
      .selectFrom("sandbox_payment")
      .select("data")
      .where("payment_id", "=", payment[0]!.transactionKey!)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ status: "canceled" });
  });

  test("sent twenty times at once is one withdrawal, one refund and one mail", async () => {
    const placed = await order();
    const { withdrawal } = await read(placed);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(placed, withdrawal.pieceKeys, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await shop.db.selectFrom("withdrawal").selectAll().where("order_id", "=", placed.orderId).execute()).toHaveLength(1);
    expect(await refunded(placed)).toHaveLength(1);
    expect(await Promise.all(placed.variants.map((variant) => shop.stockOf(variant)))).toEqual([5, 5]);
  });

  test("without a key, of nothing, or of somebody else's order is refused", async () => {
    const placed = await order();
    const { withdrawal } = await read(placed);
    const stranger = await shop.signIn({ email: "vreemd@voorbeeld.nl" });
    const payload = { order: { id: placed.orderId }, pieceKeys: withdrawal.pieceKeys };
    expect((await shop.call("withdrawOrder", payload, { token: placed.token })).status).toBe(400);
    expect((await withdraw(placed, [])).status).toBe(400);
    const foreign = await shop.call("withdrawOrder", payload, { token: stranger, key: randomUUID() });
    const unknown = await shop.call("withdrawOrder", { ...payload, order: { id: randomUUID() } }, { token: stranger, key: randomUUID() });
    expect(foreign.body).toEqual(unknown.body);
    expect(foreign.body).toMatchObject({ status: 404, code: "order-not-found" });
  });
});

describe("a shipped order", () => {
  test("takes the promised payment, tells the customer, and is withdrawn until fourteen days after its delivery", async () => {
    const placed = await order("klarna");
    await shop.upstream.services.outbox.start();
    await ship(placed);
    const shipped = await read(placed);
    expect(shipped).toMatchObject({
      detailedStatus: { order: { code: "shipped" } },
      payment: [{ status: "paid" }],
      packages: [{ deliveryStatus: "shipment_completed", carrier: "PostNL", tracking: { id: "3SABC", url: "https://volg.example/3SABC" } }],
    });
    await expect(ship(placed)).rejects.toThrow("has left before");
    await expect.poll(async () => (await shop.mails()).filter((mail) => mail.includes("is onderweg")).length).toBe(1);

    await deliverPackage(shop.upstream.services, placed.orderId);
    const delivered = await read(placed);
    expect(delivered.statusHistory.map(({ code }) => code)).toEqual(["payment_open", "ordered", "shipped", "delivered"]);
    expect(delivered.shipping.deliveredOn).toBe(shop.now.toISOString());
    expect(delivered.withdrawal.deadline).toBe("2026-12-04T23:00:00.000Z");

    const [first] = delivered.withdrawal.pieceKeys;
    const receipt = await withdraw(placed, [first!]);
    expect(receipt.body).toMatchObject({ toReturn: [first], deadline: "2026-12-04T23:00:00.000Z" });
    expect(await refunded(placed)).toEqual([]);
    await expect
      .poll(async () => (await shop.mails()).filter((mail) => mail.includes("Ontvangstbewijs") && mail.includes("20 november 2026")).length)
      .toBeGreaterThan(0);
  });

  test("is not withdrawn a second after the time is over", async () => {
    const placed = await order();
    await ship(placed);
    await deliverPackage(shop.upstream.services, placed.orderId);
    const { withdrawal } = await read(placed);
    const left = new Date(withdrawal.deadline!).getTime() - shop.now.getTime();
    shop.wait(left - 1);
    const { body } = await shop.call<WireOrderLookup>("lookupOrder", { orderNumber: placed.orderNumber, email });
    const withdrawLate = (pieceKey: string) =>
      shop.call("withdrawOrder", { order: { token: body.token }, pieceKeys: [pieceKey] }, { key: randomUUID() });
    expect((await withdrawLate(withdrawal.pieceKeys[0]!)).status).toBe(200);
    shop.wait(1);
    expect((await withdrawLate(withdrawal.pieceKeys[1]!)).body).toMatchObject({ status: 410, code: "withdrawal-too-late" });
    shop.wait(-left);
  });

  test("whose payment could not be taken at once is taken by the sweep", async () => {
    const placed = await order("klarna");
    const now = shop.now;
    await shop.db
      .insertInto("shipment")
      .values({
        order_id: placed.orderId,
        package_id: 1,
        carrier: "DHL",
        tracking_code: "1",
        tracking_url: null,
        shipped_at: now,
        delivered_at: null,
      })
      .execute();
    await sweep(shop.upstream.services);
    expect((await read(placed)).payment[0]?.status).toBe("paid");
  });
});

describe("an order of somebody without an account", () => {
  test("is found by number and address, in any spelling, and shown without contacts for two hours", async () => {
    const placed = await order();
    const found = await shop.call<WireOrderLookup>("lookupOrder", {
      orderNumber: ` ${placed.orderNumber.toLowerCase()} `,
      email: email.toUpperCase(),
    });
    expect(found.status).toBe(200);
    const seen = await shop.call<WireOrder>("getOrder", { token: found.body.token });
    expect(seen.body).toMatchObject({
      referenceKey: placed.orderNumber,
      email: "h•••@voorbeeld.nl",
      address: { shipping: { phone: null } },
    });
    expect(JSON.stringify(seen.body)).not.toContain(email);
    const pieceKeys = seen.body.withdrawal.pieceKeys;
    const receipt = await shop.call("withdrawOrder", { order: { token: found.body.token }, pieceKeys }, { key: randomUUID() });
    expect(receipt.status).toBe(200);
    shop.wait(2 * 3_600_000);
    expect((await shop.call("getOrder", { token: found.body.token })).body).toMatchObject({ status: 410, code: "token-expired" });
    shop.wait(-2 * 3_600_000);
  });

  test("a wrong number and a wrong address answer alike, and a token of the success page opens nothing else", async () => {
    const placed = await order();
    const wrongAddress = await shop.call("lookupOrder", { orderNumber: placed.orderNumber, email: "ander@voorbeeld.nl" });
    const wrongNumber = await shop.call("lookupOrder", { orderNumber: "WL-0000-0000", email });
    expect(wrongAddress.body).toEqual(wrongNumber.body);
    expect(wrongAddress.status).toBe(404);
    const { token } = (await shop.call<WireOrderLookup>("lookupOrder", { orderNumber: placed.orderNumber, email })).body;
    expect((await shop.call("getOrderBySuccessToken", { token })).status).toBe(400);
    expect((await shop.call("getOrder", { token: `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}` })).status).toBe(400);
  });

  test("ten wrong addresses are enough for one number", async () => {
    const limited = await RpcTestShop.on({ ...shop.database, close: () => Promise.resolve() }, { rateLimits: true });
    const placed = await order();
    const attempt = (address: string) => limited.call("lookupOrder", { orderNumber: placed.orderNumber, email: address });
    for (let count = 0; count < 10; count += 1) expect((await attempt(`gok${count}@voorbeeld.nl`)).status).toBe(404);
    expect((await attempt(email)).status).toBe(429);
    await limited.close();
  });
});

test("a customer's orders come newest first, page by page, and never another's", async () => {
  const first = await order();
  const stranger = await shop.signIn({ email: "ander@voorbeeld.nl" });
  expect((await shop.call<WireOrders>("getOrders", {}, { token: stranger })).body).toMatchObject({ total: 0, orders: [] });
  const { body } = await shop.call<WireOrders>("getOrders", { page: 1, perPage: 1 }, { token: first.token });
  expect(body).toMatchObject({ total: 1, orders: [{ referenceKey: first.orderNumber }] });
  expect((await shop.call<WireOrders>("getOrders", { page: 2, perPage: 1 }, { token: first.token })).body.orders).toEqual([]);
  expect((await shop.call("getOrders", {})).status).toBe(401);
});
