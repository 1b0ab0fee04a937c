import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import pino from "pino";
import { expect, test } from "vitest";

import { builtInCatalogueFile } from "#upstreams/catalogue/built-in-catalogue.ts";

import { contentNodes, type ContentNode, type Story } from "./story.ts";
import { createStoryLibrary, readStoryFiles } from "./story-library.ts";

interface Product {
  type: string;
  masterKey: string;
  masterTitle: { nl: string };
  attributes: Record<string, string[] | undefined>;
  passport: { composition: { nl: string } };
}

const library = createStoryLibrary(
  readStoryFiles(fileURLToPath(new URL("../../stories/", import.meta.url)), pino({ level: "silent" })),
);
const stories = library.stories("published", "nl");
const pages = stories.filter((story) => story.content.component === "page");
const lines = readFileSync(builtInCatalogueFile, "utf8").split("\n");
const masters = new Map(
  lines
    .filter((line) => line.startsWith('{"type":"product"'))
    .map((line) => JSON.parse(line.replaceAll("\u00a0", " ")) as Product)
    .map((product) => [product.masterKey, product]),
);
/** By the last word of its name, as a story calls it: `Duinrust`. */
const namedMaster = (name: string, kind: string) =>
  [...masters.values()].find(({ masterTitle }) => masterTitle.nl === `${kind} ${name}`);

const longestShared = 12;

