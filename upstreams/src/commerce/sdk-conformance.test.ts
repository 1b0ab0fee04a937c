import {
  ExistingItemHandling,
  FetchError,
  getAttributeValues,
  getFirstAttributeValue,
  type StorefrontAPIClient,
} from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { sdkClient } from "./testing/sdk-client.ts";
import type { Seed } from "./testing/seed-catalogue.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

const seed: Seed = {
  attributes: { brand: ["duin", "veen"], color: ["#c2b299", "#2b4b50"], "filling*": ["dons", "wol"], size: ["90x200", "140x200"] },
  categories: [
    { path: "/slapen" },
    { path: "/slapen/matrassen", supportedFilter: ["size", "brand"] },
    { path: "/slapen/geheim", hidden: true },
    { path: "/wonen" },
  ],
  products: [
    {
      key: "03-1481-A",
      master: "03-1481",
      categories: ["/slapen/matrassen", "/slapen/geheim"],
      attributes: { brand: ["duin"], color: ["#c2b299"], filling: ["dons", "wol"] },
      badges: [{ key: "vegan", basis: { nl: "Zonder dierlijke stoffen" } }],
      sold: 3,
      variants: [
        {
          key: "A90",
          attributes: { size: ["90x200"] },
          cents: 29_900,
          reduction: "sale",
          reducedSince: "2026-11-01T00:00:00Z",
          history: [["2026-09-01T00:00:00Z", 39_900]],
          levies: [{ column: "nl", code: "mattress", cents: 350 }],
        },
        { key: "A140", attributes: { size: ["140x200"] }, cents: 49_900, stock: 2 },
      ],
    },
    {
      key: "03-1481-B",
      master: "03-1481",
      categories: ["/slapen/matrassen"],
      attributes: { brand: ["duin"], color: ["#2b4b50"] },
      variants: [{ key: "B90", stock: 0 }],
    },
    { key: "04-0001-A", master: "04-0001", categories: ["/wonen"], attributes: { brand: ["veen"] }, sold: 9, variants: [{ key: "C1" }] },
  ],
};

let upstream: TestUpstream;
let sdk: StorefrontAPIClient;

beforeAll(async () => {
  upstream = await createTestUpstream(seed);
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
    expect(product).toMatchObject({ masterKey: "03-1481", isSoldOut: false, images: [{ hash: "foto.webp", url: "/images/foto.webp" }] });
    expect(product.images[0]).not.toHaveProperty("attributes");
  });

  it("carry what is asked for", async () => {
    const product = await sdk.products.getById(id.product("03-1481-A"), {
      with: {
        attributes: "all",
        advancedAttributes: { withKey: ["badgeBasis", "care", "productName"] },
        variants: { attributes: { withKey: ["size"] }, advancedAttributes: "all", lowestPriorPrice: true, stock: "all" },
        categories: { properties: { withName: ["tone"] } },
        siblings: { attributes: { withKey: ["color"] } },
        priceRange: true,
        reductionRange: true,
        lowestPriorPrice: true,
        baseCategories: true,
        searchCategoryIds: true,
      },
    });
    expect(getFirstAttributeValue(product.attributes, "brand")).toEqual({ id: id.value("brand=duin"), label: "Label duin", value: "duin" });
    expect(getAttributeValues(product.attributes, "filling").map((value) => value.value)).toEqual(["dons", "wol"]);
    expect(getFirstAttributeValue(product.attributes, "productName")?.value).toBe("Product 03-1481-A");
    expect(getFirstAttributeValue(product.attributes, "masterReviewsCount")?.value).toBe("0");
    expect(product.advancedAttributes).toMatchObject({
      badgeBasis: { values: [{ fieldSet: [[{ value: "vegan" }, { value: "Zonder dierlijke stoffen" }]], groupSet: [] }] },
      care: { values: [{ fieldSet: [[{ value: "Wassen op 30" }]] }] },
    });
    expect(product.advancedAttributes).not.toHaveProperty("manufacturerName");
    expect(product.categories?.map((way) => way.map((category) => category.categoryUrl))).toEqual([["/slapen", "/slapen/matrassen"]]);
    expect(product.categories?.[0]?.[1]?.categoryProperties).toEqual([{ name: "tone", value: "warm" }]);
    expect(product.siblings).toMatchObject([{ referenceKey: "03-1481-B", isSoldOut: true, attributes: { color: { multiSelect: false } } }]);
    expect(product.siblings?.[0]?.attributes).not.toHaveProperty("brand");
    expect(product.priceRange).toMatchObject({
      min: { withTax: 29_900, beforeSaleWithTax: 39_900 },
      max: { withTax: 49_900, appliedReductions: [] },
    });
    expect(product.reductionRange).toMatchObject({ min: { withTax: 49_900 }, max: { withTax: 29_900 } });
    expect(product.lowestPriorPrice).toEqual({ withTax: 39_900, relativeDifferenceToPrice: -0.2506 });
    expect(product.searchCategoryIds).toEqual([id.category("/slapen"), id.category("/slapen/matrassen"), id.category("/slapen/geheim")]);
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

  it("are found by id, reference key, master key and search", async () => {
    const ids = [id.product("03-1481-A"), id.product("03-1481-B"), 999_999];
    expect((await sdk.products.getByIds(ids)).map((product) => product.referenceKey)).toEqual(["03-1481-A", "03-1481-B"]);
    expect((await sdk.products.getByReferenceKey("03-1481-B"))?.id).toBe(id.product("03-1481-B"));
    expect(await sdk.products.getByReferenceKey("nobody")).toBeNull();
    expect((await sdk.products.getByReferenceKeys(["04-0001-A", "03-1481-A"])).map((product) => product.referenceKey)).toEqual([
      "04-0001-A",
      "03-1481-A",
    ]);
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
    expect(page).toMatchObject({ entities: [{ referenceKey: "03-1481-A" }], pagination: { current: 1, total: 1, perPage: 24, page: 1 } });
    await expect(sdk.products.getById(999_999)).rejects.toThrow(FetchError);
  });

  it("have similar ones", async () => {
    expect(await sdk.recommendations.getSimilarProducts(id.product("03-1481-B"), { limit: 5 })).toMatchObject([
      { referenceKey: "03-1481-A" },
    ]);
    expect(await sdk.recommendations.getSimilarProducts(id.product("03-1481-B"), { ignoreSameMasterKey: true })).toEqual([]);
  });
});

