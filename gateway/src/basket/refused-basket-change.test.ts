import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Basket, basketDocuments, type BasketResult } from "#gateway/testing/basket-documents.ts";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { guest, openShopper } from "#gateway/testing/shopper.ts";

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

const { add, addItems, update, remove, read } = basketDocuments;

const put = (input: object, by: Browser = browser) => by.send<BasketResult>(add, { variables: { input } });

test.each([0, -1, 1000, 1_000_000_000, 2 ** 31 - 1])(
  "a quantity of %i is refused and changes nothing",
  async (quantity) => {
    const added = await put({ variantId: variants[0], quantity });
    expect(added.data.result).toMatchObject({
      __typename: "InvalidInput",
      code: "INVALID_INPUT",
      field: "quantity",
      fields: [
        { field: "quantity", code: "range", message: "Het veld Aantal moet een heel getal van 1 tot 999 zijn." },
      ],
    });
    expect(added.calls).toEqual([]);
    expect(browser.cookies.size).toBe(0);
    const { key } = (await put({ variantId: variants[0] })).data.result.item;
    const several = await browser.send<BasketResult>(addItems, {
      variables: {
        input: {
          items: [
            { variantId: variants[1], quantity: 1 },
            { variantId: variants[0], quantity },
          ],
        },
      },
    });
    expect(several.data.result).toMatchObject({ __typename: "InvalidInput", fields: [{ code: "range" }] });
    const updated = await browser.send<BasketResult>(update, { variables: { input: { itemKey: key, quantity } } });
    expect(updated.data.result.__typename).toBe("InvalidInput");
    expect((await browser.send<{ basket: Basket }>(read)).data.basket).toMatchObject({ version: 1, count: 1 });
  },
);

test.each([
  { quantity: 1.5 },
  { quantity: "2" },
  { quantity: null },
  { quantity: 2 ** 31 },
  { price: 1 },
  { withTax: 1 },
  { total: 1 },
  { discount: 1 },
  { variantId: "x" },
])("the input %o does not fit the schema", async (change) => {
  const { status, data, errors } = await browser.send<BasketResult | null>(add, {
    variables: { input: { variantId: variants[0], ...change } },
  });
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
  expect(data.result).toMatchObject({
    __typename: "VariantNotAvailable",
    productName: null,
    message: "De geselecteerde productvariant bestaat niet.",
  });
});

test("a refused variant comes with the refusal, sold out as it is now", async () => {
  const rows = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .orderBy("variant_id", "desc")
    .limit(1)
    .execute();
  const variantId = rows[0]!.variant_id;
  const document = `mutation ($input: AddToBasketInput!) {
    addToBasket(input: $input) { __typename ... on VariantNotAvailable { unavailable { variantId variant { id variantId sellable stock { status } } } } } }`;
  const refused = async (id: number) =>
    (
      await browser.send<{ addToBasket: { unavailable: object[] } }>(document, {
        variables: { input: { variantId: id, quantity: 1 } },
      })
    ).data.addToBasket.unavailable;
  await shop.database.db
    .updateTable("stock")
    .set({ quantity: 0, is_sellable_without_stock: false })
    .where("variant_id", "=", variantId)
    .execute();
  expect(await refused(variantId)).toEqual([
    { variantId, variant: { id: expect.any(String), variantId, sellable: false, stock: { status: "SOLD_OUT" } } },
  ]);
  expect(await refused(999_999)).toEqual([{ variantId: 999_999, variant: null }]);
});

