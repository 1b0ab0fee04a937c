import { expect, test } from "vitest";

import { reviewLineSchema, type ReviewLine } from "#upstreams/catalogue/lines/review-line.ts";

import { buildCatalogue } from "./build-catalogue.ts";
import { buildReviews } from "./build-reviews.ts";
import { sentencesOf } from "./reviews/choose-lines.ts";

const lines = buildCatalogue();
const products = lines.filter((line) => line.type === "product");
const reviews = lines.filter((line) => line.type === "review");
const byMaster = Map.groupBy(reviews, ({ masterKey }) => masterKey);
const average = (some: readonly ReviewLine[]) => some.reduce((sum, { score }) => sum + score, 0) / some.length;
const share = (some: readonly ReviewLine[]) => some.length / reviews.length;

function counts(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** Sentences without the mark at their end, which may differ. */
const bare = (text: string) => sentencesOf(text).map((sentence) => sentence.replace(/[.!]$/, ""));

/** What stays of a review whatever happens to other masters. */
const frame = ({ referenceKey, score, writtenAt, author }: ReviewLine) =>
  [referenceKey, score, writtenAt, author].join();

test("more than 1,500 reviews, every one a line of the format with a key of its own", () => {
  expect(reviews.length).toBeGreaterThan(1500);
  expect(reviews.filter((review) => !reviewLineSchema.safeParse(review).success)).toEqual([]);
  expect(new Set(reviews.map(({ referenceKey }) => referenceKey)).size).toBe(reviews.length);
});

/** Everything that is read in a language, translations included. */
const readIn = (wanted: "nl" | "de" | "fr") =>
  reviews.flatMap(
    ({ language, text, translations }) => (language === wanted ? text : translations[wanted]?.text) ?? [],
  );

test.for(["nl", "de", "fr"] as const)("no sentence is read twice in %s", (language) => {
  const twice = [...counts(readIn(language).flatMap(bare))].filter(([, times]) => times > 1);
  expect(twice).toEqual([]);
});

test("titles of a master differ", () => {
  const twice = [...byMaster.values()].flatMap((some) =>
    [...counts(some.map(({ title }) => title))].filter(([, times]) => times > 1),
  );
  expect(twice).toEqual([]);
});

test("no gap of a sentence is left open, and none lost its word", () => {
  const texts = reviews.flatMap(({ title, text, translations }) => [{ title, text }, ...Object.values(translations)]);
  const wrong = texts.filter(({ title, text }) =>
    /[{}|[\]]| {2}| [.,!]|undefined|^\p{Ll}/u.test(`${title}\n${text}`.replaceAll("\n\n", "\n")),
  );
  expect(wrong).toEqual([]);
});

test("about one in thirty is German and one in sixty French; most of them are translated, a few are not", () => {
  const german = reviews.filter(({ language }) => language === "de");
  const french = reviews.filter(({ language }) => language === "fr");
  expect(share(german)).toBeGreaterThan(0.02);
  expect(share(german)).toBeLessThan(0.05);
  expect(share(french)).toBeGreaterThan(0.01);
  expect(share(french)).toBeLessThan(0.03);
  const translated =
    [...german, ...french].filter(({ translations }) => translations.nl).length / (german.length + french.length);
  expect(translated).toBeGreaterThan(0.8);
  expect(translated).toBeLessThan(0.97);
  const dutch = reviews.filter(({ language, translations }) => language === "nl" && translations.de);
  expect(dutch.length).toBeGreaterThan(15);
});

test("scores are what shops have: most masters between 3.8 and 4.7, few weak ones, all scores given", () => {
  const averages = [...byMaster.values()].filter((some) => some.length >= 8).map(average);
  const usual = averages.filter((one) => one >= 3.75 && one <= 4.8);
  expect(usual.length / averages.length).toBeGreaterThan(0.75);
  expect(Math.min(...averages)).toBeLessThan(3.7);
  expect(new Set(reviews.map(({ score }) => score))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test("popular masters have many reviews, most have few, some none", () => {
  const masters = new Set(products.map(({ masterKey }) => masterKey));
  const sizes = [...masters].map((key) => byMaster.get(key)?.length ?? 0).toSorted((a, b) => b - a);
  expect(sizes[0]).toBeGreaterThanOrEqual(35);
  expect(sizes[0]).toBeLessThanOrEqual(120);
  expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(10);
  expect(sizes.filter((size) => size <= 15).length / sizes.length).toBeGreaterThan(0.6);
});

test("a review is of a variant that was in the shop long enough, and dated by the day of the catalogue at the latest", () => {
  const owners = new Map(
    products.flatMap((product) => product.variants.map(({ referenceKey }) => [referenceKey, product] as const)),
  );
  const wrong = reviews.filter(({ masterKey, variant, writtenAt }) => {
    const owner = owners.get(variant ?? "");
    return owner?.masterKey !== masterKey || writtenAt <= owner.firstLiveAt || writtenAt > "2026-11-20";
  });
  expect(wrong).toEqual([]);
  const recent = reviews.filter(({ writtenAt }) => writtenAt >= "2026-05-20");
  const before = reviews.filter(({ writtenAt }) => writtenAt >= "2025-11-20" && writtenAt < "2026-05-20");
  expect(recent.length).toBeGreaterThan(before.length);
});

test("about half of those who bought something to sleep on say how they sleep, nobody else does", () => {
  const categoryOf = new Map(products.map(({ masterKey, categories }) => [masterKey, categories[0]!]));
  const ofPillows = reviews.filter(({ masterKey }) => categoryOf.get(masterKey)!.startsWith("/kussens/hoofdkussens"));
  const share = ofPillows.filter(({ sleeperType }) => sleeperType).length / ofPillows.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.7);
  expect(
    reviews.filter(({ masterKey, sleeperType }) => sleeperType && categoryOf.get(masterKey)!.startsWith("/meubels")),
  ).toEqual([]);
});

test("'Topbeoordeling' is claimed by exactly those with 12 reviews of 4.5 and more, and its proof says both numbers", () => {
  for (const { masterKey, badges, attributes } of products) {
    const own = byMaster.get(masterKey) ?? [];
    const badge = badges.find(({ key }) => key === "topReview");
    expect([masterKey, badge !== undefined]).toEqual([masterKey, own.length >= 12 && average(own) >= 4.5]);
    expect(attributes["topReview"]).toEqual(badge && ["true"]);
    const figure = (Math.floor(average(own) * 10) / 10).toFixed(1).replace(".", ",");
    if (badge) expect(badge.basis.nl).toContain(`${figure} van 5 sterren uit ${own.length} beoordelingen`);
  }
  expect(products.some(({ badges }) => badges.some(({ key }) => key === "topReview"))).toBe(true);
});

test("a new master changes nothing about the scores and days of the others, and few of their texts", () => {
  const newest = products.toSorted((a, b) => (a.firstLiveAt < b.firstLiveAt ? 1 : -1))[0]!;
  const without = buildReviews(products.filter(({ masterKey }) => masterKey !== newest.masterKey));
  const before = new Map(reviews.map((review) => [review.referenceKey, review]));
  const both = without.filter(({ referenceKey }) => before.has(referenceKey));
  expect(both.length / reviews.length).toBeGreaterThan(0.95);
  expect(both.map(frame)).toEqual(both.map(({ referenceKey }) => frame(before.get(referenceKey)!)));
  const changed = both.filter(({ referenceKey, text }) => text !== before.get(referenceKey)!.text);
  expect(changed.length / both.length).toBeLessThan(0.1);
});

test("products of a kind the stock does not know get reviews too", () => {
  const unknown = structuredClone(products.slice(0, 40));
  for (const product of unknown) Object.assign(product, { categories: ["/tuin/hangmatten"], soldRecently: 120 });
  expect(buildReviews(unknown).length).toBeGreaterThan(100);
});
