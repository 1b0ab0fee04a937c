import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

const ownRecord = { name: "Zeezicht", returnDays: 30, shippingCents: { parcel: 495, two_person: 4995 } };

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
});

interface Pages {
  readonly home: { readonly uuid: string; readonly title: string; readonly blocks: readonly Block[] } | null;
  readonly settings: { readonly blocks: readonly Block[] } | null;
  readonly own: { readonly id: string } | null;
  readonly service: { readonly edges: readonly { readonly node: { readonly slug: string } }[] };
  readonly searchSuggestions: { readonly pages: readonly { readonly path: string }[] };
  readonly category: { readonly story: object | null } | null;
}

interface Block {
  readonly __typename: string;
  readonly promises?: readonly { readonly text: string }[];
}

const document = `{
  home: story(slug: "home") { uuid title blocks { __typename ... on PageHeadBlock { headline lead } } }
  settings: story(slug: "instellingen/winkel") { blocks { __typename ... on ShopSettingsBlock { promises { text } } } }
  own: story(slug: "over-ons/ons-verhaal") { id }
  service: stories(startsWith: "service", first: 100) { edges { node { slug } } }
  searchSuggestions(term: "ons verhaal") { pages { path } }
  category(path: "/matrassen") { story { id } }
}`;

const read = async () => (await gateway.send<Pages>(document)).data;
const promises = (pages: Pages | undefined | null) =>
  pages?.settings?.blocks.flatMap((block) => block.promises?.map(({ text }) => text) ?? []);

const slugs = async (first: number, after: string | null) => {
  const { data } = await gateway.send<{
    stories: { edges: { cursor: string; node: { slug: string } }[]; pageInfo: { hasNextPage: boolean } };
  }>(
    `query ($first: Int!, $after: String) { stories(startsWith: "service", first: $first, after: $after) {
      edges { cursor node { slug } } pageInfo { hasNextPage } } }`,
    { variables: { first, after } },
  );
  return data?.stories;
};

test("the stories the project comes with are the built-in catalogue's, and promise what its record says", async () => {
  const pages = await read();
  expect(pages?.own).not.toBeNull();
  expect(pages?.category?.story).not.toBeNull();
  expect(promises(pages)).toEqual(expect.arrayContaining([expect.stringContaining("100 dagen")]));
  expect(pages?.searchSuggestions.pages).toEqual([{ path: "/over-ons/ons-verhaal" }]);
});

test("a shop whose record does not call them its own gets pages of its record and categories", async () => {
  const { db } = shop.database;
  const { data } = await db.selectFrom("shop").select("data").where("shop_id", "=", 1001).executeTakeFirstOrThrow();
  const record = { ...(data as object), stories: undefined, ...ownRecord };
  await db
    .updateTable("shop")
    .set({ data: JSON.stringify(record) })
    .where("shop_id", "=", 1001)
    .execute();
  await db.insertInto("catalogue_version").values({ checksum: "own" }).execute();
  await expect
    .poll(async () => promises(await read()), { timeout: 15_000 })
    .toEqual(["Bezorgd vanaf €\u00a04,95", "30 dagen om te retourneren", "Veilig betalen"]);
  const pages = await read();
  expect(pages?.own).toBeNull();
  expect(pages?.category?.story).toBeNull();
  expect(pages?.home?.blocks.map((block) => block.__typename)).toEqual([
    "PageHeadBlock",
    "CategoryMosaicBlock",
    "RecommendationSliderBlock",
    "ProductSliderBlock",
    "ActionBlock",
  ]);
  expect(pages?.home?.blocks[0]).toMatchObject({ headline: "Welkom bij Zeezicht" });
  expect(pages?.service.edges.map(({ node }) => node.slug)).toEqual([
    "service/hulp/levering-verzending",
    "service/retourneren",
    "service/betalen",
    "service/garantie",
    "service",
    "service/contact",
    "service/algemene-voorwaarden",
    "service/privacyverklaring",
    "service/cookies",
  ]);
  expect(pages?.searchSuggestions.pages).toEqual([]);
});

test("a connection's pages are parts of one whole list", async () => {
  const whole = await slugs(100, null);
  const first = await slugs(4, null);
  const second = await slugs(100, first?.edges.at(-1)?.cursor ?? null);
  const names = (part: typeof whole) => part?.edges.map(({ node }) => node.slug) ?? [];
  expect([...names(first), ...names(second)]).toEqual(names(whole));
  expect([first?.pageInfo.hasNextPage, second?.pageInfo.hasNextPage]).toEqual([true, false]);
});