test("a sold-out variant is named, a scarce one is reduced", async () => {
  const [soldOut, scarce] = [variants[2]!, variants[3]!];
  await shop.database.db
    .updateTable("stock")
    .set({ quantity: 0, is_sellable_without_stock: false })
    .where("variant_id", "=", soldOut)
    .execute();
  await shop.database.db
    .updateTable("stock")
    .set({ quantity: 3, is_sellable_without_stock: false })
    .where("variant_id", "=", scarce)
    .execute();
  const refused = await put({ variantId: soldOut });
  expect(refused.data.result.__typename).toBe("VariantNotAvailable");
  expect(refused.data.result.productName).toMatch(/\w/);
  expect(refused.data.result.message).toContain(refused.data.result.productName);
  expect(refused.calls.length).toBeLessThanOrEqual(3);
  const reduced = await put({ variantId: scarce, quantity: 5 });
  expect(reduced.data.result).toMatchObject({
    __typename: "AddToBasketPayload",
    notice: "QUANTITY_REDUCED",
    item: { quantity: 3 },
  });
  await shop.database.db.updateTable("stock").set({ quantity: 0 }).where("variant_id", "=", scarce).execute();
  expect((await browser.send<{ basket: Basket }>(read)).data.basket).toMatchObject({
    count: 3,
    soldOutCount: 3,
    items: [{ status: "UNAVAILABLE" }],
  });
  const update0 = await browser.send<BasketResult>(update, {
    variables: { input: { itemKey: reduced.data.result.item.key, quantity: 1 } },
  });
  expect(update0.data.result.__typename).toBe("VariantNotAvailable");
});

test("an older version of the basket conflicts, and the response holds the newer one", async () => {
  const { key } = (await put({ variantId: variants[0] })).data.result.item;
  await put({ variantId: variants[1] });
  const { data } = await browser.send<BasketResult>(update, {
    variables: { input: { itemKey: key, quantity: 2, version: 1 } },
  });
  expect(data.result).toMatchObject({ __typename: "BasketConflict", basket: { version: 2 } });
});

test("lines that are not there are not found, with and without a basket", async () => {
  const unknown = { itemKey: "1d3b4f6a-0000-4000-8000-000000000000" };
  expect((await browser.send<BasketResult>(remove, { variables: { input: unknown } })).data.result).toMatchObject({
    __typename: "ItemNotFound",
    field: "itemKey",
  });
  await put({ variantId: variants[0] });
  expect((await browser.send<BasketResult>(remove, { variables: { input: unknown } })).data.result.__typename).toBe(
    "ItemNotFound",
  );
  expect(
    (await browser.send<BasketResult>(update, { variables: { input: { ...unknown, quantity: 2 } } })).data.result
      .__typename,
  ).toBe("ItemNotFound");
  expect(
    (await browser.send<BasketResult>(remove, { variables: { input: { itemKey: "../x" } } })).data.result.__typename,
  ).toMatch(/ItemNotFound|BasketError/);
});

test("commerce that does not respond is a basket error, a dead order service only lacks readiness", async () => {
  const down = openBrowser(
    await shop.gateway({
      upstreams: { ...shop.upstreams, commerce: () => Promise.resolve(new Response("", { status: 500 })) },
    }),
  );
  expect((await put({ variantId: variants[0] }, down)).data.result).toMatchObject({
    __typename: "BasketError",
    code: "BASKET_ERROR",
  });
  const noCheckout = (request: Request): Promise<Response> =>
    request.url.endsWith("/getCheckout")
      ? Promise.resolve(new Response("", { status: 503 }))
      : shop.upstreams.rpc!(request);
  const lacking = openShopper(await shop.gateway({ upstreams: { ...shop.upstreams, rpc: noCheckout } }));
  await lacking.run("signInAsGuest", guest);
  const { data, errors } = await put({ variantId: variants[0] }, lacking);
  expect(errors).toEqual([]);
  expect(data.result).toMatchObject({
    __typename: "AddToBasketPayload",
    basket: { count: 1, readiness: { ready: false } },
  });
});

test("the 201st line is refused and the basket stays as it was", async () => {
  const { db } = shop.database;
  const { basket } = (await put({ variantId: variants[0] })).data.result;
  const { basket_id } = await db
    .selectFrom("basket")
    .select("basket_id")
    .where("basket_key", "=", basket.key)
    .executeTakeFirstOrThrow();
  const lines = Array.from({ length: 199 }, (_, index) => ({
    basket_id,
    variant_id: variants[0]!,
    quantity: 1,
    group_id: `set-${index}`,
  }));
  await db.insertInto("basket_item").values(lines).execute();
  expect((await put({ variantId: variants[1] })).data.result).toMatchObject({
    __typename: "BasketLimitReached",
    limit: 200,
  });
  expect((await browser.send<{ basket: Basket }>(read)).data.basket).toMatchObject({ version: 1, count: 200 });
});
