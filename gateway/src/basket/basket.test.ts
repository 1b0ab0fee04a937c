import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Basket, basketDocuments, type BasketResult } from "#gateway/testing/basket-documents.ts";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { openShopper } from "#gateway/testing/shopper.ts";

let shop: OrderingShop;
let gateway: GraphqlClient;
let browser: Browser;
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
beforeEach(() => {
  browser = openBrowser(gateway);
});

const { add, update, remove, clear, read } = basketDocuments;

const put = (input: object, by: Browser = browser) => by.send<BasketResult>(add, { variables: { input } });

test("a visitor who never wrote has an empty basket, no cookie, and costs no call", async () => {
  const { data, calls, headers } = await browser.send<{ basket: Basket }>(read);
  expect(data.basket).toMatchObject({
    key: "",
    version: 0,
    count: 0,
    isEmpty: true,
    items: [],
    readiness: { ready: false, missing: ["ITEMS", "CUSTOMER", "ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"] },
  });
  expect(calls).toEqual([]);
  expect(headers.getSetCookie()).toEqual([]);
});

test("the first write makes the visitor, and the basket keeps its id", async () => {
  const before = await browser.send<{ basket: Basket }>(read);
  const { data, calls, headers } = await put({ variantId: variants[0], quantity: 2 });
  expect(data.result).toMatchObject({
    __typename: "AddToBasketPayload",
    notice: null,
    item: { quantity: 2 },
    basket: { version: 1, count: 2, isEmpty: false },
  });
  expect(data.result.basket.id).toBe(before.data.basket.id);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/),
  ]);
  expect(calls.length).toBeLessThanOrEqual(3);
  expect(calls.filter((call) => call.upstream === "commerce" && call.method === "GET")).toEqual([]);
});

test("a basket with products and readiness is read in at most three calls", async () => {
  await put({ variantId: variants[0] });
  await put({ variantId: variants[1], quantity: 3 });
  const { data, calls } = await browser.send<{ basket: Basket }>(read);
  expect(data.basket.items.map((item) => [item.variant.variantId, item.quantity])).toEqual([
    [variants[0], 1],
    [variants[1], 3],
  ]);
  expect(data.basket.readiness.missing).toEqual(["CUSTOMER", "ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"]);
  expect(calls.length).toBeLessThanOrEqual(3);
  const { cost, items } = data.basket;
  expect(items.reduce((sum, item) => sum + item.price.total.cents, 0)).toBe(cost.withTax.cents);
  expect(cost.withoutTax.cents + cost.vat.cents).toBe(cost.withTax.cents);
  expect(cost.subtotal.cents).toBe(
    cost.withTax.cents + cost.reductions.reduce((sum, reduction) => sum + reduction.amount.cents, 0),
  );
});

test("the checkout is loaded only for somebody with a session, with what was chosen", async () => {
  const shopper = openShopper(gateway);
  await put({ variantId: variants[0] }, shopper);
  expect((await shopper.send<{ basket: Basket }>(read)).calls.map((call) => call.upstream)).toEqual(["commerce"]);
  const { shippingOptions } = await shopper.prepare(variants[1]!);
  expect(shippingOptions.some((option) => option.chosen)).toBe(true);
  const { data, calls } = await shopper.send<{ basket: Basket }>(read);
  expect(calls.map((call) => call.upstream).sort()).toEqual(["commerce", "rpc"]);
  expect(data.basket.readiness).toEqual({ ready: true, missing: [] });
});

test.each([
  ["KEEP_EXISTING", 2, { note: "first" }],
  ["ADD_QUANTITY", 5, { note: "first" }],
  ["REPLACE", 3, { note: "second" }],
  ["REPLACE_WITH_COMBINED_QUANTITY", 5, { note: "second" }],
])("%s leaves a quantity of %i and the data %o", async (existingItemHandling, quantity, customData) => {
  await put({ variantId: variants[0], quantity: 2, customData: { note: "first" } });
  const { data, calls } = await put({
    variantId: variants[0],
    quantity: 3,
    customData: { note: "second" },
    existingItemHandling,
  });
  expect(data.result.basket.items).toMatchObject([{ quantity, customData }]);
  expect(calls.length).toBeLessThanOrEqual(3);
});

test.each([
  ["KEEP_EXISTING", 2],
  ["ADD_QUANTITY", 5],
  ["REPLACE", 3],
  ["REPLACE_WITH_COMBINED_QUANTITY", 5],
])(
  "%s leaves a quantity of %i at an upstream that cannot merge, in at most three calls",
  async (existingItemHandling, quantity) => {
    const withoutMerging = async (request: Request): Promise<Response> => {
      if (request.method !== "POST") return shop.upstreams.commerce!(request);
      const { existingItemHandling: _, ...body } = (await request.json()) as Record<string, unknown>;
      return shop.upstreams.commerce!(
        new Request(request.url, { method: "POST", headers: request.headers, body: JSON.stringify(body) }),
      );
    };
    const plain = openBrowser(await shop.gateway({ upstreams: { ...shop.upstreams, commerce: withoutMerging } }));
    await put({ variantId: variants[0], quantity: 2 }, plain);
    const { data, calls } = await put({ variantId: variants[0], quantity: 3, existingItemHandling }, plain);
    expect(data.result).toMatchObject({ __typename: "AddToBasketPayload", item: { quantity } });
    expect(calls.length).toBeLessThanOrEqual(3);
  },
);

