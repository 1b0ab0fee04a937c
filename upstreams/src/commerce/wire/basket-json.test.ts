import { afterAll, beforeAll, expect, it } from "vitest";

import { TestBaskets } from "../testing/test-baskets.ts";
import type { BasketJson } from "./basket-json.ts";

let baskets: TestBaskets;

beforeAll(async () => {
  baskets = await TestBaskets.create();
});

afterAll(() => baskets.close());

const parts = [
  "",
  "items.product.attributes,items.product.images.attributes:legacy(false),items.variant.attributes,items.variant.advancedAttributes",
  "items.product.variants.lowestPriorPrice,items.product.priceRange,items.product.siblings,items.variant.lowestPriorPrice,items.promotion,applicablePromotions",
];

it("in the same process a response's value is what its text and its bytes say, whatever is asked for", async () => {
  const key = baskets.newKey();
  await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 2, displayData: { name: { value: "Bed" } } });
  await baskets.add(key, {
    variantId: baskets.variant("sloop-sale"),
    quantity: 1,
    itemGroup: { id: "set", isMainItem: true, isRequired: true },
  });
  for (const parameter of parts) {
    const fetchBasket = () => baskets.upstream.call("GET", `/v1/baskets/${key}?with=${parameter}`);
    const text = await (await fetchBasket()).text();
    expect(await (await fetchBasket()).json()).toStrictEqual(JSON.parse(text));
    expect(Buffer.from(await (await fetchBasket()).arrayBuffer()).toString()).toBe(text);
  }
});

it("what responses share cannot be changed", async () => {
  const key = baskets.newKey();
  await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 });
  const fetchBasket = () => baskets.upstream.call("GET", `/v1/baskets/${key}?with=items.product.attributes`);
  const [one, other] = [await (await fetchBasket()).json(), await (await fetchBasket()).json()] as [
    BasketJson,
    BasketJson,
  ];
  expect(one.items[0]!.product).toBe(other.items[0]!.product);
  expect(() => Object.assign(one.items[0]!.product.images, { 0: "another" })).toThrow(TypeError);
});
