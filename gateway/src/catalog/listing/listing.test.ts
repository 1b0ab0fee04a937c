import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

import { centsOf, listingDocument, loadListing } from "./testing/load-listing.ts";

let shop: TestShop;
let gateway: TestGateway;
const listing = (variables?: Record<string, unknown>) => loadListing(gateway, variables);

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

async function callsOf(variables: Record<string, unknown>): Promise<string[]> {
  const { calls } = await gateway.send(listingDocument, { variables });
  return calls.map((call) => call.path.replace(/\?.*/, "")).toSorted();
}

test("prices sort both ways", async () => {
  const ascending = centsOf(await listing({ first: 100, sort: "PRICE_ASC" }));
  expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
  expect(centsOf(await listing({ first: 100, sort: "PRICE_DESC" }))).toEqual(ascending.toReversed());
});

test.each([
  ["TOPSELLER", "scayle:v1:topseller"],
  ["SMART_TOPSELLER", "scayle:v1:revenue-max"],
  ["CUSTOM_DEFAULT", "scayle:v1:stock-coverage"],
])("%s is the order that the category names for it: %s", async (sort, sortingKey) => {
  const { calls } = await gateway.send(listingDocument, { variables: { sort } });
  const productCall = calls.find(({ path }) => path.startsWith("/v1/products"));
  expect(new URLSearchParams(productCall?.path.split("?")[1]).get("sortingKey")).toBe(sortingKey);
});

test("with a warm shell a listing takes one call, a filtered one two that leave together", async () => {
  await listing();
  expect(await callsOf({})).toEqual(["/v1/products"]);
  expect(await callsOf({ price: { minCents: 100 } })).toEqual(["/v1/filters", "/v1/products"]);
});

test("only what is selected is requested", async () => {
  const { calls } = await gateway.send(
    `{ category(path: "/matrassen/") { listing(first: 3) { edges { node { name } } } } }`,
  );
  expect(calls).toHaveLength(1);
  const query = new URL(calls[0]?.path ?? "", "http://x").searchParams.get("with") ?? "";
  expect(query).not.toMatch(/variants|siblings|priceRange|images|advancedAttributes/);
});

test("a category lists and counts its own kind; what belongs to it stands apart, and is listed where it is", async () => {
  const { data } = await gateway.send<
    Record<
      "mattresses" | "toppers",
      {
        productCount: number;
        standsApart: boolean;
        listing: { totalCount: number; edges: { node: { categories: { path: string }[] } }[] };
      }
    >
  >(
    `query { mattresses: category(path: "/matrassen") { ...Listed } toppers: category(path: "/matrassen/toppers") { ...Listed } }
     fragment Listed on Category { productCount standsApart listing(first: 100) { totalCount edges { node { categories { path } } } } }`,
  );
  const paths = ({ listing: { edges } }: (typeof data)["toppers"]) =>
    edges.flatMap(({ node }) => node.categories.map(({ path }) => path));
  expect(paths(data.mattresses).filter((path) => /toppers|beschermers/.test(path))).toEqual([]);
  expect(paths(data.toppers)).toContain("/matrassen/toppers");
  expect([data.mattresses.standsApart, data.toppers.standsApart]).toEqual([false, true]);
  for (const {
    productCount,
    listing: { totalCount },
  } of Object.values(data))
    expect(productCount).toBe(totalCount);
});
