import { afterAll, beforeAll, expect, test } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { contentWithBody } from "./testing/content-with-body.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: GraphqlClient;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway({ responseCache: false });
  // the shell is warm from the second page on
  await gateway.send(home);
});
afterAll(() => shop.close());

const card =
  "id masterKey slug name price { startingFrom current { withTax { formatted } original { formatted } reductionPercent } } images { url alt } badges { key label }";
const home = `query Home { shop { name } navigation(key: "main") { name href }
  story(slug: "home") { id uuid slug title description publishedAt blocks { __typename id
    ... on HeroBlock { headline image { url } links { href label style } hotspots { left top product { ${card} } } }
    ... on CategoryMosaicBlock { tiles { category { id name path image { url } } } }
    ... on ShopTheRoomBlock { hotspots { left top product { ${card} } } links { href } }
    ... on ProductSliderBlock { products { ${card} } }
    ... on RecommendationSliderBlock { recommendations { reason product { ${card} } } } } } }`;
const category = `query Category { category(path: "/matrassen") { name story { title } listing(first: 24) { totalCount edges { node { ${card} } } } } }`;

interface Block {
  readonly __typename: string;
  readonly id: string;
  readonly tiles?: { category: { path: string } | null }[];
  readonly hotspots?: { product: { masterKey: string } }[];
  readonly products?: { masterKey: string }[];
  readonly recommendations?: { product: { masterKey: string } }[] | null;
}

interface Home {
  story: { id: string; title: string; blocks: Block[] } | null;
}

const masterKeyOf = async () => {
  const { data } = await gateway.send<Home>(home);
  const hero = data.story?.blocks.find((block) => block.__typename === "HeroBlock");
  return hero?.hotspots?.[0]?.product.masterKey ?? expect.unreachable();
};

const off = () => Promise.resolve(new Response("", { status: 503 }));
const hanging = () => new Promise<Response>(() => undefined);

const asset = (filename: string) => ({
  fieldtype: "asset",
  filename,
  alt: "Foto",
  meta_data: { width: 800, height: 600 },
});

const page = async (first: number, after: string | null) => {
  const document = `query ($first: Int!, $after: String) { stories(startsWith: "s", first: $first, after: $after) { edges { cursor node { slug } } } }`;
  const { data } = await gateway.send<{ stories: { edges: { cursor: string; node: { slug: string } }[] } }>(document, {
    variables: { first, after },
  });
  return data.stories;
};

test("the home page is one query: its story, products, categories and slider, in at most eight calls", async () => {
  const { data, errors, calls } = await gateway.send<Home>(home);
  expect(errors).toEqual([]);
  expect(data.story).toMatchObject({ title: expect.any(String), blocks: expect.any(Array) });
  const blocks = data.story?.blocks ?? [];
  const named = blocks.flatMap(({ hotspots = [], products = [] }) => [
    ...hotspots.map(({ product }) => product.masterKey),
    ...products.map(({ masterKey }) => masterKey),
  ]);
  const recommended = blocks
    .flatMap(({ recommendations }) => recommendations ?? [])
    .map(({ product }) => product.masterKey);
  expect(named.length).toBeGreaterThan(2);
  expect(blocks.flatMap(({ tiles = [] }) => tiles).length).toBeGreaterThan(3);
  expect(recommended.length).toBeGreaterThan(2);
  // what a page shows already is not recommended on it
  expect(recommended.filter((masterKey) => named.includes(masterKey))).toEqual([]);
  expect(calls.length).toBeLessThanOrEqual(8);
  const productCalls = calls.filter((call) => call.path.startsWith("/v1/products"));
  expect(productCalls.length).toBeLessThanOrEqual(2);
  expect(Math.max(...productCalls.map((call) => call.batchSize))).toBeGreaterThan(2);
});

