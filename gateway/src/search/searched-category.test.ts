import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Value {
  readonly key: string;
  readonly name: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly productCount: number;
  readonly selected: boolean;
}

interface Listing {
  readonly totalCount: number;
  readonly filters: readonly {
    readonly slug: string;
    readonly name: string;
    readonly type: string;
    readonly values: readonly Value[];
  }[];
  readonly priceRange: { readonly minCents: number; readonly maxCents: number };
}

const parts = `totalCount
  filters { slug name type values { key name min max productCount selected } }
  priceRange { minCents maxCents }`;
const inSearch = `query ($term: String!, $filters: [FilterInput!], $price: PriceRangeInput) {
  search(term: $term) { listing(first: 1, filters: $filters, price: $price) { ${parts} } }
}`;

let shop: TestShop;
let gateway: TestGateway;

const term = "katoen";

async function search(filters: Readonly<Record<string, readonly string[]>> = {}, price: object = {}): Promise<Listing> {
  const chosen = Object.entries(filters).map(([slug, values]) => ({ slug, values }));
  const { data, errors } = await gateway.send<{ search: { listing: Listing } }>(inSearch, {
    variables: { term, filters: chosen, price },
  });
  expect(errors).toEqual([]);
  return data.search.listing;
}

async function mattresses(filters: readonly object[]): Promise<Listing> {
  const { data, errors } = await gateway.send<{ category: { listing: Listing } }>(
    `query ($filters: [FilterInput!]) { category(path: "/matrassen") { listing(first: 1, filters: $filters) { ${parts} } } }`,
    { variables: { filters } },
  );
  expect(errors).toEqual([]);
  return data.category.listing;
}

const callsWith = async (filters: readonly object[]) =>
  (await gateway.send(inSearch, { variables: { term, filters } })).calls.length;
const valuesOf = (listing: Listing, slug: string) =>
  listing.filters.find((filter) => filter.slug === slug)?.values ?? [];
const countsOf = (listing: Listing, slug: string) =>
  valuesOf(listing, slug).map(({ key, productCount }) => [key, productCount]);

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

describe("the categories of a search", () => {
  test("stand first, by their names in the shop's order, and leave as many products as they say", async () => {
    const found = await search();
    expect(found.filters[0]).toMatchObject({ slug: "category", name: "Categorie", type: "IDENTIFIER" });
    const categories = valuesOf(found, "category");
    expect(categories.length).toBeGreaterThan(2);
    for (const { key, name, productCount } of categories) {
      const narrowed = await search({ category: [key] });
      expect([name, narrowed.totalCount]).toEqual([name, productCount]);
      expect(valuesOf(narrowed, "category").filter(({ selected }) => selected)).toMatchObject([{ key }]);
    }
  });

  test("keep their counts when one of them is chosen, and follow every other choice", async () => {
    const found = await search();
    const [first] = valuesOf(found, "category");
    expect(countsOf(await search({ category: [first?.key ?? ""] }), "category")).toEqual(countsOf(found, "category"));

    const price = { maxCents: Math.round((found.priceRange.minCents + found.priceRange.maxCents) / 4) };
    const cheap = await search({}, price);
    expect(cheap.totalCount).toBeLessThan(found.totalCount);
    const narrowed = await search({ category: [first?.key ?? ""] }, price);
    expect(countsOf(narrowed, "category")).toEqual(countsOf(cheap, "category"));
    for (const { key, productCount } of valuesOf(cheap, "category")) {
      expect((await search({ category: [key] }, price)).totalCount).toBe(productCount);
    }
  });

  test("count the values of every filter within the chosen one", async () => {
    const found = await search();
    const category = valuesOf(found, "category").at(-1)?.key ?? "";
    const narrowed = await search({ category: [category] });
    expect(narrowed.filters.map(({ slug }) => slug)).toEqual(found.filters.map(({ slug }) => slug));
    for (const { key, productCount } of valuesOf(narrowed, "color")) {
      expect((await search({ category: [category], color: [key] })).totalCount).toBe(productCount);
    }
  });

  test("are chosen one at a time; what is none of them falls away", async () => {
    const found = await search();
    const [first, second] = valuesOf(found, "category");
    const both = await search({ category: [`${first?.key},${second?.key}`] });
    expect(valuesOf(both, "category").filter(({ selected }) => selected)).toHaveLength(1);
    for (const value of ["999999999", "0", "true", "undefined", "", "constructor"]) {
      expect((await search({ category: [value] })).totalCount).toBe(found.totalCount);
    }
  });

  test("cost a call more only beside another choice", async () => {
    const [first] = valuesOf(await search(), "category");
    const category = { slug: "category", values: [first?.key] };
    expect(await callsWith([category])).toBe(2);
    expect(await callsWith([category, { slug: "sale", values: ["true"] }])).toBe(3);
  });
});

test("a category offers no categories, and is not left by choosing one", async () => {
  const all = await mattresses([]);
  expect(all.filters.some(({ type }) => type === "IDENTIFIER")).toBe(false);
  const [elsewhere] = valuesOf(await search(), "category");
  expect((await mattresses([{ slug: "category", values: [elsewhere?.key] }])).totalCount).toBe(all.totalCount);
});

test("the price is a filter with bounds, the last one", async () => {
  const { filters, priceRange, totalCount } = await search();
  const { minCents: min, maxCents: max } = priceRange;
  expect(filters.at(-1)).toMatchObject({
    slug: "price",
    name: "Prijs",
    type: "RANGE",
    values: [{ min, max, productCount: totalCount }],
  });
});
