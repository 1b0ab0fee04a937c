import { expect, test } from "vitest";

import { parseCatalogueLine } from "./catalogue-line.ts";
import { linesOf, smallCatalogue, type SmallCatalogue } from "#upstreams/catalogue/testing/small-catalogue.ts";

test("reads every kind of line", () => {
  const parsed = linesOf(smallCatalogue()).map(parseCatalogueLine);
  expect(parsed.flatMap((line) => line.faults ?? [])).toEqual([]);
  expect(new Set(parsed.map((entry) => entry.line?.type))).toEqual(
    new Set(["shop", "attribute", "category", "product", "review", "order"]),
  );
});

type Change = (catalogue: SmallCatalogue) => unknown;
const price = (catalogue: SmallCatalogue) => catalogue.sand.variants[0]!.prices.nl!;
const variant = (catalogue: SmallCatalogue) => catalogue.sand.variants[0]! as Record<string, unknown>;

const faultyProducts: [string, Change, string, string][] = [
  ["an unknown field", (c) => Object.assign(c.sand, { price: 1 }), "", 'Unrecognized key: "price"'],
  ["a missing name", (c) => Object.assign(c.sand, { name: undefined }), "name", "expected record"],
  [
    "a text without Dutch",
    (c) => Object.assign(c.sand, { name: { de: "Matratze" } }),
    "name.nl",
    "every text needs Dutch",
  ],
  ["an empty text", (c) => Object.assign(c.sand, { subtitle: { nl: " " } }), "subtitle.nl", "is empty"],
  [
    "a wrong master key",
    (c) => Object.assign(c.sand, { masterKey: "3-1" }),
    "masterKey",
    "two digits, a dash and four digits",
  ],
  [
    "a key with spaces",
    (c) => Object.assign(c.sand, { referenceKey: "a b" }),
    "referenceKey",
    "must be 1 to 80 letters",
  ],
  [
    "a date that does not exist",
    (c) => Object.assign(c.sand, { firstLiveAt: "2026-02-30" }),
    "firstLiveAt",
    "not a date of the calendar",
  ],
  ["no category", (c) => Object.assign(c.sand, { categories: [] }), "categories", "at least one category"],
  ["a category twice", (c) => c.sand.categories.push("/slapen/matrassen"), "categories.1", "repeats entry 0"],
  ["no image", (c) => Object.assign(c.sand, { images: [] }), "images", "at least one image"],
  [
    "an image outside the folder",
    (c) => Object.assign(c.sand.images[0]!, { file: "../geheim.webp" }),
    "images.0.file",
    "must be a file name",
  ],
  [
    "a badge without a basis",
    (c) => c.sand.badges.push({ key: "vegan", basis: { nl: "" } }),
    "badges.0.basis.nl",
    "is empty",
  ],
  ["no variant", (c) => Object.assign(c.sand, { variants: [] }), "variants", "at least one variant"],
  [
    "two equal variants",
    (c) => Object.assign(c.sand.variants[1]!, { attributes: c.sand.variants[0]!.attributes }),
    "variants.1",
    "repeats entry 0",
  ],
  [
    "variants that differ in nothing a shopper can choose",
    (c) =>
      c.sand.variants.forEach((each, index) => {
        each.attributes = { size: ["90x200"], packagingUnit: [String(index)] };
      }),
    "variants.1",
    "repeats entry 0 in what shoppers choose by, size and hardness",
  ],
  [
    "more variants than a page shows",
    (c) => {
      c.sand.variants = Array.from({ length: 101 }, (_, index) => ({
        ...c.sand.variants[0]!,
        referenceKey: `v-${index}`,
        attributes: { size: [`${index}x200`] },
      }));
    },
    "variants",
    "has 101 active variants, of which a product page shows 100 at most",
  ],
  ["a wrong EAN", (c) => Object.assign(variant(c), { ean: "2900000000002" }), "variants.0.ean", "wrong check digit"],
  [
    "a delivery time the wrong way round",
    (c) => Object.assign(variant(c), { delivery: { min: 5, max: 3, unit: "day" } }),
    "variants.0.delivery.max",
    "not be below min",
  ],
  [
    "a levy of another country",
    (c) => Object.assign(c.sand.variants[0]!.levies[0]!, { column: "be" }),
    "variants.0.levies.0.code",
    "does not exist in this column",
  ],
  [
    "levies above the price that contains them",
    (c) => Object.assign(c.sand.variants[0]!.levies[0]!, { cents: 9_999_999 }),
    "variants.0.levies",
    "more than the price in 'nl'",
  ],
  [
    "negative stock",
    (c) => Object.assign(c.sand.variants[0]!.stock, { quantity: -1 }),
    "variants.0.stock.quantity",
    "expected number to be >=0",
  ],
  ["no price", (c) => Object.assign(variant(c), { prices: {} }), "variants.0.prices", "at least one price column"],
  [
    "an unknown price column",
    (c) => Object.assign(c.sand.variants[0]!.prices, { uk: price(c) }),
    "variants.0.prices",
    "uk",
  ],
  ["broken cents", (c) => Object.assign(price(c), { cents: 399.5 }), "variants.0.prices.nl.cents", "whole cents"],
  [
    "a VAT percentage",
    (c) => Object.assign(price(c), { vatRate: 21 }),
    "variants.0.prices.nl.vatRate",
    "a fraction such as 0.21",
  ],
  [
    "a reduction without its day",
    (c) => Object.assign(price(c), { reducedSince: undefined }),
    "variants.0.prices.nl.reducedSince",
    "needs the day it began",
  ],
  [
    "a day without a reduction",
    (c) => Object.assign(price(c), { reduction: undefined }),
    "variants.0.prices.nl.reduction",
    "without a kind of reduction",
  ],
  [
    "a reduction the history does not know",
    (c) => Object.assign(price(c), { reducedSince: "2026-11-10" }),
    "variants.0.prices.nl.reducedSince",
    "a day of the history",
  ],
  [
    "a history in the wrong order",
    (c) => (price(c).history as unknown[]).reverse(),
    "variants.0.prices.nl.history.1.0",
    "later than the entry before it",
  ],
  [
    "a history that ends elsewhere",
    (c) => Object.assign(price(c), { cents: 1 }),
    "variants.0.prices.nl.history",
    "must end with the current price",
  ],
  [
    "a history of less than 60 days",
    (c) => (price(c).history as unknown[]).splice(0, 2, ["2026-09-20", 49_900]),
    "variants.0.prices.nl.history",
    "60 days before its last change",
  ],
];

