import { randomInt, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { networkTransport } from "#gateway/sources/http.ts";
import type { Transport } from "#gateway/sources/upstream-request.ts";
import { type Basket, basketDocuments } from "#gateway/testing/basket-documents.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { home, openShopper } from "#gateway/testing/shopper.ts";

const isLong = process.env["LONG"] !== undefined;
const rounds = isLong ? 200 : 15;

let shop: OrderingShop;
let gateway: GraphqlClient;
let variants: number[];

beforeAll(async () => {
  shop = await createOrderingShop();
  gateway = await shop.gateway();
  const rows = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .orderBy("variant_id")
    .limit(3)
    .execute();
  variants = rows.map((row) => row.variant_id);
  await shop.database.db.updateTable("stock").set({ quantity: 100_000 }).where("variant_id", "in", variants).execute();
});
afterAll(() => shop.close());

async function ordersOf(
  basketKey: string,
): Promise<{ status: string; lines: string; totalCents: number; itemCents: number }[]> {
  const { db } = shop.database;
  const orders = await db
    .selectFrom("shop_order")
    .innerJoin("basket", "basket.basket_id", "shop_order.basket_id")
    .select(["shop_order.order_id", "shop_order.status", "total_cents", "shipping_cents"])
    .where("basket.basket_key", "=", basketKey)
    .execute();
  return Promise.all(
    orders.map(async (order) => {
      const items = await db.selectFrom("order_item").selectAll().where("order_id", "=", order.order_id).execute();
      return {
        status: order.status,
        lines: items
          .map((item) => `${item.variant_id} x ${item.quantity}`)
          .toSorted()
          .join(", "),
        totalCents: order.total_cents,
        itemCents: order.shipping_cents + items.reduce((sum, item) => sum + item.total_cents, 0),
      };
    }),
  );
}

test(`${rounds} times, one tab changes the basket while another orders: the order is what was agreed to, or there is none`, async () => {
  const [first = 0, second = 0] = variants;
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const shopper = openShopper(gateway);
    const checkout = await shopper.prepare(first, 2);
    const { data } = await shopper.send<{ basket: Basket }>(basketDocuments.read);
    const itemKey = data.basket.items[0]?.key;
    const changes = [
      () => shopper.send(basketDocuments.update, { variables: { input: { itemKey, quantity: 3 } } }),
      // what costs less than was agreed is another order all the same
      () => shopper.send(basketDocuments.update, { variables: { input: { itemKey, quantity: 1 } } }),
      () => shopper.send(basketDocuments.add, { variables: { input: { variantId: second } } }),
      () => shopper.send(basketDocuments.remove, { variables: { input: { itemKey } } }),
      () => shopper.send(basketDocuments.clear),
    ];
    const change = async (): Promise<void> => {
      await sleep(randomInt(0, 25));
      const { errors } = await changes[round % changes.length]!();
      expect(errors).toEqual([]);
    };
    const [placed] = await Promise.all([shopper.placeOrder(checkout), change()]);
    outcomes.push(placed.__typename);

    const orders = await ordersOf(data.basket.key);
    expect(placed.__typename).toMatch(/^(PlaceOrderPayload|CheckoutChanged|CheckoutIncomplete)$/);
    expect(orders.length).toBe(placed.__typename === "PlaceOrderPayload" ? 1 : 0);
    for (const order of orders) {
      expect(order).toMatchObject({
        lines: `${first} x 2`,
        totalCents: checkout.total.cents,
        itemCents: checkout.total.cents,
      });
      // a change after the order has cancelled its payment; a change before it would have refused the order
      expect(order.status).toMatch(/^(payment_open|cancelled)$/);
      const { data: after } = await shopper.send<{ basket: Basket & { openPayment: object | null } }>(
        basketDocuments.read,
      );
      expect(after.basket.openPayment === null).toBe(order.status === "cancelled");
    }
  }
  // so many races are won by either side
  if (isLong) expect(outcomes).toEqual(expect.arrayContaining(["PlaceOrderPayload", "CheckoutChanged"]));
  const { db } = shop.database;
  for (const variantId of [first, second]) {
    const { quantity } = await db
      .selectFrom("stock")
      .select("quantity")
      .where("variant_id", "=", variantId)
      .executeTakeFirstOrThrow();
    const { held } = await db
      .selectFrom("order_item")
      .innerJoin("shop_order", "shop_order.order_id", "order_item.order_id")
      .select((query) => query.fn.coalesce(query.fn.sum<string>("order_item.quantity"), query.lit(0)).as("held"))
      .where("order_item.variant_id", "=", variantId)
      .where("shop_order.status", "not in", ["cancelled", "failed", "expired"])
      .executeTakeFirstOrThrow();
    expect(quantity + Number(held)).toBe(100_000);
  }
}, 300_000);