test("every page has one heading of its own, and a title nobody else has", () => {
  const heads = pages.map((story) => [
    story.full_slug,
    (story.content["body"] as ContentNode[]).filter(
      ({ component }) => component === "hero" || component === "page_head",
    ),
  ]);
  expect(heads.filter(([slug, found]) => !isCategory(slug as string) && found?.length !== 1)).toEqual([]);
  const titles = pages.flatMap((story) => (isCategory(story.full_slug) ? [] : [story.content["title"]]));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("every page says to search engines what it is about", () => {
  const silent = pages.filter(
    ({ full_slug: slug, content }) =>
      !isCategory(slug) && (typeof content["description"] !== "string" || content["description"] === ""),
  );
  expect(silent.map((story) => story.full_slug)).toEqual([]);
});

test("pictures that stand for themselves say what they show, and none stands twice on a page", () => {
  for (const { full_slug: slug, content } of pages) {
    const blocks = [...contentNodes(content)];
    const own = blocks.flatMap((block) =>
      block["component"] === "image_pair"
        ? (block["images"] as ContentNode[])
        : isAsset(block["image"]) && block["component"] !== "advice_card" && block["component"] !== "category_tile"
          ? [block["image"]]
          : [],
    );
    expect([slug, own.filter(({ alt }) => !alt)]).toEqual([slug, []]);
    const files = blocks.filter(isAsset).map(({ filename }) => filename);
    expect([slug, files.filter((file, index) => files.indexOf(file) !== index)]).toEqual([slug, []]);
  }
});

test(`no two stories share a sentence of more than ${longestShared} words`, () => {
  const users = new Map<string, Set<string>>();
  for (const story of stories)
    for (const sentence of sentencesOf(story))
      users.set(sentence, (users.get(sentence) ?? new Set()).add(story.full_slug));
  const shared = [...users].filter(([, slugs]) => slugs.size > 1);
  expect(shared.map(([sentence, slugs]) => `${[...slugs].join(", ")}: ${sentence}`)).toEqual([]);
});

test("every category of the two upper levels has an introduction and advice, short enough to be read, the upper one a way to a guide", () => {
  const paths = lines
    .filter((line) => line.startsWith('{"type":"category"'))
    .map((line) => (JSON.parse(line) as { path: string }).path.slice(1))
    .filter((path) => path.split("/").length <= 2);
  for (const path of paths) {
    const blocks = bySlug(path).content["body"] as ContentNode[];
    const tile = path.includes("/") ? [] : ["action_block"];
    expect([path, blocks.map(({ component }) => component)]).toEqual([path, ["rich_text", ...tile, "rich_text"]]);
    const texts = blocks.filter(({ component }) => component === "rich_text");
    const [introduction = 0, advice = 0] = texts.map(({ text }) => wordsOf(text));
    expect([path, introduction >= 55 && introduction <= 120, advice >= 110 && advice <= 200]).toEqual([
      path,
      true,
      true,
    ]);
  }
});

test("the guide on hardness says that there is no norm, and the published bounds of weight", () => {
  const guide = bySlug("adviseur/hardheid-kiezen");
  expect(textOf(guide)).toMatch(/Hardheid is niet genormeerd/u);
  expect(tableOf(guide, "gewicht")).toEqual([
    ["Zacht", "H1 tot 50 kg, H2 van 50 tot 80 kg", "onder 60 kg"],
    ["Gemiddeld", "H3 van 80 tot 110 kg", "60 tot 100 kg"],
    ["Stevig", "H4 van 110 tot 150 kg, H5 daarboven", "boven 100 kg"],
  ]);
});

test("the guide on rooms gives the least and the comfortable, the least first", () => {
  const rows = tableOf(bySlug("adviseur/kamer-inrichten"), "maten");
  expect(rows).toContainEqual(["Looproute", "75", "90"]);
  expect(rows).toContainEqual(["Tafel tot muur, stoel uitgeschoven", "80", "110"]);
  expect(rows).toContainEqual(["Bank tot salontafel", "35", "40 tot 45"]);
  for (const [, least, comfortable] of rows)
    if (/^\d+$/u.test(least!)) expect(Number.parseInt(comfortable!, 10)).toBeGreaterThan(Number(least));
});

test("a duvet stands in the row of its class of warmth", () => {
  for (const [warmth, , names = ""] of tableOf(bySlug("adviseur/dekbed-per-seizoen"), "klassen"))
    for (const name of names.split(", "))
      expect([name, namedMaster(name, "Dekbed")?.attributes["warmthClass"]]).toEqual([name, [warmth]]);
});

test("grams and threads in the articles are those of the products", () => {
  for (const [towel = "", grams] of tableOf(bySlug("ontdekken/badstof"), "gram"))
    expect(namedMaster(towel.split(",")[0]!, "Handdoek")?.passport.composition.nl).toContain(`${grams} gram per`);
  for (const [sheet = "", , threads] of tableOf(bySlug("ontdekken/katoen"), "getal")) {
    const named = ["Hoeslaken", "Laken", "Dekbedovertrek"].flatMap((kind) => namedMaster(sheet, kind) ?? []);
    expect(named[0]?.passport.composition.nl).toContain(`${threads} draden per`);
  }
});

test("the page on sustainability counts the countries of the catalogue", () => {
  const keys = ["nederland", "duitsland", "portugal", "india", "polen", "tsjechie"];
  const counted = keys.map(
    (key) => [...masters.values()].filter(({ attributes }) => attributes["madeIn"]?.[0] === key).length,
  );
  expect(tableOf(bySlug("over-ons/duurzaamheid"), "landen").map(([, count]) => Number(count))).toEqual(counted);
});

function bySlug(slug: string): Story {
  const story = stories.find((each) => each.full_slug === slug);
  if (!story) throw new Error(`No story ${slug}`);
  return story;
}

/** A story that stands on a category's page has neither a heading nor a title of its own there. */
function isCategory(slug: string): boolean {
  return !/^(?:home$|over-ons|ontdekken|adviseur|locaties|service)/u.test(slug);
}

function isAsset(value: unknown): value is ContentNode {
  return typeof value === "object" && value !== null && "fieldtype" in value && value.fieldtype === "asset";
}

/** The cells of the rows of a table, by its block's anchor. */
function tableOf(story: Story, anchor: string): string[][] {
  const block = [...contentNodes(story.content)].find(
    (node) => node["component"] === "table" && node["anchor"] === anchor,
  );
  const { tbody } = block!["table"] as { tbody: { body: { value: string }[] }[] };
  return tbody.map(({ body }) => body.map(({ value }) => value.replaceAll("\u00a0", " ")));
}

function wordsOf(document: unknown): number {
  const texts = [...contentNodes(document)].map(({ text }) => (typeof text === "string" ? text : ""));
  return (texts.join(" ").match(/[\p{L}\p{N}×]+/gu) ?? []).length;
}

function textOf(story: Story): string {
  return [...contentNodes(story.content)]
    .flatMap((node) =>
      ["text", "lead", "headline"].map((field) => (typeof node[field] === "string" ? node[field] : "")),
    )
    .join(" ");
}

function sentencesOf(story: Story): string[] {
  return [...contentNodes(story.content)]
    .flatMap((node) =>
      node["type"] === "paragraph"
        ? [[...contentNodes(node["content"])].map(({ text }) => (typeof text === "string" ? text : "")).join("")]
        : ["text", "lead", "description", "caption", "value", "conditions"].flatMap((field) =>
            node["type"] !== "text" && typeof node[field] === "string" ? [node[field]] : [],
          ),
    )
    .flatMap((text) => text.toLowerCase().split(/[.!?]\s+/u))
    .map((sentence) => (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).join(" "))
    .filter((sentence) => sentence.split(" ").length > longestShared);
}
