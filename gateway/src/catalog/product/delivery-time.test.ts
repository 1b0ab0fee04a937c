import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#gateway/testing/browser.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Delivery {
  earliest: string;
  latest: string;
  orderBefore: string;
}
interface ProductResponse {
  product: { variants: { edges: { node: { variantId: number; sellable: boolean; delivery: Delivery } }[] } };
}
interface AddResponse {
  addToBasket: { basket: { packages: { deliveryFrom: string; deliveryTo: string }[] } };
}

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("product page and basket promise the same days", async () => {
  const browser = openBrowser(await shop.gateway());
  const { data } = await browser.send<ProductResponse>(
    `{ product(by: { masterKey: "03-2417" }) { variants { edges { node { variantId sellable delivery { earliest latest orderBefore } } } } } }`,
  );
  const { variantId, delivery } = data.product.variants.edges.map(({ node }) => node).find(({ sellable }) => sellable)!;
  expect(new Date(delivery.orderBefore).getTime()).toBeGreaterThan(Date.now());
  const added = await browser.send<AddResponse>(
    `mutation ($input: AddToBasketInput!) {
      addToBasket(input: $input) { ... on AddToBasketPayload { basket { packages { deliveryFrom deliveryTo } } } } }`,
    { variables: { input: { variantId, quantity: 1 } } },
  );
  expect(added.data.addToBasket.basket.packages).toEqual([
    { deliveryFrom: delivery.earliest, deliveryTo: delivery.latest },
  ]);
});

test("a product promises the time of the variant that takes longest", async () => {
  const browser = openBrowser(await shop.gateway());
  interface Node {
    delivery: Delivery;
    variants: { edges: { node: { sellable: boolean; delivery: Delivery } }[] };
  }
  const { data } = await browser.send<{ category: { listing: { edges: { node: Node }[] } } }>(
    `{ category(path: "/matrassen") { listing(first: 24) { edges { node {
      delivery { latest } variants { edges { node { sellable delivery { latest } } } } } } } } }`,
  );
  const products = data.category.listing.edges.map(({ node }) => ({
    promised: node.delivery.latest,
    latest: node.variants.edges.flatMap(({ node: { sellable, delivery } }) => (sellable ? delivery.latest : [])),
  }));
  expect(products.filter(({ latest }) => new Set(latest).size > 1)).not.toEqual([]);
  for (const { promised, latest } of products.filter((product) => product.latest.length > 0))
    expect(promised).toBe(latest.toSorted().at(-1));
});
