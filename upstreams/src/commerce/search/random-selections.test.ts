import type { FilterItemWithValues, Product } from "@scayle/storefront-api";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

import { BruteForce, lowestPrice, type Conditions } from "../testing/brute-force.ts";
import { randomSeed } from "../testing/random-seed.ts";
import { searchParameters } from "../testing/search-parameters.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

const selections = 1000;
const seed = randomSeed(110, 7);
const truth = new BruteForce(seed.products);
const groups = Object.entries(seed.attributes ?? {}).map(([name, values]) => ({ key: name.replace("*", ""), values }));
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(seed);
});

afterAll(() => upstream.close());

const chosen = (most: number): fc.Arbitrary<Record<string, string[]>> =>
  fc
    .uniqueArray(
      fc
        .constantFrom(...groups)
        .chain(({ key, values }) =>
          fc
            .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
            .map((some): [string, string[]] => [key, some]),
        ),
      { maxLength: most, selector: ([key]) => key },
    )
    .map((entries) => Object.fromEntries(entries));
const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const cents = fc.integer({ min: 0, max: 4200 });
const conditions: fc.Arbitrary<Conditions> = fc.record({
  category: rarely(fc.constantFrom("/slapen", "/slapen/matrassen", "/slapen/dekbedden", "/wonen", "/wonen/banken")),
  attributes: chosen(4),
  excluded: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: chosen(2) }),
  sale: rarely(fc.boolean()),
  isNew: rarely(fc.boolean()),
  minPrice: rarely(cents),
  maxPrice: rarely(cents),
  includeSoldOut: fc.boolean(),
});

it(
  `${selections} random selections find and count what looking at every product does`,
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(conditions, async (selection) => {
        const query = searchParameters(selection, upstream.ids);
        const matches = truth.matches(selection);
        const found = await upstream.json<{ entities: Product[]; pagination: { total: number } }>(
          "GET",
          `/v1/products?perPage=100&${query}`,
        );
        expect(found.pagination.total).toBe(matches.length);
        const filters = await upstream.json<FilterItemWithValues[]>(
          "GET",
          `/v1/filters?with=values,category_ids&including=${groups.map(({ key }) => key).join(",")}&${query}`,
        );
        expect(countsIn(filters)).toEqual(expectedCounts(selection));
      }),
      { numRuns: selections },
    );
  },
);

/** `group=value`, `sale`, `isNew` and category paths to their counts, without zeros; `prices` to its bounds. */
function countsIn(filters: readonly FilterItemWithValues[]): Record<string, unknown> {
  const counts: Record<string, unknown> = {};
  const paths = new Map([...upstream.ids.categories].map(([path, id]) => [id, path]));
  for (const { type, slug, values } of filters) {
    if (type === "range") counts["prices"] = values[0];
    if (type === "boolean") counts[slug] = values.map(({ productCount }) => productCount);
    if (type === "attributes")
      for (const { value, productCount } of values) if (productCount > 0) counts[`${slug}=${value}`] = productCount;
    if (type === "identifier") for (const { id, productCount } of values) counts[paths.get(id) ?? ""] = productCount;
  }
  return counts;
}

function expectedCounts(selection: Conditions): Record<string, unknown> {
  const counts: Record<string, unknown> = {};
  for (const { key, values } of groups) {
    for (const value of values) {
      const count = truth.count(selection, key, value);
      if (count > 0) counts[`${key}=${value}`] = count;
    }
  }
  for (const flag of ["sale", "isNew"] as const) {
    counts[flag] = [false, true].map((truthOfFlag) => truth.matches({ ...selection, [flag]: truthOfFlag }).length);
  }
  const prices = truth.matches({ ...selection, minPrice: undefined, maxPrice: undefined }).map(lowestPrice);
  if (prices.length > 0)
    counts["prices"] = { min: Math.min(...prices), max: Math.max(...prices), productCount: prices.length };
  for (const product of truth.matches(selection)) {
    const above = new Set(
      product.categories.flatMap((path) =>
        path.split("/").map((_, depth, parts) => parts.slice(0, depth + 1).join("/")),
      ),
    );
    for (const path of above) if (path !== "") counts[path] = Number(counts[path] ?? 0) + 1;
  }
  return counts;
}
