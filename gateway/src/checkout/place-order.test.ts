import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { openShopper, type Shopper } from "#gateway/testing/shopper.ts";

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
    .limit(8)
    .execute();
  variants = rows.map((row) => row.variant_id);
});
afterAll(() => shop.close());

const setStock = (variantId: number, quantity: number) =>
  shop.database.db
    .updateTable("stock")
    .set({ quantity, is_sellable_without_stock: false })
    .where("variant_id", "=", variantId)
    .execute();
const stockOf = async (variantId: number): Promise<number> =>
  (
    await shop.database.db
      .selectFrom("stock")
      .select("quantity")
      .where("variant_id", "=", variantId)
      .executeTakeFirstOrThrow()
  ).quantity;

/** How many orders were ever made of a shopper's basket. */
async function ordersOf(shopper: Shopper): Promise<number> {
  const { data } = await shopper.send<{ basket: { key: string } }>("{ basket { key } }");
  const orders = await shop.database.db
    .selectFrom("shop_order")
    .innerJoin("basket", "basket.basket_id", "shop_order.basket_id")
    .select("shop_order.order_id")
    .where("basket.basket_key", "=", data.basket.key)
    .execute();
  return orders.length;
}

test("a version or a total the shopper did not see is not ordered", async () => {
  const shopper = openShopper(gateway);
  const checkout = await shopper.prepare(variants[0]!);
  const older = await shopper.placeOrder({ ...checkout, version: checkout.version - 1 });
  expect(older).toMatchObject({
    __typename: "CheckoutChanged",
    checkout: { version: checkout.version, total: checkout.total },
  });
  const cheaper = await shopper.placeOrder({ ...checkout, total: { cents: 1 } });
  expect(cheaper).toMatchObject({ __typename: "CheckoutChanged", checkout: { total: checkout.total } });
});

test("only a sum of money can be agreed to", async () => {
  const shopper = openShopper(gateway);
  const checkout = await shopper.prepare(variants[0]!);
  for (const cents of [-1, 100_000_001, 2_147_483_647])
    expect(await shopper.placeOrder({ ...checkout, total: { cents } }), String(cents)).toMatchObject({
      __typename: "InvalidInput",
      fields: [{ field: "acceptedTotalCents" }],
    });
  expect(await shopper.placeOrder({ ...checkout, total: { cents: 100_000_000 } })).toMatchObject({
    __typename: "PlaceOrderPayload",
  });
});

test("an incomplete checkout says what is missing", async () => {
  const shopper = openShopper(gateway);
  await shopper.run("addToBasket", { variantId: variants[0] });
  await shopper.run("signInAsGuest", {
    firstName: "Sanne",
    lastName: "Vries",
    email: "s@example.nl",
    gender: "NO_CHOICE",
  });
  const { data } = await shopper.execute<{ checkout: { version: number; total: { cents: number } } }>("checkout");
  expect(
    await shopper.run("placeOrder", {
      idempotencyKey: randomUUID(),
      checkoutVersion: data.checkout.version,
      acceptedTotalCents: data.checkout.total.cents,
    }),
  ).toMatchObject({
    __typename: "CheckoutIncomplete",
    missing: ["ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"],
  });
});

test("what somebody else bought meanwhile is named, with the basket as it is now, and nothing is ordered", async () => {
  const variantId = variants[1]!;
  await setStock(variantId, 5);
  const [first, second] = [openShopper(gateway), openShopper(gateway)];
  const [checkout, other] = [await first.prepare(variantId, 5), await second.prepare(variantId, 5)];
  expect(await second.placeOrder(other)).toMatchObject({ __typename: "PlaceOrderPayload" });
  const refused = await first.placeOrder(checkout);
  expect(refused).toMatchObject({
    __typename: "SoldOut",
    basket: { items: [{ status: "UNAVAILABLE", availableQuantity: 0, product: { name: expect.any(String) } }] },
  });
  expect(refused.itemKeys).toEqual(refused.basket.items.map((item) => item.key));
  expect(await stockOf(variantId)).toBe(0);
  expect(await ordersOf(first)).toBe(0);
  await setStock(variantId, 2);
  const { data } = await first.execute<{ checkout: typeof checkout }>("checkout");
  expect((await first.placeOrder(data.checkout)).basket.items).toMatchObject([
    { status: "AVAILABLE", availableQuantity: 2 },
  ]);
  expect([await stockOf(variantId), await ordersOf(first)]).toEqual([2, 0]);
});

test("one submit repeated twenty times is one order; another submit of the same basket finds it placed", async () => {
  const shopper = openShopper(gateway);
  const checkout = await shopper.prepare(variants[2]!);
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 20 }, () => shopper.placeOrder(checkout, key)));
  expect(new Set(responses.map((response) => `${response.__typename} ${response.order?.number}`))).toEqual(
    new Set([`PlaceOrderPayload ${responses[0]?.order.number}`]),
  );
  const { number } = responses[0]!.order;
  expect(await shopper.placeOrder(checkout)).toMatchObject({
    __typename: "OrderAlreadyPlaced",
    orderNumber: number,
    openPayment: { orderNumber: number, redirectUrl: responses[0]?.payment.redirectUrl },
  });
  expect(await shopper.placeOrder({ ...checkout, version: checkout.version + 1 }, key)).toMatchObject({
    __typename: "InvalidInput",
    fields: [{ field: "idempotencyKey", code: "keyUsed" }],
  });
  expect(await shopper.placeOrder(checkout, "short")).toMatchObject({
    __typename: "InvalidInput",
    fields: [
      {
        field: "idempotencyKey",
        code: "keyShape",
        message: "Het veld idempotencyKey moet bestaan uit 16 tot 128 letters, cijfers, - of _.",
      },
    ],
  });
});

