import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Wishlist {
  id: string;
  key: string;
  count: number;
  items: { key: string; product: { id: string; name: string }; variant: { variantId: number } | null }[];
}

interface WishlistResult {
  result: { __typename: string; code: string; message: string; wishlist: Wishlist };
}

let shop: TestShop;
let gateway: GraphqlClient;
let browser: Browser;
let products: { id: string; variant: number }[];

const fields =
  "id key count items { id key product { id name images { url } price { current { withTax { cents } } } } variant { variantId title } }";
const errors = "... on UserError { code message field }";
const documents = {
  read: `{ wishlist { ${fields} } }`,
  add: `mutation Add($input: AddToWishlistInput!) { result: addToWishlist(input: $input) { __typename ... on AddToWishlistPayload { wishlist { ${fields} } } ${errors} } }`,
  remove: `mutation Remove($input: RemoveFromWishlistInput!) { result: removeFromWishlist(input: $input) { __typename ... on RemoveFromWishlistPayload { wishlist { ${fields} } } ${errors} } }`,
  clear: `mutation Clear { result: clearWishlist { __typename ... on ClearWishlistPayload { wishlist { ${fields} } } ${errors} } }`,
};

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  const { data } = await gateway.send<{
    category: {
      listing: { edges: { node: { id: string; variants: { edges: { node: { variantId: number } }[] } } }[] };
    };
  }>(
    `{ category(path: "/matrassen") { listing(first: 3) { edges { node { id variants(first: 1) { edges { node { variantId } } } } } } } }`,
  );
  products = data.category.listing.edges.map(({ node }) => ({
    id: node.id,
    variant: node.variants.edges[0]!.node.variantId,
  }));
});
afterAll(() => shop.close());
beforeEach(() => {
  browser = openBrowser(gateway);
});

const add = (input: object, by: Browser = browser) => by.send<WishlistResult>(documents.add, { variables: { input } });
const read = async (by: Browser = browser) => (await by.send<{ wishlist: Wishlist }>(documents.read)).data.wishlist;

test("a visitor who never wrote has an empty wishlist, no cookie, and costs no call", async () => {
  const { data, calls, headers } = await browser.send<{ wishlist: Wishlist }>(documents.read);
  expect(data.wishlist).toMatchObject({ key: "", count: 0, items: [] });
  expect(calls).toEqual([]);
  expect(headers.getSetCookie()).toEqual([]);
});

test("a product and a variant are wished for in one call each, and the wishlist keeps its id", async () => {
  const before = await read();
  const first = await add({ productId: products[0]!.id });
  expect(first.calls).toHaveLength(1);
  expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-visitor=/)]);
  const { data } = await add({ variantId: products[1]!.variant });
  expect(data.result).toMatchObject({ __typename: "AddToWishlistPayload", wishlist: { id: before.id, count: 2 } });
  expect(data.result.wishlist.items).toMatchObject([
    { product: { id: products[0]!.id }, variant: null },
    { product: { id: products[1]!.id }, variant: { variantId: products[1]!.variant } },
  ]);
  expect(await read()).toEqual(data.result.wishlist);
});

test("the same wish twice is one item and no error", async () => {
  await add({ productId: products[0]!.id });
  const { data } = await add({ productId: products[0]!.id });
  expect(data.result).toMatchObject({ __typename: "AddToWishlistPayload", wishlist: { count: 1 } });
});

test.each([
  { variantId: 2_000_000_000 },
  { variantId: -1 },
  { productId: "UHJvZHVjdDo5OTk5OTk5" },
  { productId: "nonsense" },
])("%j is no wish", async (input) => {
  const { data } = await add(input);
  expect(data.result).toMatchObject({ __typename: "WishUnknown", message: "Dit artikel is niet meer in onze winkel." });
  expect((await read()).count).toBe(0);
});

test("an item is removed once; the second time, or by somebody else, it is not found", async () => {
  const { key } = (await add({ productId: products[0]!.id })).data.result.wishlist.items[0]!;
  const remove = (by: Browser) => by.send<WishlistResult>(documents.remove, { variables: { input: { itemKey: key } } });
  const stranger = openBrowser(gateway);
  expect((await remove(stranger)).data.result.__typename).toBe("ItemNotFound");
  await add({ productId: products[0]!.id }, stranger);
  expect((await remove(stranger)).data.result.__typename).toBe("ItemNotFound");
  expect((await remove(browser)).data.result).toMatchObject({
    __typename: "RemoveFromWishlistPayload",
    wishlist: { count: 0 },
  });
  expect((await remove(browser)).data.result).toMatchObject({
    __typename: "ItemNotFound",
    message: "Dit artikel staat niet meer op uw verlanglijst.",
  });
});

test("every change lets the visitor's cookie live on; reading does not, and a change that finds nothing makes no visitor", async () => {
  expect((await browser.send(documents.clear)).headers.getSetCookie()).toEqual([]);
  const { key } = (await add({ productId: products[0]!.id })).data.result.wishlist.items[0]!;
  const renewed = [
    expect.stringMatching(`^__Host-visitor=${browser.cookies.get("__Host-visitor")!.value}; Path=/; Max-Age=15552000;`),
  ];
  const changes = [
    await add({ productId: products[1]!.id }),
    await browser.send(documents.remove, { variables: { input: { itemKey: key } } }),
    await browser.send(documents.clear),
  ];
  for (const { headers } of changes) expect(headers.getSetCookie()).toEqual(renewed);
  expect((await browser.send(documents.read)).headers.getSetCookie()).toEqual([]);
});

test("everything is cleared at once", async () => {
  for (const { id } of products) await add({ productId: id });
  const { data, calls } = await browser.send<WishlistResult>(documents.clear);
  expect(data.result).toMatchObject({ __typename: "ClearWishlistPayload", wishlist: { count: 0, items: [] } });
  expect(calls).toHaveLength(1);
});

test("a wishlist that does not respond is an error of its own; the rest of the page stands", async () => {
  const withoutWishlists = async (request: Request): Promise<Response> =>
    request.url.includes("/wishlists/") ? new Response("", { status: 503 }) : shop.upstreams.commerce!(request);
  const troubled = openBrowser(await shop.gateway({ upstreams: { ...shop.upstreams, commerce: withoutWishlists } }));
  const { data } = await add({ productId: products[0]!.id }, troubled);
  expect(data.result).toMatchObject({ __typename: "WishlistError", code: "WISHLIST_ERROR" });
});
