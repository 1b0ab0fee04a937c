import { encodeGlobalID } from "@pothos/plugin-relay";
import { addPromotions, promotionLine } from "@warmeland/upstreams/src/commerce/promotions/testing/test-promotions.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { basketDocuments } from "#gateway/testing/basket-documents.ts";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: GraphqlClient;
let browser: Browser;
let main: Piece;
let gift: Piece;
let other: Piece;
let generous: Piece;
let gone: Piece;

interface Piece {
  variantId: number;
  key: string;
  product: string;
  cents: number;
}

beforeAll(async () => {
  shop = await createTestShop();
  const { db } = shop.database;
  const rows = await db
    .selectFrom("variant")
    .innerJoin("stock", "stock.variant_id", "variant.variant_id")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("variant_price", (join) =>
      join.onRef("variant_price.variant_id", "=", "variant.variant_id").on("price_column", "=", "nl"),
    )
    .select([
      "variant.variant_id as variantId",
      "variant.reference_key as key",
      "product.reference_key as product",
      "with_tax_cents as cents",
    ])
    .distinctOn("variant.product_id")
    .where("quantity", ">", 20)
    .where("with_tax_cents", ">", 1000)
    .orderBy("variant.product_id")
    .limit(5)
    .execute();
  [main, gift, other, generous, gone] = rows as [Piece, Piece, Piece, Piece, Piece];
  const soldOut = { quantity: 0, is_sellable_without_stock: false, changed_at: new Date() };
  await db.updateTable("stock").set(soldOut).where("variant_id", "=", gone.variantId).execute();
  const always = { from: "2020-01-01", to: "2100-01-01" };
  await addPromotions(
    db,
    promotionLine("gift", {
      ...always,
      label: { nl: "Gratis kussen" },
      for: { products: [main.product] },
      minOrderCents: { nl: 2 * main.cents },
      effect: { type: "gift", variants: [gift.key], most: 1 },
    }),
    promotionLine("late", {
      ...always,
      for: { products: [generous.product] },
      effect: { type: "gift", variants: [gone.key], most: 1 },
    }),
    promotionLine("less", {
      ...always,
      for: { products: [other.product] },
      effect: { type: "automatic_discount", percent: 10 },
    }),
    promotionLine("less-yet", {
      ...always,
      priority: 99,
      for: { products: [other.product] },
      effect: { type: "automatic_discount", percent: 5 },
    }),
  );
  gateway = await shop.gateway();
});
afterAll(() => shop.close());
beforeEach(() => {
  browser = openBrowser(gateway);
});

const state =
  "name status reason because missingCents missingQuantity earnedGifts takenGifts itemKeys reduction { cents } promotion { key label }";
const basket = `basket { version promotions { ${state} } vouchers { code } items { key isGift quantity variant { variantId } promotion { status because promotion { key } } price { total { cents } } } cost { withTax { cents } } }`;
const add = `mutation ($input: AddToBasketInput!) { result: addToBasket(input: $input) { __typename ... on AddToBasketPayload { item { key isGift } ${basket} } ... on UserError { code message } } }`;
const update = `mutation ($input: UpdateBasketItemInput!) { result: updateBasketItem(input: $input) { __typename ... on UpdateBasketItemPayload { ${basket} } } }`;

interface Basket {
  promotions: { because: string; itemKeys: string[] }[];
  items: { key: string; isGift: boolean; variant: { variantId: number } }[];
}

interface Result {
  result: { __typename: string; code: string; message: string; item: { key: string; isGift: boolean }; basket: Basket };
}

async function run(document: string, input: object): Promise<Result["result"]> {
  const { data, errors } = await browser.send<Result>(document, { variables: { input } });
  expect(errors).toEqual([]);
  return data.result;
}

const euros = (cents: number) =>
  `€\u00a0${new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2 }).format(cents / 100).replace(/,00$/, ",-")}`;

