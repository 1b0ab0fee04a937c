import {
  categoryFilterKey,
  filterKeys,
  inFilterOrder,
  isQuickFilter,
  mayBeOwnFilter,
} from "@warmeland/schema/rules/listing-query.ts";
import { isMeasureFilter } from "@warmeland/schema/rules/measure-range.ts";
import { searchTerm } from "@warmeland/schema/rules/search-term.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ListingParameters, listingParameters, listingSearch, listingVariables } from "./listing-parameters.ts";

const read = (query: string) => listingParameters(new URLSearchParams(query));
const nothing: ListingParameters = {
  page: 1,
  sort: "TOPSELLER",
  term: "",
  filters: [],
  minCents: undefined,
  maxCents: undefined,
};

const bound = fc.option(fc.integer({ min: 1, max: 9998 }), { nil: undefined });
const measureRange = fc
  .tuple(bound, bound)
  .filter(
    ([min, max]) => (min !== undefined || max !== undefined) && (min === undefined || max === undefined || min <= max),
  )
  .map(([min, max]) => `${min ?? ""}-${max ?? ""}`);

const slugs = inFilterOrder([...filterKeys, "lining", "pileHeight"]);
const filters = fc
  .tuple(
    ...slugs.map((slug) => fc.option(valuesOf(slug), { freq: 6 }).map((values) => ({ slug, values: values ?? [] }))),
  )
  .map((all) => all.filter(({ values }) => values.length > 0));
const cents = fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined });
const parameters: fc.Arbitrary<ListingParameters> = fc
  .record({
    page: fc.integer({ min: 1, max: 42 }),
    sort: fc.constantFrom(
      "TOPSELLER",
      "DATE_NEWEST",
      "PRICE_DESC",
      "PRICE_ASC",
      "REDUCTION_DESC",
      "REDUCTION_ASC",
      "SMART_TOPSELLER",
      "CUSTOM_DEFAULT",
      "RELEVANCE",
    ),
    term: fc.string({ unit: "grapheme" }).map(searchTerm),
    filters,
    minCents: cents,
    maxCents: cents,
  })
  .filter(({ minCents, maxCents }) => minCents === undefined || maxCents === undefined || minCents <= maxCents);

function valuesOf(slug: string): fc.Arbitrary<string[]> {
  if (isQuickFilter(slug)) return fc.constant(["true"]);
  if (isMeasureFilter(slug)) return measureRange.map((text) => [text]);
  return fc
    .uniqueArray(fc.integer({ min: 0, max: 999_999_999 }), {
      minLength: 1,
      maxLength: slug === categoryFilterKey ? 1 : 6,
    })
    .map((ids) => ids.sort((one, other) => one - other).map(String));
}

/** What may stand in an address: the shop's own keys and values among anything else. */
const written = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom(
        ...slugs,
        "page",
        "sort",
        "term",
        "minPrice",
        "maxPrice",
        "isnew",
        "utm_source",
        "__proto__",
        "constructor",
      ),
      fc.string({ unit: "binary" }),
    ),
    fc.oneof(
      fc.constantFrom(
        "true",
        "false",
        "undefined",
        "",
        ",",
        "5,6",
        "7,undefined,7",
        "price-asc",
        "price_desc",
        "default",
        "-1",
        "1e9",
        "0x10",
      ),
      fc.integer().map(String),
      fc.string({ unit: "binary" }),
    ),
  ),
);