describe("the rest of the catalogue", () => {
  it("variants", async () => {
    const variants = await sdk.variants.getByIds([id.variant("C1"), id.variant("A90"), 999_999], { with: { attributes: "all" } });
    expect(variants.map((variant) => [variant.id, variant.productId])).toEqual([
      [id.variant("C1"), id.product("04-0001-A")],
      [id.variant("A90"), id.product("03-1481-A")],
    ]);
    expect(variants[1]?.attributes).toMatchObject({ size: { key: "size" } });
  });

  it("attributes", async () => {
    expect(await sdk.attributes.getByKey("size")).toMatchObject({
      key: "size",
      multiSelect: true,
      values: [{ value: "90x200" }, { value: "140x200" }],
    });
    await expect(sdk.attributes.getByKey("nobody")).rejects.toThrow(FetchError);
    expect(await upstream.json("GET", "/v1/attributes?names=brand,nobody,color")).toMatchObject([{ key: "brand" }, { key: "color" }]);
  });

  it("categories", async () => {
    const roots = await sdk.categories.getRoots({ with: { children: 2 } });
    expect(roots.map((root) => [root.path, root.childrenIds, root.children?.map((child) => child.slug), root.properties])).toEqual([
      ["/slapen", [id.category("/slapen/matrassen")], ["matrassen"], []],
      ["/wonen", [], [], []],
    ]);
    const all = await sdk.categories.getRoots({ with: { children: 1 }, includeHidden: true });
    expect(all[0]?.children?.map((child) => child.isHidden)).toEqual([false, true]);
    const byPath = await sdk.categories.getByPath(["slapen", "matrassen"], {
      with: { parents: "all", properties: "all", includeProductSorting: true },
    });
    expect(byPath).toMatchObject({
      id: id.category("/slapen/matrassen"),
      parentId: id.category("/slapen"),
      rootlineIds: [id.category("/slapen"), id.category("/slapen/matrassen")],
      depth: 2,
      parent: { path: "/slapen", depth: 1 },
      supportedFilter: ["size", "brand"],
      productSorting: { customSortingKey: "", smartSortingKey: "scayle:v1:topseller" },
      properties: [
        { name: "description", value: "Over matrassen" },
        { name: "image", value: "foto.webp" },
        { name: "tone", value: "warm" },
      ],
    });
    expect(byPath).not.toHaveProperty("children");
    expect((await sdk.categories.getById(id.category("/wonen"))).path).toBe("/wonen");
    expect((await sdk.categories.getByIds([id.category("/wonen"), 9999])).map((category) => category.slug)).toEqual(["wonen"]);
    await expect(sdk.categories.getByPath(["slapen", "nergens"])).rejects.toThrow(FetchError);
  });

  it("filters", async () => {
    const filters = await sdk.filters.get({ where: { categoryId: id.category("/slapen/matrassen") } });
    expect(filters.map((filter) => [filter.slug, filter.type])).toEqual([
      ["sale", "boolean"],
      ["isNew", "boolean"],
      ["prices", "range"],
      ["size", "attributes"],
      ["brand", "attributes"],
    ]);
    expect(await sdk.filters.getValues("prices", {})).toEqual([{ min: 10_000, max: 29_900, productCount: 2 }]);
  });

  it("shop, navigation, promotions", async () => {
    const shop = await sdk.shopConfiguration.get();
    expect(shop).toMatchObject({ shopId: 1001, name: "Warmeland", country: "NL", shopCustomData: { returnDays: 100 } });
    expect(shop.properties).toContainEqual({ key: "contact.email", value: "klant@warmeland.example" });
    expect(shop.properties).toContainEqual({ key: "shippingCents.two_person", value: "4995" });
    const main = await sdk.navigationv2.getByReferenceKey({ referenceKey: "main", with: { category: true } });
    expect(main.items).toMatchObject([
      {
        name: "Naam slapen",
        target: "category",
        assets: { image: "/images/foto.webp" },
        children: [{ name: "Naam matrassen", children: [] }],
      },
      { name: "Naam wonen", categoryTarget: { categoryId: id.category("/wonen"), category: { path: "/wonen" } } },
    ]);
    expect(await sdk.navigationv2.getAll()).toHaveLength(1);
    expect(await sdk.promotions.get()).toMatchObject({ entities: [], pagination: { total: 0 } });
  });
});

