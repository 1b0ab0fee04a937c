import { afterAll, beforeAll, expect, test } from "vitest";
import { openShopper } from "#gateway/testing/shopper.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

const codes = (errors: readonly { extensions: Readonly<Record<string, unknown>> }[]) =>
  errors.map(({ extensions }) => extensions["code"]);

test("without a session the checkout is missing, and what stands beside it is not", async () => {
  const { data, errors } = await gateway.send("{ shop { name } basket { count } checkout { version } }");
  expect(data).toEqual({ shop: { name: "Warmeland" }, basket: { count: 0 }, checkout: null });
  expect(errors).toMatchObject([{ path: ["checkout"], extensions: { code: "UNAUTHENTICATED" } }]);
});

test("a cursor that is none takes its own list only", async () => {
  const { data, errors } = await gateway.send(`{
    shop { name }
    category(path: "/matrassen") { path listing(after: "x") { totalCount } }
    search(term: "matras") { term listing(after: "x") { totalCount } }
    product(by: { masterKey: "03-2417" }) { masterKey variants(after: "x") { totalCount } }
    stories(startsWith: "service/", after: "x") { totalCount }
  }`);
  expect(data).toEqual({
    shop: { name: "Warmeland" },
    category: { path: "/matrassen", listing: null },
    search: { term: "matras", listing: null },
    product: { masterKey: "03-2417", variants: null },
    stories: null,
  });
  expect(errors.map(({ path }) => path?.join("."))).toEqual(
    expect.arrayContaining(["category.listing", "search.listing", "product.variants", "stories"]),
  );
  expect(codes(errors)).toEqual(Array(4).fill("BAD_REQUEST"));
});

test("a cursor that is none leaves the customer whose orders were requested", async () => {
  const shopper = openShopper(gateway);
  await shopper.run("signInAsGuest", {
    firstName: "Sanne",
    lastName: "de Vries",
    email: "cursor@example.nl",
    gender: "FEMALE",
  });
  const { data, errors } = await shopper.send(`{ viewer { firstName orders(after: "x") { totalCount } } }`);
  expect(data).toEqual({ viewer: { firstName: "Sanne", orders: null } });
  expect(codes(errors)).toEqual([expect.stringMatching(/^(BAD_REQUEST|FORBIDDEN)$/)]);
});

test("an upstream that is down takes only its own fields with it", async () => {
  const away = await shop.gateway({
    upstreams: { ...shop.upstreams, commerce: () => Promise.resolve(new Response(null, { status: 503 })) },
  });
  const shopper = openShopper(away);
  const { data } = await shopper.send(
    `{ story(slug: "home") { slug } wishlist { count } promotions { name } searchSuggestions(term: "mat") { popular } roomConfigurations { id } viewer { id } }`,
  );
  expect(data).toMatchObject({
    story: { slug: "home" },
    promotions: null,
    searchSuggestions: null,
    roomConfigurations: [],
    viewer: null,
  });
});
