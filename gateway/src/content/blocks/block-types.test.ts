import { exampleBlocks } from "@warmeland/schema/blocks/testing/example-blocks.ts";
import { blockTypeName } from "@warmeland/schema/blocks/model/block-definition.ts";
import { pageBlocks, settingsBlocks } from "@warmeland/schema/blocks/story-blocks.ts";
import { type GraphQLOutputType, getNamedType, isInterfaceType, isObjectType, parse, validate } from "graphql";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentWithBody } from "#gateway/content/testing/content-with-body.ts";
import { schema } from "#gateway/schema.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway({
    upstreams: { ...shop.upstreams, content: contentWithBody(shop.upstreams.content, exampleBlocks) },
  });
});
afterAll(() => shop.close());

const definitions = [...pageBlocks, ...settingsBlocks];
const blockTypes = [...definitions.map(blockTypeName), "UnknownBlock"];

/** Everything of a type, products and categories by their ids. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return isInterfaceType(named) ? "{ id }" : "";
  if (["Product", "Category"].includes(named.name)) return "{ id }";
  const own = Object.values(named.getFields()).filter(({ name }) => name !== "editable");
  const fields = own.map((field) => `${field.name} ${selectionOf(field.type)}`);
  return `{ ${fields.join(" ")} }`;
}

const everythingOf = (types: readonly string[]) =>
  `{ story(slug: "home") { blocks { __typename editable { data uid } ${types
    .map((name) => `... on ${name} ${selectionOf(schema.getType(name) as GraphQLOutputType)}`)
    .join("\n")} } } }`;

test("every block of the model is a type of its own, which is a StoryBlock", () => {
  const blocks = schema.getType("StoryBlock");
  const members = isInterfaceType(blocks) ? schema.getPossibleTypes(blocks).map(({ name }) => name) : [];
  expect(members.toSorted()).toEqual(blockTypes.toSorted());
});

test("blocks can be selected side by side: a name has one type in all of them", () => {
  expect(validate(schema, parse(everythingOf(blockTypes))).map(({ message }) => message)).toEqual([]);
});

const send = () =>
  gateway.send<{ story: { blocks: { __typename: string }[] } }>(everythingOf(pageBlocks.map(blockTypeName)));

test("an example of every block is answered with all its fields, and nothing fails", async () => {
  // for its first response the recommender goes through all orders, on a busy machine longer than a page waits
  await vi.waitFor(async () => expect((await send()).errors).toEqual([]), { timeout: 15_000 });
  const { data } = await send();
  expect(data.story.blocks.map(({ __typename: name }) => name)).toEqual(pageBlocks.map(blockTypeName));
  const byName = Object.fromEntries(data.story.blocks.map((block) => [block.__typename, block]));
  expect(byName["HeroBlock"]).toMatchObject({
    image: { url: "/images/kamer-01.webp", width: 1600, height: 900, focus: { left: 50, top: 50 } },
    links: [{ label: "Alle matrassen", href: "/matrassen", style: "BUTTON" }],
    hotspots: [{ left: 40, top: 60, product: { id: expect.any(String) } }],
  });
  expect(byName["TableBlock"]).toMatchObject({ table: { head: ["Maat"], rows: [{ cells: ["90 x 200"] }] } });
  expect(byName["RecommendationSliderBlock"]).toMatchObject({ logic: "BESTSELLER", limit: 6 });
});

test("the shop's settings and its menu are blocks too", async () => {
  const { data, errors } = await gateway.send(
    `{ settings: story(slug: "instellingen/winkel") { blocks { ... on ShopSettingsBlock { claim promises { icon text href } footerColumns { title links { label href } } } } }
       menu: story(slug: "instellingen/menu") { blocks { ... on ShopMenuBlock { panels { category { path } image { url } products { id } links { href } } } } } }`,
  );
  expect(errors).toEqual([]);
  const path = expect.stringMatching(/^\/(?!\/)/);
  expect(data).toMatchObject({
    settings: {
      blocks: [
        {
          claim: expect.any(String),
          promises: [{ icon: "TRUCK", href: path }, { icon: "RETURN" }, { icon: "PHONE" }],
          footerColumns: expect.arrayContaining([
            { title: "Service", links: expect.arrayContaining([{ label: expect.any(String), href: path }]) },
          ]),
        },
      ],
    },
    menu: {
      blocks: [
        { panels: expect.arrayContaining([expect.objectContaining({ category: { path }, image: { url: path } })]) },
      ],
    },
  });
});

test("addresses that could run something are null, pictures of that kind are none", async () => {
  const running = { linktype: "url", url: "javascript:alert(1)", cached_url: "javascript:alert(1)" };
  const image = { filename: "javascript:alert(1)", alt: "" };
  const body = [
    {
      component: "image_pair",
      images: [image, { filename: "data:image/svg+xml,x" }, { filename: "//evil.example/x.png" }],
    },
    { component: "advice_cards", cards: [{ component: "advice_card", title: "Hier", image, link: running }] },
  ];
  const hostile = await shop.gateway({
    upstreams: { ...shop.upstreams, content: contentWithBody(shop.upstreams.content, body) },
  });
  const { data } = await hostile.send(
    `{ story(slug: "home") { blocks { ... on ImagePairBlock { images { url } } ... on AdviceCardsBlock { cards { href image { url } } } } } }`,
  );
  expect(data).toEqual({ story: { blocks: [{ images: [] }, { cards: [{ href: null, image: null }] }] } });
});