describe("address → parameters → address", () => {
  test("what was written is read", () => {
    fc.assert(
      fc.property(parameters, (given) => {
        expect(read(listingSearch(given))).toEqual(given);
      }),
    );
  });

  test("a listing with an order of its own leaves that one out instead", () => {
    fc.assert(
      fc.property(parameters, (given) => {
        const search = listingSearch(given, "RELEVANCE");
        expect(listingParameters(new URLSearchParams(search), "RELEVANCE")).toEqual(given);
        expect(search.includes("sort=")).toBe(given.sort !== "RELEVANCE");
      }),
    );
  });

  test("whatever an address says becomes harmless, and is written in one way", () => {
    fc.assert(
      fc.property(written, (entries) => {
        const parsed = read(new URLSearchParams(entries).toString());
        const search = listingSearch(parsed);
        expect(read(search)).toEqual(parsed);
        expect(listingSearch(read(search))).toBe(search);
        expect(parsed.page).toBeGreaterThanOrEqual(1);
        expect(parsed.page).toBeLessThanOrEqual(42);
        for (const { slug, values } of parsed.filters) {
          expect(filterKeys.includes(slug) || mayBeOwnFilter(slug)).toBe(true);
          expect(values.length).toBeGreaterThan(0);
          for (const value of values)
            expect(value).toMatch(isQuickFilter(slug) ? /^true$/ : isMeasureFilter(slug) ? /^\d*-\d*$/ : /^\d{1,9}$/);
        }
        const { minCents = 0, maxCents = 1_000_000 } = parsed;
        expect(0 <= minCents && minCents <= maxCents && maxCents <= 1_000_000).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("the order in which an address says things, and whether values are repeated, does not matter", () => {
    fc.assert(
      fc.property(
        parameters.chain((given) => {
          const entries = [...new URLSearchParams(listingSearch(given))].flatMap(([key, value]) =>
            slugs.includes(key) ? value.split(",").map((one) => [key, one] as const) : [[key, value] as const],
          );
          return fc.tuple(fc.constant(given), fc.shuffledSubarray(entries, { minLength: entries.length }));
        }),
        ([given, entries]) => {
          expect(listingParameters(new URLSearchParams(entries.map((entry) => [...entry])))).toEqual(given);
        },
      ),
    );
  });
});

test.each([
  ["", nothing],
  ["page=3&sort=date-newest", { ...nothing, page: 3, sort: "DATE_NEWEST" }],
  ["sort=price_asc", { ...nothing, sort: "PRICE_ASC" }],
  ["sort=default", { ...nothing, sort: "CUSTOM_DEFAULT" }],
  ["sort=nobody&page=99", { ...nothing, page: 42 }],
  ["category=7,5&category=6", { ...nothing, filters: chosen({ category: ["5"] }) }],
  [
    "size=6,5&size=6&sale=true&isnew=true",
    { ...nothing, filters: chosen({ size: ["5", "6"], sale: ["true"], isNew: ["true"] }) },
  ],
  ["size=undefined&sale=false&color=false,7", { ...nothing, filters: chosen({ color: ["7"] }) }],
  ["utm_source=mail&ref=12&gad=1&foo=bar&__proto__=5&SIZE=5&variant=7", nothing],
  [
    "pileHeight=3&lining=9,8&size=5",
    { ...nothing, filters: [...chosen({ size: ["5"] }), ...own({ lining: ["8", "9"], pileHeight: ["3"] })] },
  ],
  [
    Array.from({ length: 40 }, (_, index) => `own${10 + index}=1`).join("&"),
    {
      ...nothing,
      filters: own(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`own${10 + index}`, ["1"]]))),
    },
  ],
  ["minPrice=25000&maxPrice=90000", { ...nothing, minCents: 25_000, maxCents: 90_000 }],
  ["minPrice=90000&maxPrice=25000", { ...nothing, minCents: 25_000, maxCents: 90_000 }],
  ["minPrice=0&maxPrice=1000000", nothing],
  ["minPrice=&maxPrice=12.50", nothing],
  ["minPrice=undefined&maxPrice=NaN", nothing],
  ["minPrice=1e309&maxPrice=-1e309", nothing],
  ["minPrice=-5&maxPrice=Infinity", nothing],
  ["minPrice=5000000", { ...nothing, minCents: 1_000_000 }],
])("%s", (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test("commas stay readable, and values are written once", () => {
  expect(listingSearch(read("sort=price-desc&size=6&size=5&brand=3&page=2&maxPrice=90000"))).toBe(
    "?brand=3&size=5,6&maxPrice=90000&sort=price-desc&page=2",
  );
});

test.each([
  ["minWidth=80&maxWidth=120", "?minWidth=80&maxWidth=120", ["80-120"]],
  ["maxWidth=80&minWidth=120", "?minWidth=80&maxWidth=120", ["80-120"]],
  ["minWidth=&maxWidth=120", "?maxWidth=120", ["-120"]],
  ["minWidth=80", "?minWidth=80", ["80-"]],
  ["minWidth=0&maxWidth=9999", "", undefined],
  ["minWidth=x&maxWidth=-5&width=80-120", "", undefined],
])("a range of centimetres goes by its bounds, as the price does: %s", (query, written, values) => {
  expect(listingSearch(read(query))).toBe(written);
  expect(listingVariables(read(query)).filters).toEqual(values === undefined ? null : [{ slug: "width", values }]);
});

test("the query has nothing that was not chosen", () => {
  expect(listingVariables(nothing)).toEqual({ page: 1, sort: "TOPSELLER", filters: null, price: null });
  expect(listingVariables(read("size=5&maxPrice=100"))).toEqual({
    page: 1,
    sort: "TOPSELLER",
    filters: [{ slug: "size", values: ["5"] }],
    price: { minCents: undefined, maxCents: 100 },
  });
});

function chosen(values: Record<string, string[]>): { slug: string; values: string[] }[] {
  return filterKeys.flatMap((slug) => (values[slug] ? [{ slug, values: values[slug] }] : []));
}

function own(values: Record<string, string[]>): { slug: string; values: string[] }[] {
  return Object.entries(values).map(([slug, ids]) => ({ slug, values: ids }));
}