test("a line is changed, removed and the basket emptied, each by one write", async () => {
  const { key } = (await put({ variantId: variants[0] })).data.result.item;
  await put({ variantId: variants[1] });
  const changed = await browser.send<BasketResult>(update, { variables: { input: { itemKey: key, quantity: 4 } } });
  expect(changed.data.result).toMatchObject({
    __typename: "UpdateBasketItemPayload",
    basket: { version: 3, count: 5 },
  });
  const removed = await browser.send<BasketResult>(remove, { variables: { input: { itemKey: key } } });
  expect(removed.data.result).toMatchObject({ __typename: "RemoveFromBasketPayload", basket: { count: 1 } });
  const cleared = await browser.send<BasketResult>(clear);
  expect(cleared.data.result).toMatchObject({
    __typename: "ClearBasketPayload",
    basket: { count: 0, isEmpty: true, items: [] },
  });
  for (const { calls } of [changed, removed, cleared])
    expect(calls.filter((call) => call.upstream === "commerce")).toHaveLength(1);
});

test("a set counts by its main item", async () => {
  await put({ variantId: variants[0], quantity: 2, itemGroup: { id: "bed-1", isMainItem: true, isRequired: true } });
  const { data } = await put({
    variantId: variants[1],
    quantity: 4,
    itemGroup: { id: "bed-1", isMainItem: false, isRequired: true },
  });
  expect(data.result.basket).toMatchObject({
    count: 2,
    soldOutCount: 0,
    items: [{ itemGroup: { key: "bed-1", isMainItem: true } }, { itemGroup: { isMainItem: false } }],
  });
});

test("what a set cannot be ordered without follows its main item, in number and out of the basket", async () => {
  const { key } = (
    await put({ variantId: variants[0], itemGroup: { id: "bed-2", isMainItem: true, isRequired: true } })
  ).data.result.item;
  const { data } = await put({
    variantId: variants[1],
    quantity: 2,
    itemGroup: { id: "bed-2", isMainItem: false, isRequired: true },
  });
  await browser.send(update, { variables: { input: { itemKey: key, quantity: 2 } } });
  const { basket } = (await browser.send<{ basket: Basket }>(read)).data;
  expect(basket.items.map(({ quantity }) => quantity)).toEqual([2, 4]);
  const removed = await browser.send<BasketResult>(remove, { variables: { input: { itemKey: data.result.item.key } } });
  expect(removed.data.result.basket).toMatchObject({ count: 0, items: [] });
});

test("every change of the basket lets its cookie live for 180 days again; reading does not", async () => {
  const { key } = (await put({ variantId: variants[0] })).data.result.item;
  const { value } = browser.cookies.get("__Host-visitor")!;
  const renewed = [
    expect.stringMatching(`^__Host-visitor=${value}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$`),
  ];
  const changes = [
    await put({ variantId: variants[1] }),
    await browser.send(update, { variables: { input: { itemKey: key, quantity: 2 } } }),
    await browser.send(remove, { variables: { input: { itemKey: key } } }),
    await browser.send(clear),
  ];
  for (const { headers } of changes) expect(headers.getSetCookie()).toEqual(renewed);
  expect((await browser.send(read)).headers.getSetCookie()).toEqual([]);
});

test("a change that finds no basket makes no visitor", async () => {
  for (const response of [
    await browser.send(remove, { variables: { input: { itemKey: "x" } } }),
    await browser.send(clear),
  ])
    expect(response.headers.getSetCookie()).toEqual([]);
});

test("two browsers have two baskets, and neither can change the other's", async () => {
  const other = openBrowser(gateway);
  const mine = await put({ variantId: variants[0] });
  const theirs = await put({ variantId: variants[1], quantity: 2 }, other);
  expect(theirs.data.result.basket.key).not.toBe(mine.data.result.basket.key);
  const stolen = await other.send<BasketResult>(remove, {
    variables: { input: { itemKey: mine.data.result.item.key } },
  });
  expect(stolen.data.result.__typename).toBe("ItemNotFound");
  expect((await browser.send<{ basket: Basket }>(read)).data.basket.count).toBe(1);
});

test("twenty additions at once lose nothing", async () => {
  await put({ variantId: variants[1] });
  const results = await Promise.all(Array.from({ length: 20 }, () => put({ variantId: variants[0] })));
  expect(results.map(({ data }) => data.result.__typename)).toEqual(
    Array.from({ length: 20 }, () => "AddToBasketPayload"),
  );
  expect((await browser.send<{ basket: Basket }>(read)).data.basket.count).toBe(21);
});

test("a client without cookies gets its visitor in a header, once", async () => {
  const first = await gateway.send(add, {
    variables: { input: { variantId: variants[0] } },
    headers: { "x-client": "app/1.0" },
  });
  expect(first.headers.getSetCookie()).toEqual([]);
  const visitor = first.headers.get("x-visitor");
  expect(visitor).toMatch(/^[\w-]{43}$/);
  const { data, headers } = await gateway.send<{ basket: Basket }>(read, {
    headers: { "x-client": "app/1.0", "x-visitor": visitor! },
  });
  expect(data.basket.count).toBe(1);
  expect(headers.get("x-visitor")).toBeNull();
  expect((await put({ variantId: variants[0] })).headers.get("x-visitor")).toBeNull();
});
