import { expect, test } from "vitest";
import { readStory } from "./read-story.ts";
import { pageBlocks, settingsBlocks } from "./story-blocks.ts";
import { exampleBlocks, exampleSettings } from "./testing/example-blocks.ts";

const page = (...body: unknown[]) => readStory({ component: "page", body });
const room = (...products: unknown[]) => page({ component: "room_products", headline: "Kamer", image, products });
const image = { filename: "/images/kamer-01.webp", alt: "" };

test("an example of every block is read without a problem, with each of its required fields", () => {
  const { blocks, problems } = page(...exampleBlocks);
  expect(problems).toEqual([]);
  expect(blocks.map(({ definition }) => definition)).toEqual(pageBlocks);
  for (const content of Object.values(exampleSettings)) {
    const story = readStory(content);
    expect(story.problems).toEqual([]);
    expect(settingsBlocks).toContain(story.blocks[0]?.definition);
  }
});

test("a block that the shop does not know, and one that lacks what it needs, keep their place and say why", () => {
  const { blocks, problems } = page(
    { _uid: "a", component: "countdown" },
    { _uid: "b", component: "hero", headline: " ", image: { filename: "" } },
    { _uid: "c", component: "product_slider", headline: "Leeg" },
    { _uid: "d", component: "shop_settings" },
  );
  expect(blocks.map(({ definition }) => definition)).toEqual([undefined, undefined, undefined, undefined]);
  expect(problems).toEqual([
    { what: "block", name: "countdown", reason: "unknown" },
    { what: "field", name: "hero.headline", reason: "missing" },
    { what: "field", name: "hero.image", reason: "missing" },
    { what: "field", name: "product_slider.products", reason: "missing" },
    { what: "block", name: "shop_settings", reason: "unknown" },
  ]);
});

test("a field or part of the wrong kind is left out, and the rest of its block stands", () => {
  const { blocks, problems } = page({
    component: "hero",
    headline: "Thuis",
    text: { not: "a text" },
    image,
    links: [{ component: "link", label: "Nergens" }, null, "link"],
    hotspots: [
      { product: "03-2417", left: "40", top: 60 },
      { product: "no key", left: 1, top: 1 },
      { product: "03-2417", left: 140, top: 1 },
    ],
  });
  expect(blocks[0]?.values).toMatchObject({
    headline: "Thuis",
    text: null,
    links: [],
    hotspots: [{ values: { product: "03-2417", left: 40, top: 60 } }],
  });
  expect(problems.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
    "hero.text misshapen",
    "link.link missing",
    "hero.links misshapen",
    "hotspot.product misshapen",
    "hotspot.left misshapen",
  ]);
});

test("products that are no article numbers are left out of a list, which may not end up empty", () => {
  expect(room("03-2417", "no key", 7).blocks[0]?.values["products"]).toEqual(["03-2417"]);
  expect([...room("03-2417", "no key").masterKeys]).toEqual(["03-2417"]);
  expect(room("no key").blocks[0]?.definition).toBeUndefined();
});

test("every block has a key of its own, whatever the content system sent", () => {
  const keys = page(
    { _uid: "a", component: "quote", text: "een" },
    { _uid: "a", component: "quote", text: "twee" },
    { component: "quote", text: "drie" },
    { _uid: 4, component: "quote", text: "vier" },
  ).blocks.map(({ key }) => key);
  expect(keys[0]).toBe("a");
  expect(new Set(keys).size).toBe(4);
});

test("a picture knows its size and what must stay visible, from what Storyblok sends", () => {
  const { blocks } = page(
    {
      component: "image_pair",
      images: [{ filename: "https://a.storyblok.com/f/1/2000x1000/a/b.jpg", focus: "500x250:501x251" }],
    },
    { component: "image_pair", images: [{ filename: "/images/x.webp", meta_data: { width: 800, height: 600 } }] },
    { component: "image_pair", images: [{ filename: "/images/x.webp", focus: "nonsense", meta_data: null }] },
  );
  expect(blocks.map(({ values }) => (values["images"] as object[])[0])).toMatchObject([
    { width: 2000, height: 1000, focus: { left: 25, top: 25 } },
    { width: 800, height: 600, focus: null },
    { width: 1200, height: 900, focus: null },
  ]);
});

test.each([null, 5, "page", [], {}, { component: 7 }, { body: "x" }, { component: "post", body: [null, 3, []] }])(
  "a story that is %j throws nothing and shows nothing",
  (content) => {
    for (const { definition } of readStory(content).blocks) expect(definition).toBeUndefined();
  },
);

test("a block within a rich text is read like any other, and its node names its place", () => {
  const quote = { _uid: "q", component: "quote", text: "Slaap wel" };
  const document = {
    type: "doc",
    content: [
      { type: "blok", attrs: { id: "x", body: [quote, { component: "hero" }] } },
      { type: "bullet_list", content: [{ type: "list_item", content: [{ type: "blok", attrs: { body: [quote] } }] }] },
      { type: "blok", attrs: {} },
      { type: "marquee" },
    ],
  };
  const { blocks, embedded, problems } = page({ component: "rich_text", text: document });
  expect(embedded.map(({ name, definition }) => [name, definition !== undefined])).toEqual([
    ["quote", true],
    ["hero", false],
    ["quote", true],
  ]);
  expect(new Set(embedded.map(({ key }) => key)).size).toBe(3);
  expect(blocks[0]?.values["text"]).toMatchObject({
    document: {
      content: [
        { type: "blok", attrs: { blocks: [0, 1] } },
        { content: [{ content: [{ attrs: { blocks: [2] } }] }] },
        { type: "blok", attrs: { blocks: [] } },
      ],
    },
  });
  expect(problems.map(({ what, name }) => `${what} ${name}`)).toEqual(["rich-text node marquee", "block hero"]);
});
