import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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
  const rows = await shop.database.db.selectFrom("stock").select("variant_id").where("quantity", ">", 20).orderBy("variant_id").limit(4).execute();
  variants = rows.map((row) => row.variant_id);
});
afterAll(() => shop.close());
beforeEach(() => {
  browser = openBrowser(gateway);
});

const basketFields = `id key version count soldOutCount isEmpty
  items { id key quantity availableQuantity status customData displayData itemGroup { id isMainItem isRequired } product { id name images { url } } variant { id variantId title } price { unit { cents } total { cents } originalTotal { cents } } packageId }
  cost { subtotal { cents } withTax { cents } withoutTax { cents } vat { cents } reductions { amount { cents } } fees { category } }
  packages { id carrier kind deliveryFrom deliveryTo } readiness { ready missing } openPayment { orderNumber }`;
const errorFields = `... on UserError { code message field } ... on InvalidInput { fields { field code message } } ... on VariantNotAvailable { productName } ... on BasketLimitReached { limit }`;
const add = `mutation Add($input: AddToBasketInput!) { result: addToBasket(input: $input) { __typename ... on AddToBasketPayload { notice item { key quantity } basket { ${basketFields} } } ${errorFields} } }`;
const update = `mutation Update($input: UpdateBasketItemInput!) { result: updateBasketItem(input: $input) { __typename ... on UpdateBasketItemPayload { notice basket { ${basketFields} } } ... on BasketConflict { basket { version } } ${errorFields} } }`;
const remove = `mutation Remove($input: RemoveFromBasketInput!) { result: removeFromBasket(input: $input) { __typename ... on RemoveFromBasketPayload { basket { ${basketFields} } } ... on UserError { code message field } } }`;
const clear = `mutation Clear { result: clearBasket { __typename ... on ClearBasketPayload { basket { ${basketFields} } } ... on UserError { code message } } }`;
const read = `query Basket { basket { ${basketFields} } }`;

interface Basket {
  id: string;
  key: string;
  version: number;
  count: number;
  soldOutCount: number;
  isEmpty: boolean;
  items: { id: string; key: string; quantity: number; status: string; customData: unknown; displayData: unknown; product: { name: string }; variant: { variantId: number }; price: { unit: { cents: number }; total: { cents: number } } }[];
  cost: { subtotal: { cents: number }; withTax: { cents: number }; withoutTax: { cents: number }; vat: { cents: number }; reductions: { amount: { cents: number } }[] };
  readiness: { ready: boolean; missing: string[] };
}
interface Result {
  result: { __typename: string; code: string; message: string; field: string | null; notice: string | null; basket: Basket; item: { key: string; quantity: number }; fields: { field: string; code: string; message: string }[]; productName: string | null; limit: number };
}

const put = (input: object, by: Browser = browser) => by.ask<Result>(add, { variables: { input } });

test("a visitor who never wrote has an empty basket, no cookie, and costs no call", async () => {
  const { data, calls, headers } = await browser.ask<{ basket: Basket }>(read);
  expect(data.basket).toMatchObject({ key: "", version: 0, count: 0, isEmpty: true, items: [], readiness: { ready: false, missing: ["ITEMS", "CUSTOMER", "ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"] } });
  expect(calls).toEqual([]);
  expect(headers.getSetCookie()).toEqual([]);
});

test("the first write makes the visitor, and the basket keeps its id", async () => {
  const before = await browser.ask<{ basket: Basket }>(read);
  const { data, calls, headers } = await put({ variantId: variants[0], quantity: 2 });
  expect(data.result).toMatchObject({ __typename: "AddToBasketPayload", notice: null, item: { quantity: 2 }, basket: { version: 1, count: 2, isEmpty: false } });
  expect(data.result.basket.id).toBe(before.data.basket.id);
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/)]);
  expect(calls.length).toBeLessThanOrEqual(3);
  expect(calls.filter((call) => call.upstream === "commerce" && call.method === "GET")).toEqual([]);
});

