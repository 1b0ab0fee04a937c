import type { FilterItemWithValues, Pagination, Product } from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { searchSeed } from "../testing/search-seed.ts";
import { markNewVersion, seedProduct } from "../testing/seed-catalogue.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

interface Found {
  entities: Product[];
  pagination: Pagination;
  matchedVariants?: Record<string, number>;
}

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(searchSeed);
});

afterAll(() => upstream.close());

function search(term: string, more: Record<string, string> = {}): Promise<Found> {
  return upstream.json("GET", `/v1/products?${new URLSearchParams({ "filters[term]": term, ...more }).toString()}`);
}

async function keys(term: string, more?: Record<string, string>): Promise<string[]> {
  return (await search(term, more)).entities.map((product) => product.referenceKey);
}

const mattresses = ["03-0002-A", "03-0001-A", "03-0003-A"];

describe("a term", () => {
  it.each(["matras", "Matrassen", "matrasje", "MATRAS!", "mattras", "matrs", "mattress", "Matratze", "welk matras"])(
    "'%s' finds the mattresses, those that sell first",
    async (term) => {
      expect((await keys(term)).slice(0, 3)).toEqual(mattresses);
    },
  );

  it.each([
    ["dekbet", "04-0001-A"],
    ["hoes laken", "06-0002-A"],
    ["laken", "06-0002-A"],
    ["dekbed kinderen", "04-0002-A"],
    ["kinder dekbed", "04-0002-A"],
    ["kinderdekbed", "04-0002-A"],
    ["sofa", "08-0001-A"],
    ["terracotta overtrek", "06-0001-A"],
    ["overtrek blauw", "06-0001-B"],
    ["dekbedovertrek linde grijsblauwe", "06-0001-B"],
    ["topp", "03-0005-A"],
    ["matrasbasalt", "03-0003-A"],
  ])("'%s' finds %s first", async (term, key) => {
    expect((await keys(term))[0]).toBe(key);
  });

  it("knows a name from a kind: Zandbank is no bank, however well it sells", async () => {
    expect(await keys("bank")).toEqual(["08-0001-A", "08-0002-A"]);
  });

  it("that is an article number, an EAN, a reference or a master key finds just that", async () => {
    expect(await keys("03-0001")).toEqual(["03-0001-A"]);
    expect(await keys("06 0001")).toEqual(["06-0001-B", "06-0001-A"].sort());
    expect(await keys("060001b")).toEqual(["06-0001-B"]);
    const byArticle = await search("a-03-0001-a-2");
    expect(byArticle.matchedVariants).toEqual({
      [byArticle.entities[0]!.id]: upstream.ids.variants.get("03-0001-A-2"),
    });
    expect(await keys("2944060456210")).toEqual(["03-0001-A"]);
  });

  it("with words nobody knows finds what the others say, and without any of ours nothing", async () => {
    expect((await keys("matras xyzzyx")).slice(0, 3)).toEqual(mattresses);
    expect(await keys("xyzzyx")).toEqual([]);
    expect(await keys("wasmachine")).toEqual([]);
  });

  it("is no condition when it has no words", async () => {
    const { pagination } = await search(" -- ");
    expect(pagination.total).toBe((await upstream.json<Found>("GET", "/v1/products?perPage=1")).pagination.total);
  });
});

describe("a size", () => {
  it.each(["matras 140x200", "matras 140 x 200 cm", "matras 1,40 bij 2.00", "140 200 matras"])(
    "in '%s' is a size that can be bought, and names the variant",
    async (term) => {
      const { entities, matchedVariants } = await search(term);
      expect(entities.slice(0, 2).map((product) => product.referenceKey)).toEqual(["03-0001-A", "03-0003-A"]);
      expect(matchedVariants?.[String(entities[0]!.id)]).toBe(upstream.ids.variants.get("03-0001-A-2"));
    },
  );

  it("is followed by other sizes only while there are few", async () => {
    expect(await keys("matras 140x200")).toEqual(["03-0001-A", "03-0003-A", "03-0002-A"]);
    expect((await keys("matras 70x150")).slice(0, 3)).toEqual(mattresses);
  });

  it("may be a width alone", async () => {
    expect((await keys("matras 160 breed"))[0]).toBe("03-0002-A");
  });
});

describe("what a term finds", () => {
  it("has sold-out products last, and only when they are asked for", async () => {
    expect(await keys("matras")).not.toContain("03-0004-A");
    expect((await keys("matras", { includeSoldOut: "true" })).slice(0, 4)).toEqual([...mattresses, "03-0004-A"]);
  });

  it("can be sorted, filtered and counted like a category", async () => {
    const size = String(upstream.ids.values.get("size=160x200"));
    expect(await keys("matras", { "filters[size]": size })).toEqual(["03-0002-A"]);
    expect(await keys("matras", { sortingKey: "scayle:v1:topseller", sortDir: "asc" })).toEqual([
      "03-0003-A",
      "03-0001-A",
      "03-0002-A",
    ]);
    const category = String(upstream.ids.categories.get("/wonen"));
    expect(await keys("matras", { "filters[category]": category })).toEqual([]);
    const filters = await upstream.json<FilterItemWithValues[]>(
      "GET",
      "/v1/filters?filters[term]=matras&including=size",
    );
    const found = filters.find((filter) => filter.slug === "size");
    expect(found?.type === "attributes" && found.values.map((value) => [value.value, value.productCount])).toEqual([
      ["90x200", 2],
      ["140x200", 2],
      ["160x200", 1],
    ]);
  });

  it("follows an import", async () => {
    const lamp = { key: "11-0001-A", name: "Tafellamp Kruik", categories: ["/wonen"], variants: [{ key: "lamp" }] };
    expect(await keys("tafellamp")).toEqual([]);
    await seedProduct(upstream.database.db, lamp, upstream.ids);
    await markNewVersion(upstream.database.db);
    await expect
      .poll(async () => {
        upstream.clock.now = new Date(upstream.clock.now.getTime() + 2000);
        return await keys("tafellamp");
      })
      .toEqual(["11-0001-A"]);
    expect((await keys("matras")).slice(0, 3)).toEqual(mattresses);
  });
});
