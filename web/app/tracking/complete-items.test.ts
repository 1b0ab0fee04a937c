import type { ApolloClient } from "@apollo/client";
import { defaultShop, shops } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { completeItems } from "./complete-items.ts";
import type { TrackingEvent } from "./tracking-event.ts";

const money = (cents: number) => ({ cents, currency: "EUR" });
const price = {
  withTax: money(18_900),
  vat: money(3280),
  reductions: [
    { category: "SALE", amount: money(5000) },
    { category: "CAMPAIGN", amount: money(2001) },
  ],
};
const product = {
  id: "P1",
  masterKey: "03-1001",
  name: "Matras Duinrust",
  soldOut: false,
  brand: { id: "B17", name: "Warmeland" },
  categories: [{ id: "C5", categoryId: 5, name: "Pocketveringmatrassen" }],
  price: { current: price },
};
const variant = { id: "V1", articleNumber: "03-1001-1", title: "90 × 200 cm", sellable: true, price };
const ofProduct = {
  item_name: "Matras Duinrust",
  item_brand: "Warmeland",
  item_brand_id: "B17",
  item_category: "Pocketveringmatrassen",
  item_category_id: 5,
  price: 189,
  original_price: 259.01,
  sale_discount: 50,
  campaign_discount: 20.01,
  tax: 32.8,
  sold_out: false,
};

/** A shop that knows one product with one variant; the questions to it are noted, and may fail. */
function shopOf({ fails = false } = {}) {
  const questions: unknown[] = [];
  const query = async ({ variables }: { variables: { productIds: string[]; variantIds: string[] } }) => {
    questions.push(variables);
    if (fails) throw new Error("no connection");
    const products = variables.productIds.map((id) => (id === product.id ? product : null));
    return Promise.resolve({ data: { products, nodes: variables.variantIds.map(() => variant) } });
  };
  return { client: { query } as unknown as ApolloClient, questions };
}

function completing(client: ApolloClient, shop = defaultShop) {
  const sent: TrackingEvent[] = [];
  const send = completeItems(client, shop, (events) => void sent.push(...events));
  return { sent, send };
}

const items = [
  { productId: "P1", variantId: "V1", quantity: 2, index: 3, list: { id: "category-5", name: "Pocketvering" } },
];
const added = { name: "add_to_cart", data: {}, items };

test("an event has every field of its items, their value, and the shop's country with its column", async () => {
  const { client } = shopOf();
  const { sent, send } = completing(client);
  send([added], false);
  await expect.poll(() => sent).toHaveLength(1);
  const item = {
    ...ofProduct,
    item_id: "03-1001-1",
    item_variant: "90 × 200 cm",
    item_list_id: "category-5",
    item_list_name: "Pocketvering",
    quantity: 2,
    index: 3,
  };
  expect(sent).toEqual([
    { name: "add_to_cart", data: { currency: "EUR", value: 378, country: "nl", country_column: 5, items: [item] } },
  ]);
});

test.each([
  ["de-DE", "de", 0],
  ["at-DE", "at", 1],
  ["ch-fr", "ch", 2],
  ["fr-FR", "fr", 3],
  ["be-nl", "be", 4],
  ["nl-NL", "nl", 5],
])("the column of %s is %s, %i", async (code, country, column) => {
  const { sent, send } = completing(
    shopOf().client,
    shops.find((shop) => shop.code === code),
  );
  send([added], false);
  await expect.poll(() => sent[0]?.data).toMatchObject({ country, country_column: column });
});

test("a purchase, which knows its items itself, is given the country", () => {
  const { sent, send } = completing(shopOf().client);
  send([{ name: "purchase", data: { value: 414, items: [1] } }], false);
  expect(sent).toEqual([{ name: "purchase", data: { value: 414, items: [1], country: "nl", country_column: 5 } }]);
});

test("what is cached is not requested again, and events keep their order while it is looked up", async () => {
  const { client, questions } = shopOf();
  const { sent, send } = completing(client);
  const listed = { name: "view_item_list", data: {}, items: [{ productId: "P1", index: 0 }] };
  send([listed], false);
  send([{ name: "content_view", data: { path: "/" } }], false);
  send([added], false);
  send([added], false);
  await expect
    .poll(() => sent.map(({ name }) => name))
    .toEqual(["view_item_list", "content_view", "add_to_cart", "add_to_cart"]);
  expect(questions).toEqual([
    { productIds: ["P1"], variantIds: [] },
    { productIds: [], variantIds: ["V1"] },
  ]);
  expect(sent[0]?.data["items"]).toEqual([{ ...ofProduct, item_id: "03-1001", quantity: 1, index: 0 }]);
});

test("who leaves takes along what is cached by then, and nothing waits", async () => {
  const { client, questions } = shopOf();
  const { sent, send } = completing(client);
  send([added], true);
  expect(sent).toMatchObject([{ name: "add_to_cart", data: { items: [{ item_id: "P1", quantity: 2 }] } }]);
  expect(questions).toEqual([]);
});

test("without a response the event goes with what the page knows", async () => {
  const { sent, send } = completing(shopOf({ fails: true }).client);
  send([added], false);
  await expect
    .poll(() => sent)
    .toMatchObject([{ name: "add_to_cart", data: { value: 0, items: [{ item_id: "P1", quantity: 2 }] } }]);
});