test.each(faultyProducts)("refuses a product with %s", (_, change, path, reason) => {
  const catalogue = smallCatalogue();
  change(catalogue);
  const { faults } = parseCatalogueLine(JSON.stringify(catalogue.sand));
  expect(faults).toContainEqual({ path, reason: expect.stringContaining(reason) as string });
});

const faultyLines: [string, (catalogue: SmallCatalogue) => unknown, string, string][] = [
  [
    "a type it does not know",
    () => ({ type: "voucher" }),
    "type",
    "must be one of shop, attribute, category, product, review, order",
  ],
  ["a list", () => [], "", "must be a JSON object"],
  ["a shop of another locale", (c) => ({ ...c.shop, locale: "de-DE" }), "shopId", "does not go with this locale"],
  [
    "a wrong e-mail address",
    (c) => ({ ...c.shop, contact: { ...c.shop.contact, email: "nee" } }),
    "contact.email",
    "Invalid email",
  ],
  [
    "a value twice",
    (c) => ({ ...c.vegan, values: [...c.vegan.values, ...c.vegan.values] }),
    "values.1.value",
    "stands twice",
  ],
  [
    "a colour in words",
    (c) => ({ ...c.color, values: [{ value: "zand", label: { nl: "zand" } }] }),
    "values.0.value",
    "a colour such as #c2b299",
  ],
  ["a path with capitals", (c) => ({ ...c.beds, path: "/Slapen" }), "path", "lower-case segments"],
];

test.each(faultyLines)("refuses %s", (_, line, path, reason) => {
  const { faults } = parseCatalogueLine(JSON.stringify(line(smallCatalogue())));
  expect(faults).toContainEqual({ path, reason: expect.stringContaining(reason) as string });
});

test("says where JSON breaks off", () => {
  expect(parseCatalogueLine('{"type":').faults).toEqual([
    { path: "", reason: expect.stringMatching(/^is not JSON: /) as string },
  ]);
});
