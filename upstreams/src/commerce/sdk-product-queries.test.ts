import {
  FetchError,
  type ProductsSearchEndpointParameters,
  type RFC33339Date,
  type StorefrontAPIClient,
} from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { sdkClient } from "./testing/sdk-client.ts";
import { listingSeed } from "./testing/listing-seed.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

let upstream: TestUpstream;
let sdk: StorefrontAPIClient;

beforeAll(async () => {
  upstream = await createTestUpstream(listingSeed);
  sdk = sdkClient(upstream.handle);
});

afterAll(() => upstream.close());

const value = (key: string) => upstream.ids.values.get(key) ?? 0;
const category = (path: string) => upstream.ids.categories.get(path) ?? 0;

/** Reference keys in the order they are listed. */
async function listed(parameters: ProductsSearchEndpointParameters): Promise<string> {
  const { entities } = await sdk.products.query(parameters);
  return entities.map(({ referenceKey }) => referenceKey).join(" ");
}

type Where = NonNullable<ProductsSearchEndpointParameters["where"]>;
const attribute = (key: string, ...values: number[]): Where => ({ attributes: [{ type: "attributes", key, values }] });
const named = (key: string, ...values: string[]): Where => ({ attributes: [{ type: "attributes", key, values }] });
const rfc3339 = (text: string) => text as unknown as RFC33339Date;
const boolean = (key: string, truth: boolean): Where => ({ attributes: [{ type: "boolean", key, value: truth }] });