test("every link of the stories leads somewhere", async () => {
  const hrefs = `slug blocks {
    ... on HeroBlock { links { href } }
    ... on CategoryMosaicBlock { links { href } }
    ... on RoomProductsBlock { links { href } }
    ... on ActionBlock { links { href } }
    ... on AdviceCardsBlock { cards { href } }
    ... on RichTextBlock { richText { document } }
    ... on AccordionBlock { items { richText { document } } }
  }`;
  const answers: unknown[] = [await gateway.send(`{ story(slug: "home") { ${hrefs} } }`)];
  for (const startsWith of ["service/", "adviseur/", "ontdekken/", "locaties/", "over-ons/"]) {
    const { data, errors } = await gateway.send<{ stories: { totalCount: number; edges: object[] } }>(
      `query { stories(startsWith: "${startsWith}", first: 40) { totalCount edges { node { ${hrefs} } } } }`,
    );
    expect(errors).toEqual([]);
    expect(data.stories.edges.length).toBe(data.stories.totalCount);
    answers.push(data);
  }
  const found = [...JSON.stringify(answers).matchAll(/"href":("(?:[^"\\]|\\.)*"|null)/g)].map(([, href]) => href);
  expect(found.length).toBeGreaterThan(50);
  for (const href of found) expect(href).toMatch(/^"(?:\/(?!\/)|#|https?:|mailto:|tel:)/);
});

test("a story is found again by its id, an unknown one is null without an error", async () => {
  const { data } = await gateway.send<Home>(home);
  const node = await gateway.send("query ($id: ID!) { node(id: $id) { ... on Story { title } } }", {
    variables: { id: data.story?.id },
  });
  expect(node.data).toEqual({ node: { title: data.story?.title } });
  const unknown = await gateway.send(
    `query { story(slug: "geen/verhaal") { id } strange: story(slug: "../../etc") { id } stories(startsWith: "%") { totalCount } }`,
  );
  expect(unknown).toMatchObject({ errors: [], data: { story: null, strange: null, stories: { totalCount: 0 } } });
});

test("stories are paged at any offset", async () => {
  const all = await page(100, null);
  const [first] = (await page(1, null)).edges;
  const rest = await page(2, first?.cursor ?? null);
  expect([first, ...rest.edges].map((edge) => edge?.node.slug)).toEqual(
    all.edges.slice(0, 3).map((edge) => edge.node.slug),
  );
});

test("related products and bestsellers come with their products in one further call", async () => {
  const masterKey = await masterKeyOf();
  const {
    data: product,
    errors,
    calls,
  } = await gateway.send<{ product: { masterKey: string; related: { product: { masterKey: string } }[] } }>(
    `query ($key: String!) { product(by: { masterKey: $key }) { masterKey related(first: 6) { reason product { ${card} } } } }`,
    { variables: { key: masterKey } },
  );
  expect(errors).toEqual([]);
  expect(product.product.related.length).toBeGreaterThan(0);
  expect(product.product.related.map((recommendation) => recommendation.product.masterKey)).not.toContain(masterKey);
  expect(calls.length).toBeLessThanOrEqual(3);
  const best = await gateway.send<{ recommendations: { product: { masterKey: string } }[] }>(
    `query { recommendations(logic: BESTSELLER, first: 4, references: ["nonsense", "<b>"]) { product { masterKey } } }`,
  );
  expect(best.data.recommendations).toHaveLength(4);
  expect((await gateway.send("query { recommendations(first: 101) { reason } }")).errors[0]?.extensions["code"]).toBe(
    "BAD_REQUEST",
  );
});

test.each([
  ["refuse", off],
  ["hang", hanging],
])("content and recommendations that %s leave the rest of every page, within a second", async (_how, dead) => {
  const lonely = await shop.gateway({ upstreams: { ...shop.upstreams, content: dead, recommendations: dead } });
  const masterKey = await masterKeyOf();
  const related = `query ($key: String!) { product(by: { masterKey: $key }) { name related { reason } } }`;
  await lonely.send(`query { shop { name } navigation(key: "main") { name } category(path: "/matrassen") { name } }`);
  const times: number[] = [];
  const timed = async <Result>(work: Promise<Result>): Promise<Result> => {
    const started = performance.now();
    return work.finally(() => times.push(performance.now() - started));
  };
  const front = await timed(lonely.send<Home>(home));
  const listing = await timed(lonely.send<{ category: object }>(category));
  const product = await timed(lonely.send<{ product: object }>(related, { variables: { key: masterKey } }));
  expect(Math.max(...times)).toBeLessThan(1000);
  expect(front).toMatchObject({ status: 200, data: { shop: { name: expect.any(String) }, story: null } });
  expect(front.errors.map((error) => [error.path, error.extensions["code"]])).toEqual([
    [["story"], expect.stringMatching(/^UPSTREAM_/)],
  ]);
  expect(listing.data.category).toMatchObject({
    name: "Matrassen",
    story: null,
    listing: { totalCount: expect.any(Number) },
  });
  expect(product).toMatchObject({ status: 200, data: { product: { name: expect.any(String), related: null } } });
});

test("an outage is forgotten within a second, and a story read before outlives one", async () => {
  let isDown = true;
  const content: typeof off = (...request: unknown[]) =>
    isDown ? off() : shop.upstreams.content!(request[0] as Request);
  const shaky = await shop.gateway({ upstreams: { ...shop.upstreams, content } });
  expect((await shaky.send<Home>(home)).data.story).toBeNull();
  isDown = false;
  expect((await shaky.send<Home>(home)).data.story).not.toBeNull();
  isDown = true;
  expect((await shaky.send<Home>(home)).data.story).not.toBeNull();
});

test("two sliders of one story show what each of them selects", async () => {
  const masterKey = await masterKeyOf();
  const body = [
    { _uid: "best", component: "recommendation_slider", headline: "Geliefd", logic: "BESTSELLER", limit: 3 },
    {
      _uid: "fitting",
      component: "recommendation_slider",
      headline: "Hierbij",
      logic: "RELATED",
      references: [masterKey],
      limit: 2,
    },
  ];
  const content = contentWithBody(shop.upstreams.content, body);
  const edited = await shop.gateway({ upstreams: { ...shop.upstreams, content } });
  const { data, errors } = await edited.send<{
    story: { blocks: Block[] };
    best: { product: { masterKey: string } }[];
    fitting: { product: { masterKey: string } }[];
  }>(
    `query ($key: String!) {
      story(slug: "home") { blocks { ... on RecommendationSliderBlock { headline recommendations { product { masterKey } } } } }
      best: recommendations(logic: BESTSELLER, first: 3) { product { masterKey } }
      fitting: recommendations(logic: RELATED, references: [$key], first: 2) { product { masterKey } }
    }`,
    { variables: { key: masterKey } },
  );
  expect(errors).toEqual([]);
  const { best, fitting, story } = data;
  expect(best).not.toEqual(fitting);
  expect(story.blocks).toEqual([
    { headline: "Geliefd", recommendations: best },
    { headline: "Hierbij", recommendations: fitting },
  ]);
});

test("a story tells its pictures once each, parts and texts included, and when it was published", async () => {
  const inText = { component: "image", _uid: "in-text", image: asset("/images/in-tekst.webp") };
  const body = [
    { component: "hero", _uid: "hero", headline: "Welkom", image: asset("/images/kamer-01.webp") },
    {
      component: "teaser_row",
      _uid: "teasers",
      teasers: [
        { component: "teaser", _uid: "one", title: "Een", image: asset("/images/kamer-02.webp") },
        { component: "teaser", _uid: "two", title: "Twee", image: asset("/images/kamer-01.webp") },
      ].map((teaser) =>
        Object.assign(teaser, {
          links: [
            { component: "link", _uid: `${teaser._uid}-link`, label: "Lees", link: { linktype: "url", url: "/sale" } },
          ],
        }),
      ),
    },
    { component: "image", _uid: "bad", image: asset("javascript:alert(1)") },
    {
      component: "rich_text",
      _uid: "text",
      text: { type: "doc", content: [{ type: "blok", attrs: { id: "1", body: [inText] } }] },
    },
  ];
  const edited = await shop.gateway({
    upstreams: { ...shop.upstreams, content: contentWithBody(shop.upstreams.content, body) },
  });
  const { data, errors } = await edited.send<{ story: object }>(
    `{ story(slug: "home") { publishedAt firstPublishedAt images { url width } first: images(first: 1) { url } } }`,
  );
  expect(errors).toEqual([]);
  expect(data.story).toEqual({
    publishedAt: expect.stringMatching(/^2026-/) as string,
    firstPublishedAt: expect.stringMatching(/^2026-/) as string,
    images: ["kamer-01", "kamer-02", "in-tekst"].map((name) => ({ url: `/images/${name}.webp`, width: 800 })),
    first: [{ url: "/images/kamer-01.webp" }],
  });
});
