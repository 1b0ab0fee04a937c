import type { ProductsSearchEndpointParameters, StorefrontAPIClient } from "@scayle/storefront-api";
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

type Where = NonNullable<ProductsSearchEndpointParameters["where"]>;
const category = (path: string) => upstream.ids.categories.get(path) ?? 0;

function likeA(parameters: Parameters<StorefrontAPIClient["recommendations"]["getSimilarProducts"]>[1]) {
  return sdk.recommendations.getSimilarProducts(upstream.ids.products.get("a") ?? 0, parameters);
}

describe("similar products", () => {
  it("follow filters, number, siblings and what is asked for", async () => {
    const where: Where = { categoryId: category("/slapen") };
    expect((await likeA({ where })).map(({ referenceKey }) => referenceKey)).toEqual(["b", "c"]);
    expect((await likeA({ where, limit: 1 })).map(({ referenceKey }) => referenceKey)).toEqual(["b"]);
    expect((await likeA({ where, ignoreSameMasterKey: true })).map(({ referenceKey }) => referenceKey)).toEqual(["c"]);
    expect((await likeA({ where: { ...where, maxPrice: 10_000 } })).map(({ referenceKey }) => referenceKey)).toEqual([
      "c",
    ]);
    const [first] = await likeA({ where, with: { attributes: { withKey: ["brand"] }, priceRange: true } });
    expect(first).toMatchObject({ attributes: { brand: {} }, priceRange: { min: { withTax: 35_000 } } });
    expect(first?.attributes).not.toHaveProperty("color");
  });
});
