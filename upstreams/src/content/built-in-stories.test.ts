import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { readStory } from "@warmeland/schema/blocks/read-story.ts";
import pino from "pino";
import { describe, expect, test } from "vitest";

import { builtInCatalogueFile, builtInImagesFolder } from "#upstreams/catalogue/built-in-catalogue.ts";

import { createContentUpstream } from "./content-upstream.ts";
import { contentNodes, type ContentNode } from "./story.ts";
import { createStoryLibrary, readStoryFiles } from "./story-library.ts";

interface Line {
  type: string;
  path: string;
  masterKey: string;
  shopId: number;
  contact: { email: string; phone: string };
}

const storiesFolder = fileURLToPath(new URL("../../stories/", import.meta.url));
const warnings: string[] = [];
const library = createStoryLibrary(readStoryFiles(storiesFolder, pino({}, { write: (line) => warnings.push(line) })));
const stories = library.stories("published", "nl");
const lines = readFileSync(builtInCatalogueFile, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Line);
const categories = new Set(lines.filter((line) => line.type === "category").map((line) => line.path));
const masterKeys = new Set(lines.filter((line) => line.type === "product").map((line) => line.masterKey));
const shopPaths = new Set([
  "/winkelwagen",
  "/gastaanmelding",
  "/account",
  "/adviseur/hardheid",
  "/adviseur/kamerplanner",
  "/account/gebruiker",
  "/account/bestellingen",
  "/verlanglijst",
  "/nieuw",
  "/privacy/logboek",
  "/sale",
  "/service/herroepen",
  "/service/bestelling-volgen",
]);

test("the space has the shop's name", async () => {
  const upstream = createContentUpstream({
    storiesFolder,
    token: "open",
    previewToken: "preview",
    log: pino({ level: "silent" }),
  });
  const response = await upstream.handle(new Request("http://content/v2/cdn/spaces/me?token=open"));
  expect(await response.json()).toMatchObject({
    space: { id: expect.toSatisfy((id: number) => id > 0), name: "Warmeland" },
  });
});

test("every story can be read, the pages of the shop among them", () => {
  expect(warnings).toEqual([]);
  expect(stories.map((story) => story.full_slug)).toEqual(
    expect.arrayContaining([
      "home",
      "over-ons/ons-verhaal",
      "service/hulp/levering-verzending",
      "service/algemene-voorwaarden",
      "service/privacyverklaring",
      "service/contact",
      "instellingen/menu",
      "instellingen/winkel",
    ]),
  );
});

describe.each(stories.map((story) => [story.full_slug, story] as const))("%s", (_slug, story) => {
  const nodes = [...contentNodes(story.content)];

  test("leads to pages that exist", () => {
    const targets = nodes.filter((node) => node["linktype"]).map(linkProblem);
    expect(targets.filter(Boolean)).toEqual([]);
  });

  test("shows photos that are in the catalogue, described or decoration", () => {
    const files = nodes.filter((node) => node["fieldtype"] === "asset").map((node) => node["filename"] as string);
    expect(
      files.filter(
        (file) => !file.startsWith("/images/") || !existsSync(join(builtInImagesFolder, file.slice("/images/".length))),
      ),
    ).toEqual([]);
  });

  test("names products and categories of the catalogue", () => {
    const named = nodes
      .flatMap((node) => [node["product"], node["products"], node["references"]].flat())
      .filter((key) => typeof key === "string");
    expect(named.filter((key) => !masterKeys.has(key))).toEqual([]);
    const paths = nodes.map((node) => node["category"]).filter((path) => typeof path === "string");
    expect(paths.filter((path) => !categories.has(path))).toEqual([]);
    expect(nodes.filter((node) => typeof node["logic"] === "string").length).toBeLessThanOrEqual(1);
  });

  test("is made of blocks of the model with all they need, each with a key of its own", () => {
    expect(readStory(story.content).problems).toEqual([]);
    const blocks = nodes.filter((node) => typeof node["component"] === "string");
    const keys = blocks.map((block) => block["_uid"]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

function linkProblem(link: ContentNode): string | undefined {
  const address = (link["email"] ?? link["href"] ?? link["cached_url"]) as string;
  if (link["linktype"] === "story") {
    const target = stories.find((story) => story.uuid === (link["id"] ?? link["uuid"]));
    const anchor = link["anchor"] as string | null | undefined;
    if (target?.full_slug !== address.replace(/^\//, "")) return `story ${address}`;
    const anchors = [...contentNodes(target.content)].filter((node) => node["component"]).map((node) => node["anchor"]);
    return anchor && !anchors.includes(anchor) ? `${address}#${anchor}` : undefined;
  }
  if (address.startsWith("https://www.openstreetmap.org/search?")) return undefined;
  const contact = lines.find((line) => line.shopId === 1001)?.contact;
  if (link["linktype"] === "email") return address === contact?.email ? undefined : address;
  if (address.startsWith("tel:"))
    return address === `tel:+31${contact?.phone.replaceAll(" ", "").slice(1)}` ? undefined : address;
  const product = /^shared\/pdps\/(.+)$/.exec(address)?.[1];
  if (product) return masterKeys.has(product) ? undefined : address;
  return categories.has(address.split("?")[0]!) || shopPaths.has(address) ? undefined : address;
}