describe("the basket", () => {
  const key = "sdk-conformance-basket-01";

  it("is read, filled, changed and emptied by the SDK", async () => {
    expect(await sdk.basket.get(key)).toMatchObject({ type: "success", basket: { key, items: [] } });
    const withAll = { with: { items: { product: { attributes: "all" as const }, variant: { attributes: "all" as const } } } };
    const added = await sdk.basket.addItem(key, id.variant("A140"), 1, {
      ...withAll,
      displayData: { name: { key: "name", label: "Naam", value: "Matras" } },
    });
    expect(added).toMatchObject({ type: "success", statusCode: 201 });
    const item = added.basket.items[0]!;
    expect(item).toMatchObject({
      product: { attributes: { brand: {} } },
      variant: { attributes: { size: {} } },
      displayData: { name: { value: "Matras" } },
    });
    expect(await sdk.basket.addItem(key, id.variant("A140"), 1)).toMatchObject({
      type: "failure",
      kind: "VariantAlreadyPresent",
      basket: { key },
    });
    expect(await sdk.basket.addItem(key, id.variant("B90"), 1)).toMatchObject({
      type: "failure",
      kind: "ItemUnavailable",
      basket: { key },
    });
    expect(await sdk.basket.updateItem(key, item.key, 2)).toMatchObject({ type: "success", statusCode: 200 });
    expect(await sdk.basket.updateItem(key, item.key, 7)).toMatchObject({
      type: "failure",
      kind: "ItemAddedWithReducedQuantity",
      basket: { items: [{ quantity: 2 }] },
    });
    expect(await sdk.basket.updateItem(key, "nobody", 2)).toMatchObject({ type: "failure", kind: "BasketItemNotFound", basket: { key } });
    expect(await sdk.basket.deleteItem(key, item.key)).toMatchObject({ items: [] });
    await expect(sdk.basket.deleteItem(key, item.key)).rejects.toThrow(FetchError);
  });

  it("takes the SDK's adding of several items in every way of handling", async () => {
    const handlings = Object.values(ExistingItemHandling);
    const quantities: number[] = [];
    for (const existingItemHandling of handlings) {
      const items = [{ variantId: id.variant("A90"), quantity: 2 }];
      const result = await sdk.basket.addOrUpdateItems(key, items, {}, { existingItemHandling });
      expect(result.type).toBe("success");
      quantities.push(result.basket.items[0]!.quantity);
    }
    expect(handlings).toEqual(["KeepExisting", "AddQuantityToExisting", "ReplaceExisting", "ReplaceExistingWithCombinedQuantity"]);
    expect(quantities).toEqual([2, 4, 2, 4]);
  });
});