describe("a product query", () => {
  it.each<[string, () => Where, string]>([
    ["nothing", () => ({}), "d c b a"],
    ["a category with those below it", () => ({ categoryId: category("/slapen") }), "c b a"],
    ["a term", () => ({ term: "matras" }), "b a"],
    ["a misspelt term", () => ({ term: "mattras" }), "b a"],
    ["a misspelt term taken at its word", () => ({ term: "mattras", disableFuzziness: true }), ""],
    ["a price from", () => ({ minPrice: 20_001 }), "d b"],
    ["a price to", () => ({ maxPrice: 20_000 }), "c a"],
    ["a reduction from", () => ({ minReduction: 50 }), "a"],
    ["a reduction to", () => ({ maxReduction: 49 }), "d c b"],
    ["reductions of a campaign", () => ({ hasCampaignReduction: true }), "b"],
    ["no reductions of a campaign", () => ({ hasCampaignReduction: false }), "d c a"],
    ["what is sellable at a moment", () => ({ sellableAt: rfc3339("2026-11-10T00:00:00Z") }), "c b a"],
    ["sale", () => boolean("sale", true), "a"],
    ["no sale", () => boolean("sale", false), "d c b"],
    ["new ones", () => boolean("isnew", true), "d a"],
    ["one value", () => attribute("brand", value("brand=duin")), "b a"],
    ["two values of a group", () => attribute("brand", value("brand=duin"), value("brand=veen")), "d c b a"],
    ["a value of a variant", () => attribute("size", value("size=90x200")), "a"],
    ["a value of a group with many", () => attribute("filling", value("filling=wol")), "c"],
    ["a value nobody has", () => attribute("brand", 999_999), ""],
    ["reference keys", () => named("referenceKey", "a", "d", "nobody"), "d a"],
    ["master keys", () => named("styleKey", "03-0001"), "b a"],
    ["an EAN", () => named("ean", "2944060456210"), "a"],
    ["several EANs", () => named("ean", "2944060456210", "2944060456227", "2944060456999"), "c a"],
    ["an EAN that is an article number", () => named("ean", "A-a90"), ""],
    ["a merchant", () => named("merchantId", "1"), ""],
    ["live since", () => named("minFirstLiveAt", "2026-10-01T00:00:00Z"), "d a"],
    ["live until", () => named("maxFirstLiveAt", "2026-10-01T00:00:00Z"), "c b"],
  ])("finds %s", async (_, where, expected) => {
    expect(await listed({ where: where() })).toBe(expected);
    // A filter's counts leave its own choice aside.
    const { minPrice, maxPrice } = where();
    const counted = minPrice === undefined && maxPrice === undefined ? "prices" : "isNew";
    const counts = await sdk.filters.getValues(counted, { where: where() });
    const total = counts.reduce((sum, { productCount }) => sum + productCount, 0);
    expect(total).toBe(expected === "" ? 0 : expected.split(" ").length);
  });

  it("joins groups by and, excludes values, takes a group's id for its key", async () => {
    const brand = await sdk.attributes.getByKey("brand");
    const duin = { type: "attributes" as const, id: brand.id ?? 0, values: [value("brand=duin")] };
    const white = { type: "attributes" as const, key: "color", values: [value("color=wit")] };
    expect(await listed({ where: { attributes: [duin, white] } })).toBe("a");
    expect(
      await listed({ where: { attributes: [{ type: "attributes:not", key: "color", values: [value("color=wit")] }] } }),
    ).toBe("d b");
    expect(
      await listed({
        where: { attributes: [duin, { type: "attributes:not", key: "size", values: [value("size=140x200")] }] },
      }),
    ).toBe("a");
  });

  it("joins the named groups by or", async () => {
    const where: Where = {
      attributes: [
        { type: "attributes", key: "brand", values: [value("brand=duin")] },
        { type: "attributes", key: "filling", values: [value("filling=dons")] },
        { type: "attributes", key: "color", values: [value("color=wit")] },
      ],
    };
    expect(await listed({ where })).toBe("");
    expect(await listed({ where, orFiltersOperator: ["brand", "filling"] })).toBe("c a");
  });

  it.each<[ProductsSearchEndpointParameters["sort"], string]>([
    [undefined, "d c b a"],
    [{ by: "price", direction: "asc" }, "c a b d"],
    [{ by: "price", direction: "desc" }, "d b a c"],
    [{ by: "price" }, "d b a c"],
    [{ by: "new", direction: "desc" }, "d a c b"],
    [{ by: "new", direction: "asc" }, "b c a d"],
    [{ by: "reduction", direction: "desc" }, "a b d c"],
    [{ by: "reduction", direction: "asc" }, "d c b a"],
    [{ sortingKey: "scayle:v1:topseller", direction: "desc" }, "b d a c"],
    [{ sortingKey: "scayle:v1:topseller", by: "price", direction: "asc" }, "c a d b"],
    [{ sortingKey: ["scayle:v1:stock-coverage", "scayle:v1:topseller"], direction: "desc" }, "a b d c"],
    [{ sortingKey: "nobody" }, "d c b a"],
    [{ by: "price", direction: "asc", score: "category_scores", channel: "web" }, "c a b d"],
  ])("sorts by %j", async (sort, expected) => {
    expect(await listed({ sort })).toBe(expected);
  });

  it("pages", async () => {
    const page = (number: number) => sdk.products.query({ pagination: { page: number, perPage: 3 } });
    const place = { total: 4, perPage: 3, first: 1, last: 2 };
    expect((await page(1)).pagination).toEqual({ ...place, current: 3, page: 1, prev: 1, next: 2 });
    expect((await page(2)).pagination).toEqual({ ...place, current: 1, page: 2, prev: 1, next: 2 });
    expect((await page(3)).entities).toEqual([]);
    expect((await sdk.products.query({})).pagination.perPage).toBe(100);
    const { entities, pagination } = await upstream.json<{ entities: { referenceKey: string }[]; pagination: object }>(
      "GET",
      "/v1/products?limit=2&offset=1",
    );
    expect([entities.map(({ referenceKey }) => referenceKey), pagination]).toEqual([["c", "b"], { total: 4 }]);
  });

  it("takes sold-out ones, and goes on behind a product", async () => {
    expect(await listed({ includeSoldOut: true })).toBe("e d c b a");
    expect(await listed({ includeSellableForFree: true, campaignKey: "px", pricePromotionKey: "any" })).toBe("d c b a");
    expect(await listed({ minProductId: upstream.ids.products.get("c") })).toBe("d c");
  });

  it("refuses what is no value of a filter", async () => {
    for (const where of [{ sellableAt: rfc3339("soon") }, named("brand", "duin"), named("maxFirstLiveAt", "soon")])
      await expect(sdk.products.query({ where })).rejects.toThrow(FetchError);
  });
});
