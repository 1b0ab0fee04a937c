import fc from "fast-check";
import { expect, test } from "vitest";
import { listingParameters, listingSearch } from "./listing-parameters.ts";

test("an address without a query is the first page, best sold first", () => {
  expect(listingParameters(new URLSearchParams())).toEqual({ page: 1, sort: "TOPSELLER" });
});

test("older links with underscores sort alike", () => {
  expect(listingParameters(new URLSearchParams("sort=price_asc")).sort).toBe("PRICE_ASC");
  expect(listingParameters(new URLSearchParams("sort=price-asc")).sort).toBe("PRICE_ASC");
});

test("address → parameters → address is the identity", () => {
  const sort = fc.constantFrom(
    "TOPSELLER" as const,
    "PRICE_ASC" as const,
    "PRICE_DESC" as const,
    "DATE_NEWEST" as const,
    "REDUCTION_DESC" as const,
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 42 }), sort, (page, chosen) => {
      const parameters = { page, sort: chosen };
      expect(listingParameters(new URLSearchParams(listingSearch(parameters)))).toEqual(parameters);
    }),
  );
});

test("whatever stands in the query, the page is between 1 and 42 and the sort is known", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (page, sort) => {
      const parameters = listingParameters(new URLSearchParams({ page, sort }));
      expect(parameters.page).toBeGreaterThanOrEqual(1);
      expect(parameters.page).toBeLessThanOrEqual(42);
      expect(parameters.sort).toMatch(/^[A-Z_]+$/);
    }),
  );
});
