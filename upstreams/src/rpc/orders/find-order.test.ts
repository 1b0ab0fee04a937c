import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { orderedBy, PaidOrders } from "../testing/paid-orders.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";
import type { WireOrderLookup } from "../wire-after-order.ts";
import type { WireOrder, WireOrders } from "../wire-order.ts";

let shop: RpcTestShop;
let orders: PaidOrders;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  orders = new PaidOrders(shop);
});
afterAll(() => shop.close());

describe("an order of somebody without an account", () => {
  test("is found by number and address, in any spelling, and shown without contacts for two hours", async () => {
    const placed = await orders.place();
    const found = await shop.call<WireOrderLookup>("lookupOrder", {
      orderNumber: ` ${placed.orderNumber.toLowerCase()} `,
      email: orderedBy.toUpperCase(),
    });
    expect(found.status).toBe(200);
    const seen = await shop.call<WireOrder>("getOrder", { token: found.body.token });
    expect(seen.body).toMatchObject({
      referenceKey: placed.orderNumber,
      email: "h•••@voorbeeld.nl",
      address: { shipping: { phone: null } },
    });
    expect(JSON.stringify(seen.body)).not.toContain(orderedBy);
    const pieceKeys = seen.body.withdrawal.pieceKeys;
    const receipt = await shop.call(
      "withdrawOrder",
      { order: { token: found.body.token }, pieceKeys },
      { key: randomUUID() },
    );
    expect(receipt.status).toBe(200);
    shop.wait(2 * 3_600_000);
    expect((await shop.call("getOrder", { token: found.body.token })).body).toMatchObject({
      status: 410,
      code: "token-expired",
    });
    shop.wait(-2 * 3_600_000);
  });

  test("a wrong number and a wrong address get the same response, and a token of the success page opens nothing else", async () => {
    const placed = await orders.place();
    const wrongAddress = await shop.call("lookupOrder", {
      orderNumber: placed.orderNumber,
      email: "ander@voorbeeld.nl",
    });
    const wrongNumber = await shop.call("lookupOrder", { orderNumber: "WL-0000-0000", email: orderedBy });
    expect(wrongAddress.body).toEqual(wrongNumber.body);
    expect(wrongAddress.status).toBe(404);
    const { token } = (
      await shop.call<WireOrderLookup>("lookupOrder", { orderNumber: placed.orderNumber, email: orderedBy })
    ).body;
    expect((await shop.call("getOrderBySuccessToken", { token })).status).toBe(400);
    expect(
      (await shop.call("getOrder", { token: `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}` })).status,
    ).toBe(400);
  });
});

describe("guessing at orders", () => {
  let limited: RpcTestShop;
  beforeAll(async () => {
    limited = await RpcTestShop.on({ ...shop.database, close: () => Promise.resolve() }, { rateLimits: true });
  });
  afterAll(() => limited.close());

  async function attempt(orderNumber: string, email: string, from?: string, token?: string): Promise<number> {
    const headers: Record<string, string> = from === undefined ? {} : { "x-forwarded-for": from };
    return (await limited.call("lookupOrder", { orderNumber, email }, { headers, ...(token && { token }) })).status;
  }

  test("ten wrong addresses are enough for one number", async () => {
    const { orderNumber } = await orders.place();
    for (let count = 0; count < 10; count += 1)
      expect(await attempt(orderNumber, `gok${count}@voorbeeld.nl`)).toBe(404);
    expect(await attempt(orderNumber, orderedBy)).toBe(429);
  });

  test("ten wrong numbers are enough for one visitor, whatever tokens are made up, and keep nobody else out", async () => {
    const { orderNumber } = await orders.place();
    for (let count = 0; count < 10; count += 1) {
      expect(await attempt(`WL-0000-000${count}`, orderedBy, "203.0.113.30", randomUUID())).toBe(404);
    }
    expect(await attempt(orderNumber, orderedBy, "203.0.113.30", randomUUID())).toBe(429);
    expect(await attempt(orderNumber, orderedBy, "203.0.113.31")).toBe(200);
  });

  test("one stranger who knows a number does not keep its owner out, but ten of them guess no further", async () => {
    const { orderNumber, token } = await orders.place();
    for (let count = 0; count < 10; count += 1) {
      expect(await attempt(orderNumber, `gok${count}@voorbeeld.nl`, "203.0.113.40")).toBe(404);
    }
    expect(await attempt(orderNumber, orderedBy, "203.0.113.41")).toBe(200);
    expect(await attempt(orderNumber, orderedBy, "203.0.113.40", token)).toBe(200);
    for (let count = 1; count < 10; count += 1) {
      expect(await attempt(orderNumber, "gok@voorbeeld.nl", `203.0.113.${50 + count}`)).toBe(404);
    }
    expect(await attempt(orderNumber, orderedBy, "203.0.113.70")).toBe(429);
  });
});

test("the orders of an account come page by page, and never another's; guests have no list", async () => {
  const placed = await orders.place();
  const list = (page: number, token?: string) =>
    shop.call<WireOrders>("getOrders", { page, perPage: 1 }, token ? { token } : {});
  expect((await list(1, placed.token)).body).toMatchObject({ status: 403, code: "account-needed" });
  await shop.db
    .updateTable("customer")
    .set({ is_guest: false })
    .where("customer_id", "=", (query) =>
      query.selectFrom("shop_order").select("customer_id").where("order_id", "=", placed.orderId),
    )
    .execute();
  expect((await list(1, placed.token)).body).toMatchObject({
    total: 1,
    orders: [{ referenceKey: placed.orderNumber }],
  });
  expect((await list(2, placed.token)).body).toMatchObject({ total: 1, orders: [] });
  expect((await list(1)).status).toBe(401);
  const stranger = await shop.call<{ token: string }>("register", {
    first_name: "Vera",
    last_name: "Vos",
    gender: "FEMALE",
    email: "vreemd@voorbeeld.nl",
    password: "Zonnebloem!2026",
  });
  expect((await list(1, stranger.body.token)).body).toMatchObject({ total: 0, orders: [] });
});
