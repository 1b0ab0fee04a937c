import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Basket, basketDocuments, type BasketResult } from "#gateway/testing/basket-documents.ts";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";

let shop: OrderingShop;
let gateway: GraphqlClient;
let browser: Browser;
let variants: number[];

beforeAll(async () => {
  shop = await createOrderingShop();
  gateway = await shop.gateway();
  const plenty = shop.database.db.selectFrom("stock").select("variant_id").where("quantity", ">", 20);
  variants = (await plenty.orderBy("variant_id").limit(5).execute()).map((row) => row.variant_id);
});
afterAll(() => shop.close());
beforeEach(() => {
  browser = openBrowser(gateway);
});

const { add, addItems, remove, clear, read } = basketDocuments;
const send = (document: string, input: object, by: Browser = browser) =>
  by.send<BasketResult>(document, { variables: { input } });
const shown = async (by: Browser = browser) => (await by.send<{ basket: Basket }>(read)).data.basket;
const set = (isMainItem: boolean) => ({ id: "kamer-1", isMainItem, isRequired: !isMainItem });
const bed = () => [
  { variantId: variants[0], quantity: 2, itemGroup: set(true), customData: { room: "zolder" } },
  {
    variantId: variants[1],
    quantity: 4,
    itemGroup: set(false),
    displayData: { name: { key: "name", label: "Naam", value: "Hoes" } },
  },
];

test("several items go in by one call, each with its data, and come out as a set with their main item", async () => {
  await send(add, { variantId: variants[2] });
  const { data, calls } = await send(addItems, { items: bed() });
  expect(data.result).toMatchObject({
    __typename: "AddItemsToBasketPayload",
    notice: null,
    basket: {
      version: 2,
      count: 3,
      items: [{ quantity: 1 }, { quantity: 2, customData: { room: "zolder" } }, { quantity: 4 }],
    },
  });
  expect(calls.filter((call) => call.upstream === "commerce")).toHaveLength(1);
  const main = data.result.basket.items[1]!;
  const removed = await send(remove, { itemKey: main.key });
  expect(removed.data.result.basket.items).toMatchObject([{ variant: { variantId: variants[2] } }]);
  const undone = await send(addItems, { items: bed() });
  expect(undone.data.result.basket).toMatchObject({
    count: 3,
    items: [{}, { itemGroup: { key: "kamer-1", isMainItem: true } }, { itemGroup: { isMainItem: false } }],
  });
});

test("all or none: what stood in the way is named", async () => {
  const soldOut = variants[3]!;
  const { db } = shop.database;
  await db
    .updateTable("stock")
    .set({ quantity: 0, is_sellable_without_stock: false })
    .where("variant_id", "=", soldOut)
    .execute();
  const items = [{ variantId: variants[0] }, { variantId: soldOut }, { variantId: 999_999 }];
  const { data, calls } = await send(addItems, { items });
  expect(data.result).toMatchObject({
    __typename: "VariantNotAvailable",
    productName: expect.stringMatching(/\w/),
    unavailable: [
      { variantId: soldOut, productName: expect.stringMatching(/\w/) },
      { variantId: 999_999, productName: null },
    ],
  });
  expect(calls.length).toBeLessThanOrEqual(3);
  expect(await shown()).toMatchObject({ count: 0, version: 0 });
});

test.each([
  [[], "items"],
  [Array.from({ length: 201 }, () => ({ variantId: 1 })), "items"],
  [[{ variantId: 1 }, { variantId: 1, quantity: 0 }], "items.1.quantity"],
  [
    [{ variantId: 1, displayData: { name: { key: "n", label: "n", value: "\u00e9".repeat(1500) } } }],
    "items.0.displayData",
  ],
])("what does not fit is refused by the name of its field", async (items, field) => {
  const { data, calls } = await send(addItems, { items });
  expect(data.result).toMatchObject({
    __typename: "InvalidInput",
    field,
    fields: [{ message: expect.stringMatching(/\w/) }],
  });
  expect(calls).toEqual([]);
});

test("as much data as a request holds goes in, and the error of a larger request names the limit", async () => {
  const text = "x".repeat(1900);
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      variantId: variants[index % 3],
      itemGroup: { id: `set-${index}`, isMainItem: true, isRequired: false },
      displayData: { name: { key: "name", label: "Naam", value: text } },
      customData: { note: text },
    }));
  const { data } = await send(addItems, { items: items(24) });
  expect(data.result).toMatchObject({ __typename: "AddItemsToBasketPayload", basket: { count: 24 } });
  const larger = await send(addItems, { items: items(26) });
  expect([larger.status, larger.errors]).toMatchObject([
    413,
    [{ message: expect.stringMatching(/^A request has at most 100 kB\./), extensions: { code: "LIMIT_EXCEEDED" } }],
  ]);
});

test("an upstream that takes one item at a time gets them one after another", async () => {
  const oneAtATime = (request: Request): Promise<Response> =>
    request.url.includes("items:batch")
      ? Promise.resolve(Response.json({ code: 404, message: "not found" }, { status: 404 }))
      : shop.upstreams.commerce!(request);
  const plain = openBrowser(await shop.gateway({ upstreams: { ...shop.upstreams, commerce: oneAtATime } }));
  const { data } = await send(addItems, { items: bed() }, plain);
  expect(data.result).toMatchObject({ __typename: "AddItemsToBasketPayload", basket: { count: 2, items: [{}, {}] } });
});

test("an addition that is repeated with its key is done once", async () => {
  await send(add, { variantId: variants[2] });
  const idempotencyKey = "a-key-of-this-test-1";
  for (const document of [add, add]) await send(document, { variantId: variants[0], quantity: 2, idempotencyKey });
  const several = {
    items: [{ variantId: variants[1] }, { variantId: variants[4] }],
    idempotencyKey: "a-key-of-this-test-2",
  };
  const responses = await Promise.all([send(addItems, several), send(addItems, several)]);
  expect(responses.map(({ data }) => data.result.__typename)).toEqual([
    "AddItemsToBasketPayload",
    "AddItemsToBasketPayload",
  ]);
  expect(await shown()).toMatchObject({ count: 5, version: 3 });
  const guessed = await send(add, { variantId: variants[0], idempotencyKey: "short" });
  expect(guessed.data.result).toMatchObject({ __typename: "InvalidInput", field: "idempotencyKey" });
});

test("only the basket that was seen is emptied", async () => {
  await send(addItems, { items: bed() });
  await send(add, { variantId: variants[2] });
  const late = await send(clear, { version: 1 });
  expect(late.data.result).toMatchObject({ __typename: "BasketConflict", basket: { version: 2, count: 3 } });
  const now = await send(clear, { version: 2 });
  expect(now.data.result).toMatchObject({ __typename: "ClearBasketPayload", basket: { count: 0, version: 3 } });
});
