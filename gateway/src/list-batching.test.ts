import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Browser, openBrowser } from "./testing/browser.ts";
import { createTestShop, type TestShop } from "./testing/test-gateway.ts";

const cards = 27;
let shop: TestShop;
let browser: Browser;

beforeAll(async () => {
  shop = await createTestShop();
  browser = openBrowser(await shop.gateway());
  // for its first response the recommender reads the assortment, on a busy machine longer than a page waits
  await vi.waitFor(
    async () => expect((await browser.send(listing("related(first: 1) { reason }"))).errors).toEqual([]),
    {
      timeout: 30_000,
    },
  );
});
afterAll(() => shop.close());

const listing = (fields: string): string =>
  `{ category(path: "/bedtextiel") { listing(first: ${cards}) { edges { node { ${fields} } } } } }`;

interface Listing {
  readonly category: {
    readonly listing: { readonly edges: readonly { readonly node: Readonly<Record<string, unknown>> }[] };
  };
}

test.each([
  ["reviews", "masterKey reviews(first: 3) { totalCount score edges { node { id } } }", "/rpc/getReviews", ""],
  ["related products", "masterKey related(first: 4) { reason product { masterKey } }", "/v1/recommendations", ""],
])("%s of 27 cards are one call, and the same as requested one by one", async (name, fields, path) => {
  const { data, errors, calls } = await browser.send<Listing>(listing(fields));
  expect(errors).toEqual([]);
  const nodes = data.category.listing.edges.map(({ node }) => node);
  expect(nodes).toHaveLength(cards);
  expect(calls.filter((call) => call.path.startsWith(path))).toHaveLength(1);
  const last = nodes.at(-1);
  const alone = await browser.send(
    `query ($masterKey: String!) { product(by: { masterKey: $masterKey }) { ${fields} } }`,
    {
      variables: { masterKey: last?.["masterKey"] },
    },
  );
  expect(alone, name).toMatchObject({ errors: [], data: { product: last } });
  expect(new Set(nodes.map((node) => JSON.stringify(Object.values(node)[1]))).size).toBeGreaterThan(3);
});

test("stories of a list of categories, and of several nodes, are one call", async () => {
  const { data, errors, calls } = await browser.send<{
    category: { children: { path: string; story: { slug: string } | null }[] };
  }>(`{ category(path: "/bedtextiel") { children { path story { id slug } } } }`);
  expect(errors).toEqual([]);
  expect(data.category.children.length).toBeGreaterThan(2);
  for (const { path, story } of data.category.children) expect(story?.slug ?? path.slice(1)).toBe(path.slice(1));
  expect(calls.filter(({ upstream }) => upstream === "content")).toHaveLength(1);

  const slugs = ["home", "bestaat-niet", "service/contact", "over-ons/ons-verhaal"];
  const ids = slugs.map((slug) => Buffer.from(`Story:${slug}`).toString("base64"));
  const nodes = await browser.send(
    "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Story { slug blocks { id } } } }",
    {
      variables: { ids },
    },
  );
  expect(nodes).toMatchObject({
    errors: [],
    data: { nodes: [{ slug: slugs[0] }, null, { slug: slugs[2] }, { slug: slugs[3] }] },
  });
  expect(nodes.calls.filter(({ upstream, path }) => upstream === "content" && path.includes("by_slugs"))).toHaveLength(
    1,
  );
  const alone = await browser.send(`{ story(slug: "home") { slug blocks { id } } }`);
  expect((nodes.data as { nodes: unknown[] }).nodes[0]).toEqual((alone.data as { story: unknown }).story);
});

test("the pieces of several rooms are one call for variants and one for products", async () => {
  const { db } = shop.database;
  const variants = await db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 5)
    .orderBy("variant_id")
    .limit(12)
    .execute();
  const save = "mutation ($input: SaveRoomConfigurationInput!) { saveRoomConfiguration(input: $input) { __typename } }";
  for (const [index, { variant_id: variantId }] of variants.slice(0, 4).entries()) {
    const products = [{ variantId, xCm: 100, yCm: 100, turnDegrees: 0 }];
    const room = { type: "BEDROOM", widthCm: 300, lengthCm: 400 };
    const input = { idempotencyKey: `room-of-a-list-${index}`, room, products };
    expect((await browser.send(save, { variables: { input } })).data).toMatchObject({
      saveRoomConfiguration: { __typename: "SaveRoomConfigurationPayload" },
    });
  }
  const { data, errors, calls } = await browser.send(
    "{ roomConfigurations { total { cents } products { variantId product { name images { url } } variant { title } } } }",
  );
  expect(errors).toEqual([]);
  expect((data as { roomConfigurations: unknown[] }).roomConfigurations).toHaveLength(4);
  expect(calls.filter(({ path }) => path.startsWith("/v1/variants"))).toHaveLength(1);
  expect(calls.filter(({ path }) => path.startsWith("/v1/products"))).toHaveLength(1);
});
