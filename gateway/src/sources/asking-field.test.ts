import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#gateway/testing/browser.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

const document = `{
  shop { name paymentMethods { name } }
  category(path: "/bedtextiel") { listing(first: 3) { edges { node { id masterKey reviews(first: 1) { totalCount } } } } }
  route(path: "/bedtextiel") { category { name } }
  story(slug: "home") { title blocks { __typename id } }
}`;

test("with the header each call names the field that asked for it, and the data is the same", async () => {
  const plain = await gateway.send(document);
  const named = await gateway.send(document, { headers: { "x-trace-fields": "on" } });
  expect([plain.errors, named.errors]).toEqual([[], []]);
  expect(named.data).toEqual(plain.data);
  expect(plain.trace.map(({ field }) => field)).toEqual(plain.trace.map(() => undefined));
  const fieldOf = (path: string) => named.trace.find((entry) => entry.path.startsWith(path))?.field;
  expect(fieldOf("/rpc/getReviews")).toBe("category.listing.edges.0.node.reviews");
  expect(named.trace.every(({ field }) => field !== undefined)).toBe(true);
  expect(new Set(named.trace.map(({ field }) => field!.split(".")[0]))).toEqual(
    new Set(["shop", "category", "route", "story"]),
  );
});

test("calls tell when they began, and the response how long all took", async () => {
  const { trace, headers } = await gateway.send(document);
  const total = Number(/gateway;dur=([\d.]+)/.exec(headers.get("server-timing") ?? "")?.[1]);
  for (const { startMs, ms } of trace) {
    expect(startMs).toBeGreaterThanOrEqual(0);
    expect(startMs + ms).toBeLessThanOrEqual(total + 1);
  }
});

test("refusals and payloads of a mutation keep their types", async () => {
  const browser = openBrowser(gateway);
  const add = (variantId: number) =>
    browser.send(
      `mutation { addToBasket(input: { variantId: ${variantId}, quantity: 1 }) { __typename ... on UserError { code } } }`,
      { headers: { "x-trace-fields": "on" } },
    );
  expect((await add(999_999_999)).data).toMatchObject({ addToBasket: { __typename: "VariantNotAvailable" } });
});

test("who may not see a trace gets neither fields nor times", async () => {
  const settings = { SHOP_MODE: "production", PUBLIC_URL: "https://shop.example", MOLLIE_API_KEY: "live_x" };
  const production = await shop.gateway({ settings });
  const { trace, headers } = await production.send("{ shop { name } }", { headers: { "x-trace-fields": "on" } });
  expect([trace, headers.get("server-timing")]).toEqual([[], null]);
});
