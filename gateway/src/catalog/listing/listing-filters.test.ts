import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

import { centsOf, idsOf, listingDocument, loadListing } from "./testing/load-listing.ts";

let shop: TestShop;
let gateway: TestGateway;
const listing = (variables?: Record<string, unknown>) => loadListing(gateway, variables);

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

describe("filters", () => {
  test("a value leaves as many products as it said, and says it is chosen; repeated and comma-separated values are joined", async () => {
    const all = await listing();
    const size = all.filters.find((filter) => filter.slug === "size");
    const [one, other] = size?.values ?? [];
    if (!one || !other) throw new Error("The catalogue has no sizes.");
    const chosen = await listing({ filters: [{ slug: "size", values: [one.key] }] });
    expect(chosen.totalCount).toBe(one.productCount);
    expect(
      chosen.filters.find((filter) => filter.slug === "size")?.values.filter((value) => value.selected),
    ).toMatchObject([{ key: one.key }]);

    const joined = await listing({ filters: [{ slug: "size", values: [`${one.key},${other.key}`] }] });
    const repeated = await listing({
      filters: [
        { slug: "size", values: [one.key] },
        { slug: "size", values: [other.key, one.key] },
      ],
    });
    expect(idsOf(repeated)).toEqual(idsOf(joined));
    expect(joined.totalCount).toBeGreaterThanOrEqual(chosen.totalCount);
  });

  test("quick filters count what they leave", async () => {
    const all = await listing();
    for (const quick of all.quickFilters) {
      expect(quick.count).toBeGreaterThan(0);
      expect((await listing({ filters: [{ slug: quick.slug, values: ["true"] }] })).totalCount).toBe(quick.count);
    }
    expect(all.quickFilters.map((filter) => filter.slug)).toContain("sale");
  });

  test("what addresses carry besides filters falls away", async () => {
    const all = await listing();
    const junk = [
      { slug: "sale", values: ["false", "undefined"] },
      { slug: "size", values: ["undefined", "'; drop table"] },
      { slug: "utm_source", values: ["mail"] },
      { slug: "category", values: ["2"] },
      { slug: "size", values: ["999999999"] },
    ];
    const found = await listing({ filters: junk });
    expect(idsOf(found)).toEqual(idsOf(all));
    expect(found.ignoredFilters).toEqual([
      { slug: "sale", values: ["undefined"], reason: "UNKNOWN_VALUE" },
      { slug: "size", values: ["undefined", "'; drop table"], reason: "UNKNOWN_VALUE" },
      { slug: "utm_source", values: ["mail"], reason: "UNKNOWN_FILTER" },
      { slug: "category", values: ["2"], reason: "UNKNOWN_FILTER" },
      { slug: "size", values: ["999999999"], reason: "UNKNOWN_VALUE" },
    ]);
    expect(all.ignoredFilters).toEqual([]);
  });

  test("of a filter that holds only the values nobody has are reported", async () => {
    const [value] = (await listing()).filters.find(({ slug }) => slug === "size")?.values ?? [];
    const found = await listing({ filters: [{ slug: "size", values: [`${value?.key},999999999`] }] });
    expect(found.ignoredFilters).toEqual([{ slug: "size", values: ["999999999"], reason: "UNKNOWN_VALUE" }]);
    expect(found.filters.find(({ slug }) => slug === "size")?.values.filter(({ selected }) => selected)).toHaveLength(
      1,
    );
  });

  test("a search reports them too, ranges and categories as well", async () => {
    const filters = [
      { slug: "width", values: ["80-400", "wide"] },
      { slug: "colour", values: ["1"] },
      { slug: "category", values: ["999999999"] },
      { slug: "price", values: ["1"] },
    ];
    const document = `query ($filters: [FilterInput!]) { search(term: "bank") { listing(filters: $filters) { totalCount ignoredFilters { slug values reason } } } }`;
    const { data, errors } = await gateway.send<{ search: { listing: object } }>(document, { variables: { filters } });
    expect(errors).toEqual([]);
    expect(data.search.listing).toMatchObject({
      ignoredFilters: [
        { slug: "width", values: ["wide"], reason: "UNKNOWN_VALUE" },
        { slug: "colour", values: ["1"], reason: "UNKNOWN_FILTER" },
        { slug: "category", values: ["999999999"], reason: "UNKNOWN_VALUE" },
        { slug: "price", values: ["1"], reason: "UNKNOWN_FILTER" },
      ],
    });
  });

  test("bounds of the price hold, crossed bounds are swapped, wild ones clamped", async () => {
    const all = await listing({ first: 100 });
    expect(Math.min(...centsOf(all))).toBe(all.priceRange.minCents);
    const middle = Math.round((all.priceRange.minCents + all.priceRange.maxCents) / 2);
    const cheap = await listing({ first: 100, price: { maxCents: middle } });
    expect(cheap.totalCount).toBeLessThan(all.totalCount);
    expect(cheap.totalCount).toBeGreaterThan(0);
    expect(idsOf(await listing({ first: 100, price: { minCents: middle, maxCents: 0 } }))).toEqual(idsOf(cheap));
    expect(idsOf(await listing({ first: 100, price: { minCents: -5, maxCents: 2_000_000_000 } }))).toEqual(idsOf(all));
    expect(cheap.priceRange).toEqual(all.priceRange);
    const dearest = await listing({ first: 100, price: { minCents: 999_999 } });
    expect(new Set(centsOf(dearest))).toEqual(new Set([all.priceRange.maxCents]));
  });
});

test.each([1e300, 2 ** 31, 1.5, "undefined", "", Number.NaN])(
  "the bound %j is left out or a bad request, and nothing fails",
  async (bound) => {
    for (const price of [{ minCents: bound }, { maxCents: bound }, { minCents: bound, maxCents: -1 }]) {
      const { status, errors } = await gateway.send(listingDocument, { variables: { price } });
      expect(status).toBeLessThan(500);
      for (const { extensions } of errors)
        expect(extensions["code"]).toMatch(/^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED)$/);
    }
  },
);
