import {
  FetchError,
  getAttributeValues,
  getFirstAttributeValue,
  type StorefrontAPIClient,
} from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { conformanceSeed } from "./testing/conformance-seed.ts";
import { sdkClient } from "./testing/sdk-client.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

let upstream: TestUpstream;
let sdk: StorefrontAPIClient;

beforeAll(async () => {
  upstream = await createTestUpstream(conformanceSeed);
  sdk = sdkClient(upstream.handle);
});

afterAll(() => upstream.close());

const id = {
  product: (key: string) => upstream.ids.products.get(key) ?? 0,
  variant: (key: string) => upstream.ids.variants.get(key) ?? 0,
  value: (key: string) => upstream.ids.values.get(key) ?? 0,
  category: (path: string) => upstream.ids.categories.get(path) ?? 0,
};

describe("products", () => {
  it("are minimal without `with`", async () => {
    const product = await sdk.products.getById(id.product("03-1481-A"));
    expect(Object.keys(product).sort()).toEqual(
      [
        "id",
        "isActive",
        "isSoldOut",
        "isNew",
        "isComposite",
        "createdAt",
        "updatedAt",
        "masterKey",
        "referenceKey",
        "customData",
        "firstLiveAt",
        "indexedAt",
        "images",
      ].sort(),
    );
    expect(product).toMatchObject({
      masterKey: "03-1481",
      isSoldOut: false,
      images: [{ hash: "foto.webp", url: "/images/foto.webp" }],
    });
    expect(product.images[0]).not.toHaveProperty("attributes");
  });

  it("carry what is asked for", async () => {
    const product = await sdk.products.getById(id.product("03-1481-A"), {
      with: {
        attributes: "all",
        advancedAttributes: { withKey: ["badgeBasis", "care", "productName"] },
        variants: {
          attributes: { withKey: ["size"] },
          advancedAttributes: "all",
          lowestPriorPrice: true,
          stock: "all",
        },
        categories: { properties: { withName: ["tone"] } },
        siblings: { attributes: { withKey: ["color"] } },
        priceRange: true,
        reductionRange: true,
        lowestPriorPrice: true,
        baseCategories: true,
        searchCategoryIds: true,
      },
    });
    expect(getFirstAttributeValue(product.attributes, "brand")).toEqual({
      id: id.value("brand=duin"),
      label: "Label duin",
      value: "duin",
    });
    expect(getAttributeValues(product.attributes, "filling").map((value) => value.value)).toEqual(["dons", "wol"]);
    expect(getFirstAttributeValue(product.attributes, "productName")?.value).toBe("Product 03-1481-A");
    expect(getFirstAttributeValue(product.attributes, "masterReviewsCount")?.value).toBe("0");
    expect(product.advancedAttributes).toMatchObject({
      badgeBasis: {
        values: [{ fieldSet: [[{ value: "vegan" }, { value: "Zonder dierlijke stoffen" }]], groupSet: [] }],
      },
      care: { values: [{ fieldSet: [[{ value: "Wassen op 30" }]] }] },
    });
    expect(product.advancedAttributes).not.toHaveProperty("manufacturerName");
    expect(product.categories?.map((way) => way.map((category) => category.categoryUrl))).toEqual([
      ["/slapen", "/slapen/matrassen"],
    ]);
    expect(product.categories?.[0]?.[1]?.categoryProperties).toEqual([{ name: "tone", value: "warm" }]);
    expect(product.siblings).toMatchObject([
      { referenceKey: "03-1481-B", isSoldOut: true, attributes: { color: { multiSelect: false } } },
    ]);
    expect(product.siblings?.[0]?.attributes).not.toHaveProperty("brand");
    expect(product.priceRange).toMatchObject({
      min: { withTax: 29_900, beforeSaleWithTax: 39_900 },
      max: { withTax: 49_900, appliedReductions: [] },
    });
    expect(product.reductionRange).toMatchObject({ min: { withTax: 49_900 }, max: { withTax: 29_900 } });
    expect(product.lowestPriorPrice).toEqual({ withTax: 39_900, relativeDifferenceToPrice: -0.2506 });
    expect(product.searchCategoryIds).toEqual([
      id.category("/slapen"),
      id.category("/slapen/matrassen"),
      id.category("/slapen/geheim"),
    ]);
    expect(getFirstAttributeValue(product.images[0]?.attributes, "imageWidth")?.value).toBe("1600");
    expect(product.variants).toMatchObject([
      {
        id: id.variant("A90"),
        stock: { quantity: 10, isSellableWithoutStock: false },
        attributes: { size: { values: { value: "90x200" } } },
        advancedAttributes: {
          variantArticleNumber: { values: [{ fieldSet: [[{ value: "A-A90" }]] }] },
          variantPriceEcoTax: { values: [{ fieldSet: [[{ value: "nl" }, { value: "mattress" }, { value: 350 }]] }] },
          variantMinDeliveryTime: { values: [{ fieldSet: [[{ value: 2 }]] }] },
          variantUnitDeliveryTime: { values: [{ fieldSet: [[{ value: "day" }]] }] },
        },
        lowestPriorPrice: { withTax: 39_900 },
      },
      { id: id.variant("A140") },
    ]);
  });

  it("carry attributes by key or type, with and without siblings' own, and photos without what is excluded", async () => {
    const product = await sdk.products.getById(id.product("03-1481-A"), {
      with: {
        attributes: { ofType: ["color"] },
        advancedAttributes: "all",
        images: { attributes: { excludeKey: ["imageWidth", "imageHeight"] } },
        siblings: { attributes: "all", priceRange: true },
        sellableTimeframe: true,
        videos: "all",
        variants: { relatedVariants: "all", price: { customData: true } },
      },
    });
    expect(product.attributes).toEqual({});
    expect(product.advancedAttributes).toHaveProperty("manufacturerName");
    expect(Object.keys(product.images[0]?.attributes ?? {})).toEqual([
      "imageType",
      "imageDescription",
      "imageAverageColour",
    ]);
    expect(product.siblings).toMatchObject([
      { attributes: { brand: {}, color: {} }, priceRange: { min: { withTax: 10_000 } } },
    ]);
    expect(product.sellableTimeframe).toEqual({ sellableFrom: "2026-01-01T00:00:00.000Z" });
    expect(product.videos).toEqual([]);
    // No variant of the catalogue is made up of others.
    expect(product.variants?.every((variant) => variant.relatedVariants === undefined && !variant.isComposite)).toBe(
      true,
    );
    const hidden = await sdk.products.getById(id.product("03-1481-A"), {
      with: { categories: { includeHidden: true } },
    });
    expect(hidden.categories?.map((way) => way.at(-1)?.categoryHidden)).toEqual([false, true]);
    const bare = await sdk.products.getById(id.product("03-1481-A"), {
      with: { categories: { properties: { withName: [] } } },
    });
    expect(bare.categories?.[0]?.[0]?.categoryProperties).toEqual([]);
  });

  it("come alike from every way of asking for them", async () => {
    const parameters = {
      with: { attributes: "all" as const, variants: "all" as const, priceRange: true as const },
      campaignKey: "px",
    };
    const byId = await sdk.products.getById(id.product("04-0001-A"), parameters);
    expect((await sdk.products.getByIds([byId.id], parameters))[0]).toEqual(byId);
    expect(await sdk.products.getByReferenceKey("04-0001-A", parameters)).toEqual(byId);
    expect((await sdk.products.getByReferenceKeys(["04-0001-A"], parameters))[0]).toEqual(byId);
    expect(
      (await sdk.products.query({ where: { categoryId: id.category("/wonen") }, ...parameters })).entities,
    ).toEqual([byId]);
    const [variant] = await sdk.variants.getByIds([id.variant("C1")], { with: { attributes: "all" } });
    expect(byId.variants?.[0]).toMatchObject({ id: variant?.id, price: variant?.price, stock: variant?.stock });
  });

  it("are found by id, reference key, master key and search", async () => {
    const ids = [id.product("03-1481-A"), id.product("03-1481-B"), 999_999];
    expect((await sdk.products.getByIds(ids)).map((product) => product.referenceKey)).toEqual([
      "03-1481-A",
      "03-1481-B",
    ]);
    expect((await sdk.products.getByReferenceKey("03-1481-B"))?.id).toBe(id.product("03-1481-B"));
    expect(await sdk.products.getByReferenceKey("nobody")).toBeNull();
    expect(
      (await sdk.products.getByReferenceKeys(["04-0001-A", "03-1481-A"])).map((product) => product.referenceKey),
    ).toEqual(["04-0001-A", "03-1481-A"]);
    const siblings = await sdk.products.query({
      where: { attributes: [{ type: "attributes", key: "styleKey", values: ["03-1481"] }] },
      includeSoldOut: true,
    });
    expect(siblings.entities).toHaveLength(2);
    const page = await sdk.products.query({
      where: {
        categoryId: id.category("/slapen"),
        minPrice: 10_000,
        attributes: [
          { type: "attributes", key: "brand", values: [id.value("brand=duin")] },
          { type: "boolean", key: "sale", value: true },
        ],
      },
      sort: { sortingKey: "scayle:v1:topseller", direction: "desc" },
      pagination: { page: 1, perPage: 24 },
    });
    expect(page).toMatchObject({
      entities: [{ referenceKey: "03-1481-A" }],
      pagination: { current: 1, total: 1, perPage: 24, page: 1 },
    });
    await expect(sdk.products.getById(999_999)).rejects.toThrow(FetchError);
  });

  it("have similar ones", async () => {
    expect(await sdk.recommendations.getSimilarProducts(id.product("03-1481-B"), { limit: 5 })).toMatchObject([
      { referenceKey: "03-1481-A" },
    ]);
    expect(
      await sdk.recommendations.getSimilarProducts(id.product("03-1481-B"), { ignoreSameMasterKey: true }),
    ).toEqual([]);
  });
});
