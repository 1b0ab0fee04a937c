import type { SearchEntity, StorefrontAPIClient } from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { sdkClient } from "./testing/sdk-client.ts";
import { searchSeed } from "./testing/search-seed.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

let upstream: TestUpstream;
let sdk: StorefrontAPIClient;

beforeAll(async () => {
  upstream = await createTestUpstream(searchSeed);
  sdk = sdkClient(upstream.handle);
});

afterAll(() => upstream.close());

function named(entity: SearchEntity | undefined): string | undefined {
  if (entity?.type === "category") return entity.categorySuggestion.category.path;
  return entity?.type === "product" ? entity.productSuggestion.product.referenceKey : undefined;
}

async function suggested(term: string, type: "category" | "product"): Promise<(string | undefined)[]> {
  const { suggestions } = await sdk.searchv2.suggestions(term);
  return suggestions.filter((entity) => entity.type === type).map(named);
}

describe("a term resolves", () => {
  it.each([
    ["matras", "/slapen/matrassen"],
    ["Matrassen", "/slapen/matrassen"],
    ["mattress", "/slapen/matrassen"],
    ["sofa", "/wonen/banken"],
    ["hoes laken", "/slapen/hoeslakens"],
    ["dekbedden kinderen", "/slapen/kinderdekbedden"],
    ["kinder dekbed", "/slapen/kinderdekbedden"],
    ["chaise longue", "/wonen/hoekbanken"],
    ["hoekbanken", "/wonen/hoekbanken"],
    ["03-0001", "03-0001-A"],
    ["03 0001 a", "03-0001-A"],
    ["A-03-0001-A-0", "03-0001-A"],
    ["2944060456210", "03-0001-A"],
  ])("'%s' to %s", async (term, expected) => {
    expect(named(await sdk.searchv2.resolve(term))).toBe(expected);
  });

  it.each(["matras 140x200", "matras duinrust", "geheimen", "99-9999", "xyzzyx", "de"])(
    "not when it is '%s'",
    async (term) => {
      expect(await sdk.searchv2.resolve(term)).toBeUndefined();
    },
  );

  it("within a category only to what lies in it", async () => {
    const categoryId = upstream.ids.categories.get("/wonen");
    expect(named(await sdk.searchv2.resolve("bank", { categoryId }))).toBe("/wonen/banken");
    expect(await sdk.searchv2.resolve("matras", { categoryId })).toBeUndefined();
    expect(await sdk.searchv2.resolve("03-0001", { categoryId })).toBeUndefined();
  });

  it("with what is asked for beside it", async () => {
    const category = await sdk.searchv2.resolve("matras", {
      with: { categories: { parents: "all", properties: ["tone"] } },
    });
    expect(category).toMatchObject({
      categorySuggestion: {
        category: { parent: { path: "/slapen" }, properties: [{ name: "tone", value: "warm" }] },
        filters: [],
      },
    });
    const children = await sdk.searchv2.resolve("slapen", { with: { categories: { children: 1 } } });
    expect(children).toMatchObject({ categorySuggestion: { category: { children: expect.any(Array) as unknown[] } } });
    const product = await sdk.searchv2.resolve("03-0001-A", {
      with: { product: { attributes: { withKey: ["brand"] }, variants: "all" } },
    });
    expect(product).toMatchObject({
      productSuggestion: { product: { attributes: { brand: { values: { value: "duinhof" } } } } },
    });
    if (product?.type === "product") expect(product.productSuggestion.product.variants).toHaveLength(3);
  });
});

describe("suggestions", () => {
  it.each(["matr", "matras", "mattr", "Matrassen"])("begin with the category that '%s' may become", async (term) => {
    expect((await suggested(term, "category"))[0]).toBe("/slapen/matrassen");
    expect((await suggested(term, "product")).slice(0, 3)).toEqual(["03-0002-A", "03-0001-A", "03-0003-A"]);
  });

  it("narrow the category by the size that was typed", async () => {
    const { suggestions } = await sdk.searchv2.suggestions("matras 140x200");
    const id = upstream.ids.values.get("size=140x200");
    expect(suggestions[0]).toMatchObject({
      type: "category",
      categorySuggestion: {
        category: { path: "/slapen/matrassen" },
        filters: [
          { type: "attribute", attributeFilter: { group: { key: "size" }, values: [{ id, value: "140x200" }] } },
        ],
      },
    });
  });

  it("show one colour of each product, none that is sold out, and no hidden category", async () => {
    const linde = await suggested("linde", "product");
    expect(linde).toEqual(["06-0001-A"]);
    expect(await suggested("kiezel", "product")).toEqual([]);
    expect(await suggested("geheim", "category")).toEqual([]);
  });

  it.each([
    ["mattras 140x200", "matras 140x200"],
    ["Dekbet", "dekbed"],
    ["dekbedovertrek lnide", "dekbedovertrek linde"],
    ["matras", undefined],
    ["xyzzyx", undefined],
    ["03-0001", undefined],
  ])("and resolving show how the shop writes '%s'", async (term, corrected) => {
    const { correctedTerm } = (await sdk.searchv2.suggestions(term)) as { correctedTerm?: string };
    expect(correctedTerm).toBe(corrected);
    const { headers } = await upstream.call("GET", `/v2/search/resolve?${new URLSearchParams({ term }).toString()}`);
    expect(headers.get("x-corrected-term")).toBe(corrected === undefined ? null : encodeURIComponent(corrected));
  });

  it("without a term are the categories that sell best", async () => {
    expect(await suggested("", "category")).toEqual(["/slapen", "/wonen"]);
    expect(await suggested("", "product")).toEqual([]);
  });

  it("stay within a category", async () => {
    const categoryId = upstream.ids.categories.get("/wonen");
    const { suggestions } = await sdk.searchv2.suggestions("ban", { categoryId });
    expect(suggestions.map(named)).toEqual(["/wonen/banken", "/wonen/hoekbanken", "08-0001-A", "08-0002-A"]);
  });
});

describe("typeahead", () => {
  it("returns the same in its own form, the best on top", async () => {
    const { topMatch, suggestions } = await sdk.typeahead.suggestions("matras 140x200", {
      productLimit: 2,
      with: { categories: { parents: "all" }, products: { attributes: { withKey: ["brand"] } } },
    });
    const id = upstream.ids.values.get("size=140x200");
    expect(topMatch).toMatchObject({
      type: "brandOrCategory",
      brandOrCategorySuggestion: {
        suggestion: "Matrassen",
        primaryMatch: "category",
        category: { path: "/slapen/matrassen", parent: { path: "/slapen" } },
        attributeFilters: [{ slug: "size", values: [id] }],
        productCount: 2,
      },
    });
    const products = suggestions.flatMap((each) => (each.type === "product" ? [each.productSuggestion] : []));
    expect(products.map(({ suggestion }) => suggestion)).toEqual(["Matras Duinrust", "Matras Basalt"]);
    expect(products[0]?.product.attributes).toHaveProperty("brand");
  });

  it("has no top match for what nobody knows", async () => {
    expect(await sdk.typeahead.suggestions("xyzzyx")).toEqual({ suggestions: [] });
  });
});
