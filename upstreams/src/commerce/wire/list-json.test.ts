import { afterAll, beforeAll, expect, it } from "vitest";

import { listingSeed } from "../testing/listing-seed.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(listingSeed);
});

afterAll(() => upstream.close());

interface Page {
  entities: { id: number; isSoldOut: boolean; images: object[]; siblings: object[] }[];
}

const everything = [
  "attributes,advancedAttributes,images.attributes:legacy(false),priceRange,reductionRange,lowestPriorPrice,videos,sellableTimeframe",
  "categories:properties(),baseCategories,searchCategoryIds,siblings,siblings.attributes,siblings.variants",
  "variants,variants.attributes,variants.advancedAttributes,variants.lowestPriorPrice",
].join(",");
const products = `/v1/products?includeSoldOut=true&with=${everything}`;

const valueOf = async (path: string) => (await upstream.call("GET", path)).json();

it.each([
  products,
  `${products}&imageLimit=1&filters[term]=matras%2090x200`,
  `/v1/products?ids=1,2&with=${everything}`,
  "/v1/filters?includeSoldOut=true",
  "/v1/filters?includeSoldOut=true&with=values,category_ids&filters[brand]=999999",
])("in the same process the value of %s is what its text and its bytes say", async (path) => {
  const text = await (await upstream.call("GET", path)).text();
  expect(await valueOf(path)).toStrictEqual(JSON.parse(text));
  expect(Buffer.from(await (await upstream.call("GET", path)).arrayBuffer()).toString()).toBe(text);
});

it("what responses share cannot be changed", async () => {
  const [one, other] = [(await valueOf(products)) as Page, (await valueOf(products)) as Page];
  expect(one.entities.length).toBeGreaterThan(0);
  for (const [place, product] of one.entities.entries()) expect(product).toBe(other.entities[place]);
  expect(() => Object.assign(one.entities[0]!, { isSoldOut: true })).toThrow(TypeError);
  expect(() => one.entities[0]!.siblings.pop()).toThrow(TypeError);
  const filters = (await valueOf("/v1/filters")) as { values: object[] }[];
  expect(() => Object.assign(filters[0]!.values[0]!, { productCount: 0 })).toThrow(TypeError);
});

it("a value is no older than the stock", async () => {
  const { id } = ((await valueOf(products)) as Page).entities.find(({ isSoldOut }) => !isSoldOut)!;
  await upstream.database.db
    .updateTable("stock")
    .set({ quantity: 0, is_sellable_without_stock: false, changed_at: new Date() })
    .where("variant_id", "in", (variants) =>
      variants.selectFrom("variant").select("variant_id").where("product_id", "=", id),
    )
    .execute();
  upstream.clock.now = new Date(upstream.clock.now.getTime() + 1000);
  expect(((await valueOf(products)) as Page).entities.find((product) => product.id === id)).toMatchObject({
    isSoldOut: true,
  });
});
