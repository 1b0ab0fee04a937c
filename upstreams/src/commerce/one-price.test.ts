import type { BasketResponseData, Product, Variant, VariantDetail } from "@scayle/storefront-api";
import { afterAll, beforeAll, expect, it } from "vitest";

import { randomSeed } from "./testing/random-seed.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(randomSeed(60, 3));
});

afterAll(() => upstream.close());

const facts = ({ price, lowestPriorPrice }: Pick<Variant, "price" | "lowestPriorPrice">) => ({
  price,
  lowestPriorPrice,
});

it("a variant costs the same on its product's page, by itself, in the bounds of a listing, by its filters and in a basket", async () => {
  const { entities } = await upstream.json<{ entities: Product[] }>(
    "GET",
    "/v1/products?perPage=100&sort=price&sortDir=asc&with=priceRange,reductionRange,lowestPriorPrice,variants,variants.lowestPriorPrice",
  );
  const offered = entities.flatMap(({ variants = [] }) => variants);
  expect(offered.some(({ price }) => price.appliedReductions.length > 0)).toBe(true);

  const ids = offered.map(({ id }) => id).slice(0, 100);
  const single = await upstream.json<{ entities: VariantDetail[] }>(
    "GET",
    `/v1/variants?ids=${ids.join(",")}&with=lowestPriorPrice`,
  );
  expect(single.entities.map(facts)).toEqual(offered.slice(0, 100).map(facts));

  const sellable = offered.filter(({ stock }) => stock.quantity > 0 || stock.isSellableWithoutStock);
  const key = "one-price-for-everybody-01";
  const items = sellable.map(({ id }) => ({ variantId: id, quantity: 1 }));
  const basket = await upstream.json<BasketResponseData>("POST", `/v1/baskets/${key}/items:batch`, {
    body: { items },
    status: 201,
  });
  expect(basket.items.map(({ price, lowestPriorPrice }) => ({ price: price.unit, lowestPriorPrice }))).toEqual(
    sellable.map(facts),
  );
  expect(basket.cost.withTax).toBe(sellable.reduce((sum, { price }) => sum + price.withTax, 0));

  const lowest = entities.map(({ priceRange }) => priceRange?.min.withTax ?? 0);
  expect(lowest).toEqual(lowest.toSorted((first, second) => first - second));
  for (const { variants = [], priceRange, lowestPriorPrice } of entities) {
    const buyable = variants.filter((variant) => sellable.includes(variant));
    const cheapest = Math.min(...buyable.map(({ price }) => price.withTax));
    expect(priceRange?.min.withTax).toBe(cheapest);
    expect(buyable.map(facts)).toContainEqual({ price: priceRange?.min, lowestPriorPrice });
  }
  const [bounds] = await upstream.json<{ min: number; max: number }[]>("GET", "/v1/filters/prices/values");
  expect(bounds).toMatchObject({ min: lowest[0], max: lowest.at(-1) });
});