test("a basket with products and readiness is read in at most three calls", async () => {
  await put({ variantId: variants[0] });
  await put({ variantId: variants[1], quantity: 3 });
  const { data, calls } = await browser.ask<{ basket: Basket }>(read);
  expect(data.basket.items.map((item) => [item.variant.variantId, item.quantity])).toEqual([[variants[0], 1], [variants[1], 3]]);
  expect(data.basket.readiness.missing).toEqual(["CUSTOMER", "ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"]);
  expect(calls.length).toBeLessThanOrEqual(3);
  const { cost, items } = data.basket;
  expect(items.reduce((sum, item) => sum + item.price.total.cents, 0)).toBe(cost.withTax.cents);
  expect(cost.withoutTax.cents + cost.vat.cents).toBe(cost.withTax.cents);
  expect(cost.subtotal.cents).toBe(cost.withTax.cents + cost.reductions.reduce((sum, reduction) => sum + reduction.amount.cents, 0));
});

test.each([
  ["KEEP_EXISTING", 2, { note: "first" }],
  ["ADD_QUANTITY", 5, { note: "first" }],
  ["REPLACE", 3, { note: "second" }],
  ["REPLACE_WITH_COMBINED_QUANTITY", 5, { note: "second" }],
])("%s leaves a quantity of %i and the data %o", async (existingItemHandling, quantity, customData) => {
  await put({ variantId: variants[0], quantity: 2, customData: { note: "first" } });
  const { data, calls } = await put({ variantId: variants[0], quantity: 3, customData: { note: "second" }, existingItemHandling });
  expect(data.result.basket.items).toMatchObject([{ quantity, customData }]);
  expect(calls.length).toBeLessThanOrEqual(3);
});

test.each([
  ["KEEP_EXISTING", 2],
  ["ADD_QUANTITY", 5],
  ["REPLACE", 3],
  ["REPLACE_WITH_COMBINED_QUANTITY", 5],
])("%s leaves a quantity of %i at an upstream that cannot merge, in at most three calls", async (existingItemHandling, quantity) => {
  const withoutMerging = async (request: Request): Promise<Response> => {
    if (request.method !== "POST") return shop.upstreams.commerce!(request);
    const { existingItemHandling: _, ...body } = (await request.json()) as Record<string, unknown>;
    return shop.upstreams.commerce!(new Request(request.url, { method: "POST", headers: request.headers, body: JSON.stringify(body) }));
  };
  const plain = openBrowser(await shop.gateway({ upstreams: { ...shop.upstreams, commerce: withoutMerging } }));
  await put({ variantId: variants[0], quantity: 2 }, plain);
  const { data, calls } = await put({ variantId: variants[0], quantity: 3, existingItemHandling }, plain);
  expect(data.result).toMatchObject({ __typename: "AddToBasketPayload", item: { quantity } });
  expect(calls.length).toBeLessThanOrEqual(3);
});

test("a line is changed, removed and the basket emptied, each by one write", async () => {
  const { key } = (await put({ variantId: variants[0] })).data.result.item;
  await put({ variantId: variants[1] });
  const changed = await browser.ask<Result>(update, { variables: { input: { itemKey: key, quantity: 4 } } });
  expect(changed.data.result).toMatchObject({ __typename: "UpdateBasketItemPayload", basket: { version: 3, count: 5 } });
  const removed = await browser.ask<Result>(remove, { variables: { input: { itemKey: key } } });
  expect(removed.data.result).toMatchObject({ __typename: "RemoveFromBasketPayload", basket: { count: 1 } });
  const cleared = await browser.ask<Result>(clear);
  expect(cleared.data.result).toMatchObject({ __typename: "ClearBasketPayload", basket: { count: 0, isEmpty: true, items: [] } });
  for (const { calls } of [changed, removed, cleared]) expect(calls.filter((call) => call.upstream === "commerce")).toHaveLength(1);
});

