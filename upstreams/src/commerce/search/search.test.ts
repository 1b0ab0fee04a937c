import type { Pagination, Product } from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { BruteForce, isSoldOut, largestReduction, lowestPrice, type Conditions } from "../testing/brute-force.ts";
import { randomNumbers, randomSeed } from "../testing/random-seed.ts";
import { searchParameters } from "../testing/search-parameters.ts";
import type { SeedProduct } from "../testing/seed-catalogue.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

interface ProductList {
  entities: Product[];
  pagination: Pagination;
}

const seed = randomSeed(120);
const truth = new BruteForce(seed.products);
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(seed);
});

afterAll(() => upstream.close());

async function found(conditions: Conditions, more = ""): Promise<string[]> {
  const list = await upstream.json<ProductList>(
    "GET",
    `/v1/products?${searchParameters(conditions, upstream.ids)}${more}`,
  );
  return list.entities.map((product) => product.referenceKey);
}

function keys(products: readonly SeedProduct[]): string[] {
  return products.map((product) => product.key);
}

const samples: Conditions[] = [
  {},
  { includeSoldOut: true },
  { category: "/slapen" },
  { category: "/wonen/banken", includeSoldOut: true },
  { attributes: { brand: ["duin", "veen"] } },
  { attributes: { size: ["90"], hardness: ["firm"] } },
  { attributes: { size: ["90", "140"], brand: ["hout"], filling: ["dons"] }, includeSoldOut: true },
  { excluded: { color: ["wit"], size: ["80"] } },
  { sale: true },
  { sale: false, isNew: true },
  { minPrice: 1000, maxPrice: 2500 },
  { term: "zeeland" },
  { masters: ["m1", "m7", "m30"], includeSoldOut: true },
  { category: "/wonen", attributes: { hardness: ["soft"] }, sale: true, maxPrice: 3000 },
];

describe("a search", () => {
  it.each(samples)("finds what the catalogue has for %j", async (conditions) => {
    const expected = keys(truth.matches(conditions));
    expect((await found(conditions)).sort()).toEqual([...expected].sort().slice(0, 100));
  });

  it("finds what the catalogue has for a hundred chosen at random", async () => {
    const next = randomNumbers(7);
    for (let round = 0; round < 100; round += 1) {
      const conditions = randomConditions(next);
      expect([conditions, new Set(await found(conditions))]).toEqual([
        conditions,
        new Set(keys(truth.matches(conditions)).slice(0, 100)),
      ]);
    }
  });

  it("joins alternatives by or", async () => {
    const both = await found({ attributes: { brand: ["duin"], size: ["160"] } }, "&orFiltersOperator=brand,size");
    const either = [
      ...truth.matches({ attributes: { brand: ["duin"] } }),
      ...truth.matches({ attributes: { size: ["160"] } }),
    ];
    expect(new Set(both)).toEqual(new Set(keys(either)));
  });
});

function randomConditions(next: () => number): Conditions {
  const maybe = <Value>(value: Value, chance = 0.4): Value | undefined => (next() < chance ? value : undefined);
  const attributes: Record<string, string[]> = {};
  for (const [name, values] of Object.entries(seed.attributes ?? {})) {
    const chosen = values.filter(() => next() < 0.35);
    if (chosen.length > 0 && next() < 0.4) attributes[name.replace("*", "")] = chosen;
  }
  return {
    category: maybe(["/slapen", "/wonen", "/slapen/matrassen"][Math.floor(next() * 3)]!),
    attributes,
    sale: maybe(next() < 0.5, 0.3),
    isNew: maybe(next() < 0.5, 0.2),
    minPrice: maybe(Math.floor(next() * 2000)),
    maxPrice: maybe(1000 + Math.floor(next() * 3000)),
    includeSoldOut: true,
  };
}