test("six buyers of the last two pieces make two orders", async () => {
  const variantId = variants[3]!;
  const shoppers = Array.from({ length: 6 }, () => openShopper(gateway));
  const checkouts = await Promise.all(shoppers.map((shopper) => shopper.prepare(variantId)));
  await setStock(variantId, 2);
  const responses = await Promise.all(shoppers.map((shopper, index) => shopper.placeOrder(checkouts[index]!)));
  expect(responses.map((response) => response.__typename).toSorted()).toEqual([
    "PlaceOrderPayload",
    "PlaceOrderPayload",
    "SoldOut",
    "SoldOut",
    "SoldOut",
    "SoldOut",
  ]);
  expect(await stockOf(variantId)).toBe(0);
});

test.each([
  [422, "PAYMENT_REFUSED"],
  [503, "PAYMENT_UNAVAILABLE"],
])("a payment provider that responds with %i leaves basket and stock as they were", async (status, code) => {
  const variantId = variants[4]!;
  const stock = await stockOf(variantId);
  const shopper = openShopper(gateway);
  const checkout = await shopper.prepare(variantId);
  shop.disturbPayments(() =>
    Promise.resolve(
      Response.json(
        { status, title: "no", detail: "no" },
        { status, headers: { "content-type": "application/hal+json" } },
      ),
    ),
  );
  const refused = await shopper.placeOrder(checkout);
  shop.disturbPayments(undefined);
  expect(refused).toMatchObject({ __typename: "PaymentRefused", code });
  expect(await stockOf(variantId)).toBe(stock);
  const { data } = await shopper.execute<{ checkout: typeof checkout }>("checkout");
  expect((await shopper.placeOrder(data.checkout)).__typename).toBe("PlaceOrderPayload");
});

test.each(["failed", "expired", "canceled"] as const)(
  "a payment that %s gives basket and stock back, and another order can follow",
  async (status) => {
    const variantId = variants[5]!;
    const stock = await stockOf(variantId);
    const shopper = openShopper(gateway);
    const placed = await shopper.placeOrder(await shopper.prepare(variantId));
    const returnKey = await shop.pay(placed.payment.redirectUrl!, status);
    expect(await shopper.run("settleReturn", { returnKey })).toMatchObject({
      __typename: "SettleReturnPayload",
      status: status.toUpperCase(),
      successToken: null,
      basket: { count: 1, openPayment: null },
    });
    expect(await stockOf(variantId)).toBe(stock);
    const { data } = await shopper.execute<{ checkout: Awaited<ReturnType<typeof shopper.prepare>> }>("checkout");
    expect(data.checkout.missing).toEqual([]);
    expect((await shopper.placeOrder(data.checkout)).__typename).toBe("PlaceOrderPayload");
  },
);

test("paying later is authorised and shows its order; a return can be repeated, from another device too", async () => {
  const shopper = openShopper(gateway);
  const checkout = await shopper.prepare(variants[6]!);
  const { checkout: later } = await shopper.run("setPaymentMethod", { key: "klarna" });
  expect(later.version).toBeGreaterThan(checkout.version);
  const placed = await shopper.placeOrder(later);
  const returnKey = await shop.pay(placed.payment.redirectUrl!, "authorized");
  const phone = openShopper(gateway);
  for (const device of [shopper, phone, shopper]) {
    const settled = await device.run("settleReturn", { returnKey });
    expect(settled).toMatchObject({ status: "AUTHORIZED", successToken: expect.any(String) });
  }
  expect(await shopper.placeOrder(later)).toMatchObject({
    __typename: "OrderAlreadyPlaced",
    orderNumber: placed.order.number,
    openPayment: null,
  });
});

test("an open payment can be cancelled once, and not after it was paid", async () => {
  const shopper = openShopper(gateway);
  expect((await shopper.run("cancelOpenPayment")).__typename).toBe("ItemNotFound");
  const placed = await shopper.placeOrder(await shopper.prepare(variants[7]!));
  expect(await shopper.run("cancelOpenPayment")).toMatchObject({
    __typename: "CancelOpenPaymentPayload",
    basket: { count: 1, openPayment: null },
  });
  expect(await shopper.run("cancelOpenPayment")).toMatchObject({ __typename: "ItemNotFound", code: "ITEM_NOT_FOUND" });
  const { data } = await shopper.execute<{ checkout: Awaited<ReturnType<typeof shopper.prepare>> }>("checkout");
  const again = await shopper.placeOrder(data.checkout);
  expect(again.order.number).not.toBe(placed.order.number);
  await shop.pay(again.payment.redirectUrl!, "paid");
  expect(await shopper.run("cancelOpenPayment")).toMatchObject({
    __typename: "OrderAlreadyPlaced",
    orderNumber: again.order.number,
  });
});

test("an unknown return key is unknown", async () => {
  const shopper = openShopper(gateway);
  expect((await shopper.run("settleReturn", { returnKey: "x".repeat(43) })).__typename).toBe("ReturnUnknown");
  expect((await shopper.run("settleReturn", { returnKey: "x".repeat(500) })).__typename).toBe("ReturnUnknown");
});

test("changing the basket while a payment is open cancels the payment", async () => {
  const shopper = openShopper(gateway);
  await shopper.placeOrder(await shopper.prepare(variants[0]!));
  await shopper.run("addToBasket", { variantId: variants[2] });
  const { data } = await shopper.execute<{ checkout: { missing: string[] } }>("checkout");
  expect(data.checkout.missing).toEqual([]);
});
