import { expect, test } from "vitest";

import { generateCatalogue } from "./generate-catalogue.ts";

const lines = [...generateCatalogue({ products: 3000, seed: 7, reviews: 300, orders: 1000 })];
const products = lines.filter((line) => line.type === "product");
const shareOf = (holds: (product: (typeof products)[number]) => boolean): number =>
  products.filter(holds).length / products.length;

test("masters come in one to eight colours, each once", () => {
  const siblings = [...Map.groupBy(products, ({ masterKey }) => masterKey).values()];
  expect(Math.max(...siblings.map(({ length }) => length))).toBeGreaterThan(6);
  expect(Math.max(...siblings.map(({ length }) => length))).toBeLessThanOrEqual(8);
  expect(new Set(products.map(({ masterKey, attributes }) => `${masterKey} ${attributes.color?.[0]}`)).size).toBe(
    products.length,
  );
});

test("products have 1 to 40 variants, five to six on average", () => {
  const counts = products.map(({ variants }) => variants.length);
  expect(Math.min(...counts)).toBe(1);
  expect(Math.max(...counts)).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBeLessThanOrEqual(40);
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  expect(average).toBeGreaterThan(4.8);
  expect(average).toBeLessThan(6.3);
});

test("about 15 % are reduced, 8 % sold out and 5 % new", () => {
  expect(shareOf(({ variants }) => variants[0]!.prices.nl!.reduction !== undefined)).toBeCloseTo(0.145, 1);
  const soldOut = shareOf(({ variants }) =>
    variants.every(({ stock }) => stock.quantity === 0 && !stock.sellableWithoutStock),
  );
  expect(soldOut).toBeGreaterThan(0.06);
  expect(soldOut).toBeLessThan(0.12);
  const fresh = shareOf(({ firstLiveAt }) => firstLiveAt >= "2026-11-01");
  expect(fresh).toBeGreaterThan(0.03);
  expect(fresh).toBeLessThan(0.07);
});

test("prices stand in six columns, most with two to four entries of history", () => {
  const prices = products.flatMap(({ variants }) => variants.map((variant) => variant.prices));
  expect(prices.every((columns) => Object.keys(columns).length === 6)).toBe(true);
  const withHistory = prices.filter(({ nl }) => nl!.history.length >= 2 && nl!.history.length <= 4).length;
  expect(withHistory / prices.length).toBeGreaterThan(0.85);
});

test("a few products sell most of the pieces, and a few values most of a filter", () => {
  const sold = products.map(({ soldRecently }) => soldRecently).toSorted((one, other) => other - one);
  const all = sold.reduce((sum, pieces) => sum + pieces, 0);
  expect(sold.slice(0, sold.length / 10).reduce((sum, pieces) => sum + pieces, 0) / all).toBeGreaterThan(0.5);
  const brands = [...Map.groupBy(products, ({ attributes }) => attributes.brand![0]).values()].map(
    ({ length }) => length,
  );
  expect(brands.length).toBeGreaterThan(50);
  expect(Math.max(...brands)).toBeGreaterThan(products.length / 40);
});

test("descriptions and titles are nearly all different", () => {
  const masters = new Set(products.map(({ masterKey }) => masterKey)).size;
  expect(new Set(products.map(({ description }) => description.nl)).size).toBeGreaterThan(masters * 0.98);
  expect(new Set(products.map(({ masterTitle }) => masterTitle.nl)).size).toBeGreaterThan(masters * 0.98);
});