describe("an order", () => {
  const scores: [string, (product: SeedProduct) => number][] = [
    ["sort=price", lowestPrice],
    ["sort=new", (product) => Date.parse(product.firstLiveAt ?? "")],
    ["sort=reduction", largestReduction],
    ["sortingKey=scayle:v1:topseller", (product) => product.sold ?? 0],
    ["sortingKey=scayle:v1:revenue-max", (product) => (product.sold ?? 0) * lowestPrice(product)],
    ["sort=price&sortingKey=unknown,scayle:v1:topseller", (product) => product.sold ?? 0],
    ["", (product) => Number(product.key.slice(1))],
  ];

  it.each(scores)("by %s follows its score, either way", async (query, score) => {
    const matches = truth.matches({ includeSoldOut: true });
    const byKey = new Map(matches.map((product) => [product.key, product]));
    for (const direction of query === "" ? ["desc"] : ["desc", "asc"]) {
      const list = await found({ includeSoldOut: true }, `&${query}&sortDir=${direction}&perPage=100`);
      const values = list.map((key) => score(byKey.get(key)!));
      const sorted = [...values].sort((first, second) => (direction === "asc" ? first - second : second - first));
      expect(values).toEqual(sorted);
      expect(list).toHaveLength(Math.min(100, matches.length));
    }
  });
});

describe("paging", () => {
  it("cuts a search into pages that make it up again", async () => {
    const all = await found({ includeSoldOut: true }, "&sort=price&perPage=100");
    const pages: string[] = [];
    for (let page = 1; pages.length < all.length; page += 1) {
      const path = `/v1/products?${searchParameters({ includeSoldOut: true }, upstream.ids)}&sort=price&perPage=7&page=${page}`;
      const { entities, pagination } = await upstream.json<ProductList>("GET", path);
      const { total } = pagination;
      const last = Math.ceil(total / 7);
      expect(pagination).toEqual({
        current: entities.length,
        total,
        perPage: 7,
        page,
        first: 1,
        prev: Math.max(1, page - 1),
        next: Math.min(last, page + 1),
        last,
      });
      pages.push(...entities.map((product) => product.referenceKey));
    }
    expect(pages.slice(0, 100)).toEqual(all);
  });

  it("takes limit and offset instead, and returns a total only", async () => {
    const all = await found({}, "&sort=price");
    const { entities, pagination } = await upstream.json<ProductList>(
      "GET",
      "/v1/products?sort=price&limit=5&offset=10",
    );
    expect(entities.map((product) => product.referenceKey)).toEqual(all.slice(10, 15));
    expect(pagination).toEqual({ total: truth.matches({}).length });
  });

  it("returns an empty page beyond the last", async () => {
    expect(await upstream.json<ProductList>("GET", "/v1/products?page=999&perPage=24")).toMatchObject({
      entities: [],
      pagination: { current: 0, page: 999 },
    });
  });

  it.each([
    "page=0",
    "perPage=101",
    "perPage=x",
    "page=1.5",
    "limit=0",
    "offset=-1",
    "sort=name",
    "sortDir=up",
    "filters[brand]=duin",
  ])("refuses %s", async (query) => {
    const response = await upstream.call("GET", `/v1/products?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400, message: expect.stringMatching(/\w+: \w+/) as string });
  });

  it("passes over what nobody knows", async () => {
    expect(await found({}, "&utm_source=mail&filters[nobody]=3&with=nothing(here,:.")).toEqual(await found({}));
  });
});

describe("similar products", () => {
  it("are others of the main category, sold-out ones left out, the most alike first", async () => {
    const product = truth.matches({ category: "/wonen" })[0]!;
    const path = `/v1/recommendations/similar/${upstream.ids.products.get(product.key)}?limit=100`;
    const { recommendations } = await upstream.json<{
      recommendations: { product: Product; imageConfidenceScore: number }[];
    }>("GET", path);
    const expected = truth.matches({ category: product.categories[0] }).filter((each) => each.key !== product.key);
    expect(new Set(recommendations.map((each) => each.product.referenceKey))).toEqual(new Set(keys(expected)));
    expect(expected.some(isSoldOut)).toBe(false);
    const scores = recommendations.map((each) => each.imageConfidenceScore);
    expect(scores).toEqual([...scores].sort((first, second) => second - first));
  });
});