/** An order service over the network whose connections break off, as often as `cuts` says, once an order has been sent. */
async function breakingOff(cuts: number): Promise<{ rpc: Transport; close(): void }> {
  let left = cuts;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const isCut = request.url?.endsWith("/placeOrder") === true && left > 0;
      if (isCut) {
        left -= 1;
        request.socket.destroy();
      }
      const headers = new Headers(request.headers as Record<string, string>);
      const placed = await shop.upstreams.rpc!(
        new Request(`http://rpc.internal${request.url}`, { method: "POST", headers, body }),
      );
      if (isCut) return;
      response
        .writeHead(placed.status, Object.fromEntries(placed.headers))
        .end(Buffer.from(await placed.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    rpc: async (request) => {
      const { pathname } = new URL(request.url);
      const headers = new Headers(request.headers);
      return networkTransport(
        new Request(`http://127.0.0.1:${port}${pathname}`, {
          method: "POST",
          headers,
          body: await request.text(),
          signal: request.signal,
        }),
      );
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("an order whose response is lost on its way, three times, is found by sending it again, and made once", async () => {
  const service = await breakingOff(3);
  const shopper = openShopper(await shop.gateway({ upstreams: { ...shop.upstreams, rpc: service.rpc } }));
  const checkout = await shopper.prepare(variants[2] ?? 0);
  const { data } = await shopper.send<{ basket: Basket }>(basketDocuments.read);
  const key = randomUUID();
  const input = { idempotencyKey: key, checkoutVersion: checkout.version, acceptedTotalCents: checkout.total.cents };
  for (let tries = 0; tries < 3; tries += 1) {
    const lost = await shopper.execute<{ result: object } | null>("placeOrder", { input });
    expect(lost.errors[0]?.extensions).toMatchObject({ code: "UPSTREAM_UNAVAILABLE", retryable: true });
  }
  const found = [await shopper.placeOrder(checkout, key), await shopper.placeOrder(checkout, key)];
  service.close();
  expect(found.map(({ __typename }) => __typename)).toEqual(["PlaceOrderPayload", "PlaceOrderPayload"]);
  expect(new Set(found.map(({ order }) => order.number)).size).toBe(1);
  expect(await ordersOf(data.basket.key)).toMatchObject([{ status: "payment_open" }]);
});

test("whoever repeats a finished step, or orders without the steps before, gets a refusal by type", async () => {
  const shopper = openShopper(gateway);
  const input = { idempotencyKey: randomUUID(), checkoutVersion: 1, acceptedTotalCents: 1 };
  expect(await shopper.run("placeOrder", input)).toMatchObject({ __typename: "NotSignedIn" });
  const checkout = await shopper.prepare(variants[0] ?? 0);
  const placed = await shopper.placeOrder(checkout);
  await shop.pay(placed.payment.redirectUrl!, "paid");
  for (const again of [
    await shopper.placeOrder(checkout),
    await shopper.placeOrder({ ...checkout, version: checkout.version + 1 }),
    await shopper.run("cancelOpenPayment"),
  ])
    expect(again).toMatchObject({ __typename: "OrderAlreadyPlaced", orderNumber: placed.order.number });
});

test("an order that is paid for stays as it was placed: no step of its checkout and no line of its basket can be changed", async () => {
  const shopper = openShopper(gateway);
  const checkout = await shopper.prepare(variants[0] ?? 0, 2);
  const { data } = await shopper.send<{ basket: Basket }>(basketDocuments.read);
  const itemKey = data.basket.items[0]?.key;
  const placed = await shopper.placeOrder(checkout);
  await shop.pay(placed.payment.redirectUrl!, "paid");
  await shopper.run("cancelOpenPayment");
  const before = await ordersOf(data.basket.key);
  expect(before).toMatchObject([{ status: "paid" }]);
  const byId = async () => (await shopper.execute("order", { by: { id: placed.order.id } })).data;
  const shown = await byId();
  const steps = [
    await shopper.run("setAddresses", { shipping: { ...home, city: "Kampen" } }),
    await shopper.run("setShippingOption", { key: checkout.shippingOptions[0]?.key }),
    await shopper.run("setPaymentMethod", { key: "paypal" }),
  ];
  expect(steps.map(({ __typename }) => __typename)).toEqual(steps.map(() => "BasketEmpty"));
  const { update, remove } = basketDocuments;
  for (const [document, input] of [
    [update, { itemKey, quantity: 1 }],
    [remove, { itemKey }],
  ] as const)
    expect((await shopper.send(document, { variables: { input } })).data).toMatchObject({
      result: { __typename: "ItemNotFound" },
    });
  expect([await ordersOf(data.basket.key), await byId()]).toEqual([before, shown]);
});

test("who has paid and goes on shopping before the shop has heard of it keeps the order and fills a new basket", async () => {
  const [first = 0, second = 0] = variants;
  const shopper = openShopper(gateway);
  const placed = await shopper.placeOrder(await shopper.prepare(first, 2));
  await shop.pay(placed.payment.redirectUrl!, "paid");
  const { data } = await shopper.send(basketDocuments.add, { variables: { input: { variantId: second } } });
  expect(data).toMatchObject({
    result: {
      __typename: "AddToBasketPayload",
      item: { quantity: 1 },
      basket: { keptOrderNumber: placed.order.number, openPayment: null, items: [{ variant: { variantId: second } }] },
    },
  });
  expect((await shopper.execute("order", { by: { id: placed.order.id } })).data).toMatchObject({
    order: { status: "PAID" },
  });
  expect((await shopper.send(basketDocuments.read)).data).toMatchObject({
    basket: { keptOrderNumber: null, count: 1 },
  });
});

test("while it is uncertain whether the open payment was made, a change says so instead of calling it off", async () => {
  const commerce: Transport = async (request) =>
    request.method === "GET"
      ? shop.upstreams.commerce!(request)
      : new Response(JSON.stringify({ code: 423 }), { status: 423 });
  const shopper = openShopper(await shop.gateway({ upstreams: { ...shop.upstreams, commerce } }));
  const { data } = await shopper.send(basketDocuments.add, { variables: { input: { variantId: variants[0] } } });
  expect(data).toMatchObject({
    result: {
      __typename: "BasketError",
      message: expect.stringContaining("Er loopt nog een betaling voor deze winkelwagen") as string,
    },
  });
});
