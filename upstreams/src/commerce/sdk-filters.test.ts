import { FetchError, type ProductsSearchEndpointParameters, type StorefrontAPIClient } from "@scayle/storefront-api";
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
const value = (key: string) => upstream.ids.values.get(key) ?? 0;
const category = (path: string) => upstream.ids.categories.get(path) ?? 0;
const attribute = (key: string, ...values: number[]): Where => ({ attributes: [{ type: "attributes", key, values }] });

describe("filters", () => {
  it("count under the conditions, and add what is asked for", async () => {
    const parameters = { where: { categoryId: category("/slapen"), ...attribute("brand", value("brand=duin")) } };
    const filters = await sdk.filters.get(parameters);
    expect(filters.map(({ slug }) => slug)).toEqual(["sale", "isNew", "prices", "brand", "size"]);
    expect(filters.find(({ slug }) => slug === "brand")?.values).toEqual([
      { id: value("brand=duin"), name: "Label duin", value: "duin", productCount: 2 },
      { id: value("brand=veen"), name: "Label veen", value: "veen", productCount: 1 },
    ]);
    const more = await sdk.filters.get({
      ...parameters,
      including: ["color"],
      with: ["values", "category_ids"],
      includeSoldOut: true,
    });
    expect(more.map(({ slug, type }) => [slug, type]).slice(3)).toEqual([
      ["brand", "attributes"],
      ["size", "attributes"],
      ["color", "attributes"],
      ["categoryids", "identifier"],
    ]);
    expect(more.at(-1)?.values).toEqual([
      { id: category("/slapen"), productCount: 2 },
      { id: category("/slapen/matrassen"), productCount: 2 },
    ]);
  });

  it("of several groups may be joined by or", async () => {
    const where: Where = {
      attributes: [
        { type: "attributes", key: "brand", values: [value("brand=duin")] },
        { type: "attributes", key: "filling", values: [value("filling=dons")] },
      ],
    };
    expect(await sdk.filters.getValues("sale", { where })).toEqual([
      { name: false, productCount: 0 },
      { name: true, productCount: 0 },
    ]);
    expect(await sdk.filters.getValues("sale", { where, orFiltersOperator: ["brand", "filling"] })).toEqual([
      { name: false, productCount: 2 },
      { name: true, productCount: 1 },
    ]);
    const found = await sdk.filters.get({ where, orFiltersOperator: ["brand", "filling"], campaignKey: "px" });
    expect(found.find(({ slug }) => slug === "prices")?.values).toEqual([{ min: 9900, max: 35_000, productCount: 3 }]);
  });

  it("of every type return their values", async () => {
    expect(await sdk.filters.getValues("size", { where: { term: "matras" } })).toEqual([
      { id: value("size=90x200"), name: "Label 90x200", value: "90x200", productCount: 1 },
      { id: value("size=140x200"), name: "Label 140x200", value: "140x200", productCount: 2 },
    ]);
    expect(await sdk.filters.getValues("isNew", {})).toEqual([
      { name: false, productCount: 2 },
      { name: true, productCount: 2 },
    ]);
    expect(await sdk.filters.getValues("categoryids", {})).toContainEqual({ id: category("/wonen"), productCount: 1 });
    await expect(sdk.filters.getValues("nobody", {})).rejects.toThrow(FetchError);
  });
});
