import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

import { searchSeed } from "../../testing/search-seed.ts";
import { createTestUpstream, type TestUpstream } from "../../testing/test-upstream.ts";
import { pageWords } from "../text/word-lists.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(searchSeed);
});

afterAll(() => upstream.close());

interface Link {
  type: string;
  navigationItemSuggestion?: { navigationItem: { name: string; linkTarget: { url: string } } };
}

async function resolved(term: string, shopId = "1001"): Promise<string | undefined> {
  const response = await upstream.call("GET", `/v2/search/resolve?${new URLSearchParams({ term, shopId }).toString()}`);
  if (response.status === 204) return undefined;
  const entity = (await response.json()) as Link;
  return entity.navigationItemSuggestion?.navigationItem.linkTarget.url ?? entity.type;
}

const returns = "/service/retourneren";
const delivery = "/service/hulp/levering-verzending";

it.each([
  ["retour", returns],
  ["Retourneren", returns],
  ["hoe kan ik ruilen", returns],
  ["bezorging", delivery],
  ["bezorgen", delivery],
  ["verzendkosten", delivery],
  ["verzendksten", delivery],
  ["garantie", "/service/garantie"],
  ["garan", "/service/garantie"],
  ["betalen", "/service/betalen"],
  ["contact", "/service/contact"],
  ["openingstijden", "/locaties"],
  ["matras kiezen", "/adviseur/matras-kiezen"],
  ["hardheid", "/adviseur/hardheid"],
  ["kamer tekenen", "/adviseur/kamerplanner"],
  ["cadeaubon", "/service/cadeaukaart"],
  ["klantenservice", "/service"],
  ["vacature", "/over-ons/werken-bij"],
  ["herroepen", "/service/herroepen"],
  ["track & trace", "/service/bestelling-volgen"],
])("'%s' leads to %s", async (term, page) => {
  expect(await resolved(term)).toBe(page);
});

it.each(["matras", "matras retour", "retour matras", "beschermer", "ikea", "xyzzyx", "", "x".repeat(10_000)])(
  "'%s' leads to no page",
  async (term) => {
    expect((await resolved(term)) ?? "category").toBe("category");
  },
);

it("is suggested, with its name, and corrected into nothing", async () => {
  const path = `/v2/search/suggestions?${new URLSearchParams({ term: "bezorging" }).toString()}`;
  const suggested = await upstream.json<{ suggestions: Link[]; correctedTerm?: string }>("GET", path);
  expect(suggested.suggestions[0]).toMatchObject({
    type: "navigationItem",
    navigationItemSuggestion: {
      navigationItem: {
        name: "Levering en verzending",
        target: "individual-link",
        linkTarget: { url: delivery, openInNewWindow: false },
      },
    },
  });
  expect(suggested.correctedTerm).toBeUndefined();
});

it("leads to pages that are there, each word to one", async () => {
  const folder = join(import.meta.dirname, "../../../../stories/nl");
  const stories = (await readdir(folder, { recursive: true })).map((file) => `/${file.replace(/\.json$/, "")}`);
  const ofTheShop = [
    "/adviseur/hardheid",
    "/adviseur/kamerplanner",
    "/service/herroepen",
    "/service/bestelling-volgen",
    "/inloggen",
    "/account",
    "/account/bestellingen",
  ];
  const existing = [...stories, ...ofTheShop, "/wachtwoord-vergeten", "/winkelwagen", "/verlanglijst"];
  for (const path of pageWords.keys()) expect(existing).toContain(path.split("#")[0]);
  const words = [...pageWords.values()].flat();
  expect(words).toEqual([...new Set(words)]);
});
