import { describe, expect, test } from "vitest";

import { fillPlaceholders, isPlaceholder, placeholdersIn } from "../facts/fill-placeholders.ts";
import type { ShopFacts } from "../facts/shop-facts.ts";
import { readStory } from "../read-story.ts";
import { neutralSlugs, neutralStories } from "./neutral-stories.ts";

const facts: ShopFacts = {
  name: "Zeezicht Slapen",
  contact: {
    companyName: "Zeezicht Slapen B.V.",
    street: "Duinweg 1",
    zipCode: "2042 AA",
    city: "Zandvoort",
    email: "hallo@zeezicht.example",
    phone: "023 000 00 00",
    phoneHours: "maandag tot en met vrijdag van 9 tot 17 uur",
    chamberOfCommerce: "00000000",
    vatNumber: "NL000000000B00",
  },
  returnDays: 30,
  shippingCents: { parcel: 495, two_person: 4995 },
  currency: "EUR",
  language: "nl-NL",
};
const silent: ShopFacts = {
  ...facts,
  contact: { ...facts.contact, email: "", phone: "", phoneHours: "" },
  returnDays: 0,
  shippingCents: {},
};
const assortment = { categories: [{ name: "Tuin", path: "/tuin" }], newest: ["01-0001"] };
const knownPaths = new Set([
  ...neutralSlugs.map((slug) => `/${slug}`),
  "/tuin",
  "/nieuw",
  "/privacy/logboek",
  "/sale",
  "/account",
  "/account/gebruiker",
  "/account/bestellingen",
  "/verlanglijst",
  "/service/herroepen",
  "/service/bestelling-volgen",
]);

describe.each([
  ["a shop that says everything", facts, assortment],
  ["a shop that says nothing of itself", silent, { categories: [], newest: [] }],
])("%s", (_name, shop, sold) => {
  test.each(neutralStories(shop, sold).map((story) => [story.slug, story] as const))(
    "%s is read without a problem, and leads nowhere but to what every shop has",
    (_slug, { content }) => {
      expect(readStory(content).problems).toEqual([]);
      const shown = fillPlaceholders(content, shop);
      expect(placeholdersIn(shown)).toEqual(new Set());
      expect([...placeholdersIn(content)].filter((name) => !isPlaceholder(name))).toEqual([]);
      const paths = [...JSON.stringify(content).matchAll(/"(?:url|href)":"(\/[^"]*)"/g)].map(([, path]) => path);
      expect(paths.filter((path = "") => !knownPaths.has(path))).toEqual([]);
    },
  );
});

test("what the record says stands in the texts", () => {
  const all = JSON.stringify(fillPlaceholders(neutralStories(facts, assortment), facts));
  for (const fact of ["Zeezicht Slapen", "30 dagen", "Bezorgd vanaf €\u00a04,95", "€\u00a049,95", "tel:0230000000"])
    expect(all).toContain(fact);
});

test.each([
  [{ parcel: 0, two_person: 0 }, "Gratis bezorgd"],
  [{ parcel: 495, two_person: 495 }, "Bezorgd voor €\u00a04,95"],
  [{ parcel: 495, two_person: 0 }, "Bezorging hooguit €\u00a04,95"],
  [{}, "Bij u thuisbezorgd"],
])("postage %j is promised as '%s'", (shippingCents: Record<string, number>, promise) => {
  expect(fillPlaceholders("{{ delivery }}", { ...facts, shippingCents })).toBe(promise);
});
