import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

interface Found {
  readonly category: { readonly name: string; readonly url: string } | null;
  readonly product: { readonly masterKey: string; readonly productId: number; readonly url: string } | null;
  readonly story: { readonly slug: string } | null;
  readonly redirect: { readonly target: string; readonly statusCode: number } | null;
}

async function routeOf(path: string): Promise<Found | null> {
  const { data, errors } = await gateway.send<{ route: Found | null }>(
    `query ($path: String!) { route(path: $path) {
      category { name url } product { masterKey productId url } story { slug } redirect { target statusCode } } }`,
    { variables: { path } },
  );
  expect(errors).toEqual([]);
  return data.route;
}

const pathOf = (address: string) => new URL(address).pathname;
const nothing = { category: null, product: null, story: null, redirect: null };

test.each([
  ["/", { ...nothing, story: { slug: "home" } }],
  ["/service/garantie", { ...nothing, story: { slug: "service/garantie" } }],
  ["/service/garantie/?utm_source=brief#kop", { ...nothing, story: { slug: "service/garantie" } }],
  ["/winkels/", { ...nothing, redirect: { target: "/locaties", statusCode: 301 } }],
  ["/bestaat-niet", null],
  ["/p/matras-nooit-gemaakt-99-9999", null],
  ["/p/", null],
  ["/winkelwagen", null],
  ["/instellingen/winkel", null],
  ["matrassen", null],
  ["//example.com/matrassen", null],
  ["https://example.com/matrassen", null],
  [`/${"a".repeat(3000)}`, null],
])("at %s stands what the web shop shows there", async (path, expected) => {
  expect(await routeOf(path)).toEqual(expected);
});

test("a category and a product are found by the addresses they tell, a colour by the number in its query", async () => {
  const { data } = await gateway.send<{ category: { url: string; listing: { edges: { node: Listed }[] } } }>(
    `{ category(path: "/bedtextiel/dekbedovertrekken") { url listing(first: 100) { edges { node {
      masterKey productId url siblings { productId masterKey } } } } } }`,
  );
  const { url, listing } = data.category;
  expect((await routeOf(pathOf(url)))?.category).toMatchObject({ url });
  const { masterKey, siblings, ...product } = listing.edges
    .map(({ node }) => node)
    .find((node) => node.siblings.length > 0)!;
  expect((await routeOf(pathOf(product.url)))?.product).toMatchObject({ masterKey, url: product.url });
  const productId = siblings[0]!.productId;
  expect((await routeOf(`${pathOf(product.url)}?product=${productId}`))?.product).toMatchObject({
    masterKey,
    productId,
  });
});

interface Listed {
  readonly masterKey: string;
  readonly productId: number;
  readonly url: string;
  readonly siblings: readonly { readonly productId: number }[];
}