test("a set counts by its main item", async () => {
  await put({ variantId: variants[0], quantity: 2, itemGroup: { id: "bed-1", isMainItem: true, isRequired: true } });
  const { data } = await put({ variantId: variants[1], quantity: 4, itemGroup: { id: "bed-1", isMainItem: false, isRequired: true } });
  expect(data.result.basket).toMatchObject({ count: 2, soldOutCount: 0, items: [{ itemGroup: { id: "bed-1", isMainItem: true } }, { itemGroup: { isMainItem: false } }] });
});

test.each([0, -1, 1000, 1_000_000_000])("a quantity of %i is refused and changes nothing", async (quantity) => {
  const added = await put({ variantId: variants[0], quantity });
  expect(added.data.result).toMatchObject({
    __typename: "InvalidInput",
    code: "INVALID_INPUT",
    field: "quantity",
    fields: [{ field: "quantity", code: "range", message: "Het veld Aantal moet een heel getal van 1 tot 999 zijn." }],
  });
  expect(added.calls).toEqual([]);
  expect(browser.cookies.size).toBe(0);
  const { key } = (await put({ variantId: variants[0] })).data.result.item;
  const updated = await browser.ask<Result>(update, { variables: { input: { itemKey: key, quantity } } });
  expect(updated.data.result.__typename).toBe("InvalidInput");
  expect((await browser.ask<{ basket: Basket }>(read)).data.basket).toMatchObject({ version: 1, count: 1 });
});

test.each([{ quantity: 1.5 }, { quantity: "2" }, { quantity: null }, { price: 1 }, { withTax: 1 }, { variantId: "x" }])("the input %o does not fit the schema", async (change) => {
  const { status, data, errors } = await browser.ask<Result | null>(add, { variables: { input: { variantId: variants[0], ...change } } });
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(data ?? null).toBeNull();
  expect(errors[0]?.extensions["code"]).toMatch(/^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED)$/);
});

test.each([
  ["customData", { price: 1 }],
  ["customData", { pricePromotionKey: "all-for-a-cent" }],
  ["customData", { nested: { withTax: 1 } }],
  ["customData", { note: "x".repeat(3000) }],
  ["customData", "text"],
  ["displayData", { price: { key: "price", label: "Prijs", value: "1" } }],
  ["displayData", { name: "text" }],
  ["itemGroup", { id: "<b>", isMainItem: true, isRequired: true }],
])("foreign data in %s is refused", async (field, value) => {
  const { data, calls } = await put({ variantId: variants[0], [field]: value });
  expect(data.result).toMatchObject({ __typename: "InvalidInput", fields: [{ field }] });
  expect(calls).toEqual([]);
});

test.each([999_999, 0, -5])("the unknown variant %i is not available", async (variantId) => {
  const { data } = await put({ variantId });
  expect(data.result).toMatchObject({ __typename: "VariantNotAvailable", productName: null, message: "De geselecteerde productvariant bestaat niet." });
});

test("a sold-out variant is named, a scarce one is reduced", async () => {
  const [soldOut, scarce] = [variants[2]!, variants[3]!];
  await shop.database.db.updateTable("stock").set({ quantity: 0, is_sellable_without_stock: false }).where("variant_id", "=", soldOut).execute();
  await shop.database.db.updateTable("stock").set({ quantity: 3, is_sellable_without_stock: false }).where("variant_id", "=", scarce).execute();
  const refused = await put({ variantId: soldOut });
  expect(refused.data.result.__typename).toBe("VariantNotAvailable");
  expect(refused.data.result.productName).toMatch(/\w/);
  expect(refused.data.result.message).toContain(refused.data.result.productName);
  expect(refused.calls.length).toBeLessThanOrEqual(3);
  const reduced = await put({ variantId: scarce, quantity: 5 });
  expect(reduced.data.result).toMatchObject({ __typename: "AddToBasketPayload", notice: "QUANTITY_REDUCED", item: { quantity: 3 } });
  await shop.database.db.updateTable("stock").set({ quantity: 0 }).where("variant_id", "=", scarce).execute();
  expect((await browser.ask<{ basket: Basket }>(read)).data.basket).toMatchObject({ count: 3, soldOutCount: 3, items: [{ status: "UNAVAILABLE" }] });
  const update0 = await browser.ask<Result>(update, { variables: { input: { itemKey: reduced.data.result.item.key, quantity: 1 } } });
  expect(update0.data.result.__typename).toBe("VariantNotAvailable");
});