test("a gift: what is missing, what is earned, what is chosen, and gone with what earned it", async () => {
  const before = await run(add, { variantId: main.variantId });
  expect(before.basket.promotions).toMatchObject([
    {
      status: "BLOCKED",
      reason: "MIN_ORDER_VALUE_NOT_REACHED",
      because: `Nog ${euros(main.cents)} voor gratis kussen.`,
      missingCents: main.cents,
      promotion: { key: "gift", label: "Gratis kussen" },
    },
  ]);
  const input = { variantId: gift.variantId, promotionId: "gift" };
  expect(await run(add, input)).toMatchObject({ __typename: "VariantNotAvailable" });

  const { key } = before.basket.items[0]!;
  const earned = await run(update, { itemKey: key, quantity: 2 });
  expect(earned.basket.promotions).toMatchObject([
    {
      status: "APPLIED",
      reason: "GIFT_TO_CHOOSE",
      because: "U mag een cadeau kiezen.",
      earnedGifts: 1,
      takenGifts: 0,
      itemKeys: [key],
    },
  ]);

  const given = await run(add, input);
  expect(given.basket).toMatchObject({
    promotions: [
      { reason: "GIFT_CHOSEN", because: "Uw cadeau ligt in uw winkelwagen.", reduction: { cents: gift.cents } },
    ],
    items: [
      { isGift: false, promotion: null },
      { isGift: true, price: { total: { cents: 0 } }, promotion: { status: "APPLIED", promotion: { key: "gift" } } },
    ],
    cost: { withTax: { cents: 2 * main.cents } },
  });

  const less = await run(update, { itemKey: key, quantity: 1 });
  expect(less.basket.items.map(({ isGift }) => isGift)).toEqual([false]);
  expect(less.basket.promotions[0]!.because).toBe(`Nog ${euros(main.cents)} voor gratis kussen.`);
});

test("a gift that is earned when all of them are sold out is not offered", async () => {
  await run(add, { variantId: generous.variantId });
  // stock that products show may be a second old
  await expect
    .poll(async () => (await browser.send<{ basket: Basket }>(`{ ${basket} }`)).data.basket.promotions, {
      timeout: 10_000,
      interval: 200,
    })
    .toMatchObject([
      {
        reason: "GIFTS_SOLD_OUT",
        because: "Op dit moment zijn alle cadeaus uitverkocht.",
        earnedGifts: 1,
        takenGifts: 0,
      },
    ]);
});

test("the line of a gift is kept apart from the line of the same article that is paid for", async () => {
  await run(add, { variantId: gift.variantId });
  await run(add, { variantId: main.variantId, quantity: 2 });
  const given = await run(add, { variantId: gift.variantId, promotionId: "gift" });
  expect(given.item.isGift).toBe(true);
  expect(given.basket.items.map(({ isGift }) => isGift)).toEqual([false, false, true]);
});

test("a gift that is requested by the promotion's global id is a gift", async () => {
  await run(add, { variantId: main.variantId, quantity: 2 });
  const { data } = await browser.send<{ promotions: { id: string; key: string }[] }>(
    '{ promotions(keys: ["gift"]) { id key } }',
  );
  const [promotion] = data.promotions;
  expect(promotion!.id).not.toBe(promotion!.key);
  const given = await run(add, { variantId: gift.variantId, promotionId: promotion!.id });
  expect(given).toMatchObject({ item: { isGift: true }, basket: { cost: { withTax: { cents: 2 * main.cents } } } });
});

test.each([
  ["promotionId", { promotionId: "no-such-promotion" }],
  ["promotionId", { promotionId: encodeGlobalID("Promotion", "no-such-promotion") }],
  ["promotionId", { promotionId: encodeGlobalID("Product", "1") }],
  ["promotionCode", { promotionCode: "MIS" }],
])("an unknown %s is refused by type, and nothing is charged", async (field, named) => {
  const message = "Deze actie heeft de winkel niet. Er is niets aan uw winkelwagen toegevoegd.";
  const refused = (path: string) => ({
    __typename: "InvalidInput",
    fields: [{ field: path, code: "promotion", message }],
  });
  const input = { variantId: gift.variantId, ...named };
  const one = await browser.send(basketDocuments.add, { variables: { input } });
  expect(one.data).toMatchObject({ result: refused(field) });
  const several = await browser.send(basketDocuments.addItems, {
    variables: { input: { items: [{ variantId: main.variantId }, input] } },
  });
  expect(several.data).toMatchObject({ result: refused(`items.1.${field}`) });
  expect((await browser.send(basketDocuments.read)).data).toMatchObject({ basket: { isEmpty: true } });
});

test("of two discounts the first counts, and the other says which one it gives way to", async () => {
  const { basket: now } = await run(add, { variantId: other.variantId });
  const taken = Math.round(other.cents / 10);
  expect(now).toMatchObject({
    promotions: [
      {
        promotion: { key: "less" },
        status: "APPLIED",
        because: `U bespaart ${euros(taken)}.`,
        reduction: { cents: taken },
      },
      {
        promotion: { key: "less-yet" },
        status: "BLOCKED",
        because: "Op deze artikelen geldt al een andere actie: Actie less.",
      },
    ],
    items: [{ promotion: { status: "APPLIED", promotion: { key: "less" } } }],
    cost: { withTax: { cents: other.cents - taken } },
  });
});

test("promotions cost the basket no call once they are warm", async () => {
  await run(add, { variantId: other.variantId });
  const { calls } = await browser.send(`{ ${basket} }`);
  expect(calls.map(({ path }) => path.replace(/\?.*/, ""))).toEqual([expect.stringContaining("/v1/baskets")]);
});
