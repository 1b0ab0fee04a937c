import { FetchError, type StorefrontAPIClient } from "@scayle/storefront-api";
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
  category: (path: string) => upstream.ids.categories.get(path) ?? 0,
};

/** A row of a promotion that is part of a campaign. */
function promotion(key: string, campaign: object, percent: number, code?: string) {
  const document = {
    name: { nl: key },
    label: { nl: key },
    from: "2026-01-01T00:00:00Z",
    to: "2027-12-31T00:00:00Z",
    priority: 1,
    ...(code ? { code } : {}),
    effect: { type: "automatic_discount", percent },
    campaign,
  };
  return { promotion_key: key, data: JSON.stringify(document) };
}

describe("the rest of the catalogue", () => {
  it("variants", async () => {
    const variants = await sdk.variants.getByIds([id.variant("C1"), id.variant("A90"), 999_999], {
      with: { attributes: "all" },
    });
    expect(variants.map((variant) => [variant.id, variant.productId])).toEqual([
      [id.variant("C1"), id.product("04-0001-A")],
      [id.variant("A90"), id.product("03-1481-A")],
    ]);
    expect(variants[1]?.attributes).toMatchObject({ size: { key: "size" } });
    expect(variants[1]).not.toHaveProperty("advancedAttributes");
    const [reduced] = await sdk.variants.getByIds([id.variant("A90")], {
      with: { advancedAttributes: { withKey: ["variantTitle"] }, lowestPriorPrice: true, stock: "all" },
      campaignKey: "px",
    });
    expect(reduced).toMatchObject({
      price: { withTax: 29_900, reductionsRelativeTo: "lowestPriorPrice.withTax" },
      lowestPriorPrice: { withTax: 39_900 },
      stock: { quantity: 10 },
    });
    expect(Object.keys(reduced?.advancedAttributes ?? {})).toEqual(["variantTitle"]);
  });

  it("attributes", async () => {
    expect(await sdk.attributes.getByKey("size")).toMatchObject({
      key: "size",
      multiSelect: true,
      values: [{ value: "90x200" }, { value: "140x200" }],
    });
    await expect(sdk.attributes.getByKey("nobody")).rejects.toThrow(FetchError);
    expect(await upstream.json("GET", "/v1/attributes?names=brand,nobody,color")).toMatchObject([
      { key: "brand" },
      { key: "color" },
    ]);
  });

  it("categories", async () => {
    const roots = await sdk.categories.getRoots({ with: { children: 2 } });
    expect(
      roots.map((root) => [root.path, root.childrenIds, root.children?.map((child) => child.slug), root.properties]),
    ).toEqual([
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
    const sorted = await sdk.categories.getByPath(["wonen"], { with: { includeProductSorting: true } });
    expect(sorted.productSorting).toEqual({
      customSortingKey: "scayle:v1:new-arrivals",
      smartSortingKey: "scayle:v1:revenue-max",
    });
    expect((await sdk.categories.getById(id.category("/wonen"))).path).toBe("/wonen");
    expect((await sdk.categories.getByIds([id.category("/wonen"), 9999])).map((category) => category.slug)).toEqual([
      "wonen",
    ]);
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

  it("campaigns of promotions", async () => {
    expect(await sdk.campaigns.get()).toMatchObject({ entities: [], pagination: { total: 0 } });
    const summer = {
      key: "zomer",
      name: { nl: "Zomer" },
      headline: { nl: "Zon" },
      from: "2026-06-01T00:00:00Z",
      to: "2026-09-01T00:00:00Z",
    };
    const winter = {
      key: "winter",
      name: { nl: "Winter" },
      headline: { nl: "Sneeuw" },
      from: "2026-11-01T00:00:00Z",
      to: "2027-02-01T00:00:00Z",
    };
    const promotions = [promotion("a", winter, 10), promotion("b", winter, 25), promotion("c", summer, 15)];
    const secret = promotion("d", { ...summer, key: "geheim" }, 50, "GEHEIM");
    await upstream.database.db
      .insertInto("promotion")
      .values([...promotions, secret])
      .execute();
    await upstream.database.db.insertInto("promotion_version").values({ checksum: "test" }).execute();
    const { entities, pagination } = await sdk.campaigns.get({ sort: { by: "start_at", direction: "desc" } });
    expect(entities.map(({ key, reduction }) => [key, reduction])).toEqual([
      ["winter", 25],
      ["zomer", 15],
    ]);
    expect(pagination).toMatchObject({ total: 2, current: 2, page: 1 });
    const byReduction = await sdk.campaigns.get({
      sort: { by: "reduction", direction: "asc" },
      pagination: { page: 2, perPage: 1 },
    });
    expect(byReduction).toMatchObject({ entities: [{ key: "winter" }], pagination: { total: 2, last: 2 } });
    expect(await sdk.campaigns.getById(entities[0]?.id ?? 0)).toMatchObject({
      key: "winter",
      name: "Winter",
      headline: "Sneeuw",
      startsAt: "2026-11-01T00:00:00.000Z",
      endsAt: "2027-02-01T00:00:00.000Z",
    });
    await expect(sdk.campaigns.getById(1)).rejects.toThrow(FetchError);
  });
});
