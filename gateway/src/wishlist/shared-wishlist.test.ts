import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, openBrowser } from "#gateway/testing/browser.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Shared {
  sharedWishlist: {
    count: number;
    items: { product: { id: string; name: string }; variant: { variantId: number } | null }[];
  } | null;
}

let shop: TestShop;
let gateway: GraphqlClient;
let owner: Browser;
let product: string;

const documents = {
  add: `mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }`,
  share: `mutation { result: shareWishlist { __typename ... on ShareWishlistPayload { token wishlist { count shareToken } } } }`,
  stop: `mutation { result: stopSharingWishlist { __typename ... on StopSharingWishlistPayload { wishlist { shareToken } } } }`,
  look: `query ($token: String!) { sharedWishlist(token: $token) { count items { product { id name images { url } } variant { variantId } } } }`,
};

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  const { data } = await gateway.send<{ category: { listing: { edges: { node: { id: string } }[] } } }>(
    `{ category(path: "/matrassen") { listing(first: 1) { edges { node { id } } } } }`,
  );
  product = data.category.listing.edges[0]!.node.id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = openBrowser(gateway);
  await owner.send(documents.add, { variables: { input: { productId: product } } });
});

const share = async (): Promise<string> =>
  (await owner.send<{ result: { token: string } }>(documents.share)).data.result.token;
const look = (token: string, by: Browser = openBrowser(gateway)) =>
  by.send<Shared>(documents.look, { variables: { token } });

test("whoever has the link sees the products, in one call, and gets no cookie", async () => {
  const token = await share();
  const { data, calls, headers } = await look(token);
  expect(data.sharedWishlist).toMatchObject({ count: 1, items: [{ product: { id: product }, variant: null }] });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.path).not.toContain(token);
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get("cache-control")).toContain("no-store");
});

test("a link is one until it is taken back, and then it is unknown at once", async () => {
  const token = await share();
  expect(await share()).toBe(token);
  await look(token);
  expect((await owner.send(documents.stop)).data).toEqual({
    result: { __typename: "StopSharingWishlistPayload", wishlist: { shareToken: null } },
  });
  expect((await look(token)).data).toEqual({ sharedWishlist: null });
  expect(await share()).not.toBe(token);
});

test.each(["", "short", "x".repeat(43), "../../baskets/abc"])("%j shows nothing and is no error", async (token) => {
  const { data, errors } = await look(token);
  expect([data, errors]).toEqual([{ sharedWishlist: null }, []]);
});

test("somebody else's change of sharing is about their own wishlist", async () => {
  const token = await share();
  await openBrowser(gateway).send(documents.stop);
  expect((await look(token)).data.sharedWishlist?.count).toBe(1);
});

test("a failing upstream is a typed error for the owner", async () => {
  const down = await shop.gateway({
    upstreams: {
      ...shop.upstreams,
      commerce: (request) =>
        new URL(request.url).pathname.endsWith("/share")
          ? Promise.resolve(new Response("", { status: 503 }))
          : shop.upstreams.commerce!(request),
    },
  });
  expect((await openBrowser(down).send<{ result: object }>(documents.share)).data.result).toEqual({
    __typename: "WishlistError",
  });
});
