import type { FilterItemWithValues } from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { BruteForce, lowestPrice, type Conditions } from "../testing/brute-force.ts";
import { randomSeed } from "../testing/random-seed.ts";
import { searchParameters } from "../testing/search-parameters.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

const seed = randomSeed(120);
const truth = new BruteForce(seed.products);
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(seed);
});

afterAll(() => upstream.close());

describe("filters", () => {
  const choices: Conditions[] = [
    {},
    { category: "/slapen", attributes: { brand: ["duin"] } },
    { attributes: { size: ["90"], hardness: ["firm"], color: ["zand"] }, includeSoldOut: true },
    { attributes: { filling: ["dons", "wol"] }, sale: true, maxPrice: 3000, includeSoldOut: true },
  ];

  it.each(choices)("count what each value would show for %j", async (conditions) => {
    const filters = await upstream.json<FilterItemWithValues[]>(
      "GET",
      `/v1/filters?${searchParameters(conditions, upstream.ids)}&including=brand,color,filling,size,hardness`,
    );
    for (const [name, values] of Object.entries(seed.attributes ?? {})) {
      const key = name.replace("*", "");
      const filter = filters.find((each) => each.slug === key);
      const counts = new Map(
        filter?.type === "attributes" ? filter.values.map((value) => [value.value, value.productCount]) : [],
      );
      for (const value of values)
        expect([key, value, counts.get(value) ?? 0]).toEqual([key, value, truth.count(conditions, key, value)]);
    }
    const sale = filters.find((each) => each.slug === "sale");
    expect(sale).toMatchObject({
      type: "boolean",
      values: [
        { name: false, productCount: truth.matches({ ...conditions, sale: false }).length },
        { name: true, productCount: truth.matches({ ...conditions, sale: true }).length },
      ],
    });
    const prices = truth.matches({ ...conditions, minPrice: undefined, maxPrice: undefined }).map(lowestPrice);
    const range = { min: Math.min(...prices), max: Math.max(...prices), productCount: prices.length };
    expect(filters.find((each) => each.slug === "prices")).toMatchObject({
      id: null,
      type: "range",
      values: prices.length > 0 ? [range] : [],
    });
  });

  it("follow the category's own list, and keep a chosen value without products", async () => {
    const category = upstream.ids.categories.get("/slapen");
    const chosen = upstream.ids.values.get("size=90");
    const filters = await upstream.json<FilterItemWithValues[]>(
      "GET",
      `/v1/filters?filters[category]=${category}&filters[size]=${chosen}&filters[maxPrice]=1`,
    );
    expect(filters.map((filter) => filter.slug)).toEqual(["sale", "isNew", "prices", "size"]);
    expect(filters.at(-1)).toMatchObject({
      name: "Label size",
      values: [{ id: chosen, name: "Label 90", value: "90", productCount: 0 }],
    });
  });

  it("return the values of one filter, and categories when asked for", async () => {
    const values = await upstream.json<{ value: string }[]>("GET", "/v1/filters/brand/values");
    expect(values.map((value) => value.value)).toEqual(["duin", "veen", "hout", "klei"]);
    const filters = await upstream.json<FilterItemWithValues[]>("GET", "/v1/filters?with=values,category_ids");
    const categories = filters.find((filter) => filter.type === "identifier");
    const id = upstream.ids.categories.get("/wonen");
    expect(categories?.values).toContainEqual({ id, productCount: truth.matches({ category: "/wonen" }).length });
    expect((await upstream.call("GET", "/v1/filters/nobody/values")).status).toBe(404);
  });
});
