import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { guest, openShopper, type Shopper } from "#gateway/testing/shopper.ts";

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
    .limit(4)
    .execute();
  variants = rows.map((row) => row.variant_id);
});
afterAll(() => shop.close());

interface OrderData {
  id: string;
  number: string;
  status: string;
  email: string;
  total: { cents: number };
  vat: { cents: number };
  items: {
    vat: { cents: number };
    pieces: { key: string; isWithdrawable: boolean; withdrawnAt: string | null; isReturned: boolean }[];
  }[];
  refunds: { amount: { cents: number } }[];
}

async function ordered(variantId: number, quantity = 2): Promise<{ shopper: Shopper; id: string; number: string }> {
  const shopper = openShopper(gateway);
  const placed = await shopper.placeOrder(await shopper.prepare(variantId, quantity));
  await shopper.run("settleReturn", { returnKey: await shop.pay(placed.payment.redirectUrl!, "paid") });
  return { shopper, ...placed.order };
}

const piecesOf = (order: OrderData) => order.items.flatMap(({ pieces }) => pieces);

describe("an order of a guest", () => {
  test("is looked up by number and address, and withdrawn piece by piece without a session", async () => {
    const { number, id } = await ordered(variants[0]!);
    const stranger = openShopper(gateway);
    const found = (await stranger.run("lookupOrder", {
      orderNumber: number.toLowerCase(),
      email: "SANNE@example.nl",
    })) as unknown as {
      __typename: string;
      token: string;
      order: OrderData;
    };
    expect(found).toMatchObject({
      __typename: "LookupOrderPayload",
      order: {
        id,
        number,
        email: "s•••@example.nl",
        customerType: "GUEST",
        status: "PAID",
        withdrawal: { isOpen: true, days: 14, deadline: null, received: [] },
      },
    });
    const { items, vat } = found.order;
    expect(items).toMatchObject([
      { saleDiscount: { cents: expect.any(Number) as number }, campaignDiscount: { cents: 0 } },
    ]);
    expect(items[0]?.vat.cents).toBe(vat.cents);
    const [first, second] = piecesOf(found.order);
    const input = { order: { token: found.token }, pieceKeys: [first!.key], idempotencyKey: randomUUID() };
    const withdrawn = await stranger.run("withdrawOrder", input);
    expect(withdrawn).toMatchObject({ __typename: "WithdrawOrderPayload", pieceKeys: [first!.key], toReturn: [] });
    expect(await stranger.run("withdrawOrder", input)).toEqual(withdrawn);
    expect(await stranger.run("withdrawOrder", { ...input, idempotencyKey: randomUUID() })).toMatchObject({
      __typename: "NotWithdrawable",
      field: "pieceKeys",
    });
    const { data } = await openShopper(gateway).execute<{ order: OrderData }>("order", { by: { token: found.token } });
    expect(piecesOf(data.order)).toEqual([
      { key: first!.key, isWithdrawable: false, withdrawnAt: expect.any(String) as string, isReturned: true },
      { key: second!.key, isWithdrawable: true, withdrawnAt: null, isReturned: false },
    ]);
    expect(data.order.refunds).toHaveLength(1);
  });

  test("is not found by a wrong address or number, with the same words, and only ten times", async () => {
    const { number } = await ordered(variants[1]!);
    const stranger = openShopper(gateway);
    const [byAddress, byNumber] = await Promise.all([
      stranger.run("lookupOrder", { orderNumber: number, email: "ander@example.nl" }),
      stranger.run("lookupOrder", { orderNumber: "WL-0000-0000", email: guest.email }),
    ]);
    expect(byAddress).toEqual(byNumber);
    expect(byAddress).toMatchObject({
      __typename: "OrderNotFound",
      code: "ORDER_NOT_FOUND",
      message: expect.stringMatching(/bestelnummer/) as string,
    });
    for (let count = 0; count < 9; count += 1)
      await stranger.run("lookupOrder", { orderNumber: number, email: `gok${count}@example.nl` });
    expect(await stranger.run("lookupOrder", { orderNumber: number, email: guest.email })).toMatchObject({
      __typename: "TooManyAttempts",
      retryAfterSeconds: expect.any(Number) as number,
    });
  });

  test("has no list, and nobody else withdraws it", async () => {
    const { shopper, id } = await ordered(variants[2]!, 1);
    const { errors } = await shopper.execute("customerOrders", { first: 5 });
    expect(errors).toMatchObject([
      { message: expect.stringContaining("lookupOrder"), extensions: { code: "FORBIDDEN" } },
    ]);
    const { data } = await shopper.execute<{ order: OrderData }>("order", { by: { id } });
    const input = {
      order: { id },
      pieceKeys: piecesOf(data.order).map(({ key }) => key),
      idempotencyKey: randomUUID(),
    };
    expect(await openShopper(gateway).run("withdrawOrder", input)).toMatchObject({ __typename: "NotSignedIn" });
    const other = openShopper(gateway);
    await other.run("signInAsGuest", { ...guest, email: "ander@example.nl" });
    expect(await other.run("withdrawOrder", input)).toMatchObject({ __typename: "OrderNotFound" });
    expect(await other.run("withdrawOrder", { ...input, order: { id: "UHJvZHVjdDox" } })).toMatchObject({
      __typename: "OrderNotFound",
    });
    expect(await shopper.run("withdrawOrder", { ...input, idempotencyKey: "kort" })).toMatchObject({
      __typename: "InvalidInput",
    });
    expect(await shopper.run("withdrawOrder", input)).toMatchObject({
      __typename: "WithdrawOrderPayload",
      order: { status: "WITHDRAWN" },
    });
  });
});

test("the orders of an account come in pages, newest first", async () => {
  const { shopper, number } = await ordered(variants[3]!, 1);
  await shop.database.db
    .updateTable("customer")
    .set({ is_guest: false })
    .where("customer_id", "=", (query) =>
      query.selectFrom("shop_order").select("customer_id").where("order_number", "=", number),
    )
    .execute();
  const page = async (after?: string) =>
    (
      await shopper.execute<{
        viewer: { orders: { totalCount: number; edges: object[]; pageInfo: { endCursor: string } } };
      }>("customerOrders", { first: 1, after })
    ).data.viewer.orders;
  const first = await page();
  expect(first).toMatchObject({ totalCount: 1, edges: [{ node: { number } }], pageInfo: { hasNextPage: false } });
  expect((await page(first.pageInfo.endCursor)).edges).toEqual([]);
});