test("an older version of the basket conflicts, and the answer holds the newer one", async () => {
  const { key } = (await put({ variantId: variants[0] })).data.result.item;
  await put({ variantId: variants[1] });
  const { data } = await browser.ask<Result>(update, { variables: { input: { itemKey: key, quantity: 2, version: 1 } } });
  expect(data.result).toMatchObject({ __typename: "BasketConflict", basket: { version: 2 } });
});

test("lines that are not there are not found, with and without a basket", async () => {
  const unknown = { itemKey: "1d3b4f6a-0000-4000-8000-000000000000" };
  expect((await browser.ask<Result>(remove, { variables: { input: unknown } })).data.result).toMatchObject({ __typename: "ItemNotFound", field: "itemKey" });
  await put({ variantId: variants[0] });
  expect((await browser.ask<Result>(remove, { variables: { input: unknown } })).data.result.__typename).toBe("ItemNotFound");
  expect((await browser.ask<Result>(update, { variables: { input: { ...unknown, quantity: 2 } } })).data.result.__typename).toBe("ItemNotFound");
  expect((await browser.ask<Result>(remove, { variables: { input: { itemKey: "../x" } } })).data.result.__typename).toMatch(/ItemNotFound|BasketError/);
});

test("two browsers have two baskets, and neither can change the other's", async () => {
  const other = openBrowser(gateway);
  const mine = await put({ variantId: variants[0] });
  const theirs = await put({ variantId: variants[1], quantity: 2 }, other);
  expect(theirs.data.result.basket.key).not.toBe(mine.data.result.basket.key);
  const stolen = await other.ask<Result>(remove, { variables: { input: { itemKey: mine.data.result.item.key } } });
  expect(stolen.data.result.__typename).toBe("ItemNotFound");
  expect((await browser.ask<{ basket: Basket }>(read)).data.basket.count).toBe(1);
});

test("twenty additions at once lose nothing", async () => {
  await put({ variantId: variants[1] });
  const results = await Promise.all(Array.from({ length: 20 }, () => put({ variantId: variants[0] })));
  expect(results.map(({ data }) => data.result.__typename)).toEqual(Array.from({ length: 20 }, () => "AddToBasketPayload"));
  expect((await browser.ask<{ basket: Basket }>(read)).data.basket.count).toBe(21);
});

test("commerce that does not answer is a basket error, a dead order service only lacks readiness", async () => {
  const down = openBrowser(await shop.gateway({ upstreams: { ...shop.upstreams, commerce: () => Promise.resolve(new Response("", { status: 500 })) } }));
  expect((await put({ variantId: variants[0] }, down)).data.result).toMatchObject({ __typename: "BasketError", code: "BASKET_ERROR" });
  const lacking = openBrowser(await shop.gateway({ upstreams: { ...shop.upstreams, rpc: () => Promise.resolve(new Response("", { status: 503 })) } }));
  const { data, errors } = await put({ variantId: variants[0] }, lacking);
  expect(errors).toEqual([]);
  expect(data.result).toMatchObject({ __typename: "AddToBasketPayload", basket: { count: 1, readiness: { ready: false } } });
});

test("a client without cookies gets its visitor in a header, once", async () => {
  const first = await gateway.ask(add, { variables: { input: { variantId: variants[0] } }, headers: { "x-client": "app" } });
  expect(first.headers.getSetCookie()).toEqual([]);
  const visitor = first.headers.get("x-visitor");
  expect(visitor).toMatch(/^[\w-]{43}$/);
  const { data, headers } = await gateway.ask<{ basket: Basket }>(read, { headers: { "x-client": "app", "x-visitor": visitor! } });
  expect(data.basket.count).toBe(1);
  expect(headers.get("x-visitor")).toBeNull();
  expect((await put({ variantId: variants[0] })).headers.get("x-visitor")).toBeNull();
});
