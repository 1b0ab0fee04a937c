import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { parseCatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";
import { CatalogueReferences, nothingStored } from "#upstreams/catalogue/catalogue-references.ts";
import { parentPath } from "#upstreams/catalogue/lines/category-line.ts";

import { buildCatalogue } from "./builder/build-catalogue.ts";
import { printCatalogue } from "./builder/print-catalogue.ts";

const text = readFileSync(new URL("catalogue.ndjson", import.meta.url), "utf8");
const lines = text
  .trimEnd()
  .split("\n")
  .map((line) => parseCatalogueLine(line));
const pictures = new Set(readdirSync(new URL("images/", import.meta.url)));
const all = lines.flatMap((parsed) => (parsed.line ? [parsed.line] : []));
const products = all.filter((line) => line.type === "product");
const categories = all.filter((line) => line.type === "category");
const variants = products.flatMap((product) => product.variants);
const inCategory = (path: string) =>
  products.filter((product) => product.categories.some((own) => `${own}/`.startsWith(`${path}/`)));

test("the committed file is what the source builds (npm run catalogue:build)", () => {
  expect(printCatalogue(buildCatalogue()) === text).toBe(true);
});

test("no line has a fault, and every picture exists", () => {
  const references = new CatalogueReferences(nothingStored, pictures);
  const faults = lines.flatMap((parsed, index) => parsed.faults ?? references.check(parsed.line, index + 1));
  expect(faults).toEqual([]);
});

test("is a whole assortment", () => {
  expect(products.length).toBeGreaterThanOrEqual(260);
  expect(new Set(products.map((product) => product.masterKey)).size).toBeGreaterThanOrEqual(180);
  expect(variants.length).toBeGreaterThanOrEqual(2400);
  expect(categories.length).toBeGreaterThanOrEqual(45);
  expect(new Set(products.map((product) => product.attributes.brand?.[0])).size).toBe(12);
  expect(inCategory("/matrassen").length).toBeGreaterThanOrEqual(60);
  expect(products.map((product) => product.masterKey)).toContain("03-1481");
  expect(all.filter((line) => line.type === "shop")).toHaveLength(8);
});

test("categories stand on three levels, below a parent, and none is empty", () => {
  expect(new Set(categories.map(({ path }) => path.split("/").length - 1))).toEqual(new Set([1, 2, 3]));
  const paths = new Set(categories.map(({ path }) => path));
  expect(categories.filter(({ path }) => parentPath(path) && !paths.has(parentPath(path)!))).toEqual([]);
  expect(categories.filter(({ path }) => inCategory(path).length === 0)).toEqual([]);
});

test("siblings share the master's key and title and differ in colour", () => {
  for (const siblings of Map.groupBy(products, (product) => product.masterKey).values()) {
    expect(new Set(siblings.map((product) => product.masterTitle.nl)).size).toBe(1);
    expect(new Set(siblings.map((product) => product.attributes.color?.[0])).size).toBe(siblings.length);
  }
  expect(products.length).toBeGreaterThan(new Set(products.map((product) => product.masterKey)).size + 10);
});

test("prices of products that are old enough reach back 60 days and more", () => {
  const sixtyDaysBefore = "2026-09-22";
  for (const product of products.filter(({ firstLiveAt }) => firstLiveAt < sixtyDaysBefore)) {
    const starts = product.variants.flatMap((variant) =>
      Object.values(variant.prices).map((price) => price.history[0]![0]),
    );
    expect(starts.every((start) => start < sixtyDaysBefore)).toBe(true);
  }
});

test("some reductions beat the lowest price of the 30 days before them, and two do not", () => {
  const reduced = products.flatMap((product) => {
    const price = product.variants[0]!.prices.nl;
    return price?.reducedSince ? [{ product, price, since: price.reducedSince }] : [];
  });
  const vain = reduced.filter(({ price, since }) => price.cents >= lowestBefore(price.history, since));
  expect(vain.map(({ product }) => product.name.nl)).toEqual(["Matrassen Samen, set van twee", "Bank Dommel"]);
  expect(reduced.length / products.length).toBeGreaterThan(0.1);
  expect(reduced.length / products.length).toBeLessThan(0.2);
});

function lowestBefore(history: readonly (readonly [string, number])[], since: string): number {
  const from = new Date(new Date(since).getTime() - 30 * 86_400_000).toISOString().slice(0, 10);
  const inForce = history.filter(([start], index) => start < since && (history[index + 1]?.[0] ?? since) > from);
  return Math.min(...inForce.map(([, cents]) => cents));
}

test("every product says who made it, what it is made of and how to keep it", () => {
  const bare = products.filter(({ passport }) => !passport.composition || !passport.care || !passport.origin);
  expect(bare).toEqual([]);
});

test("no two masters share a description", () => {
  const texts = new Map(products.map((product) => [product.description.nl, product.masterKey]));
  expect(texts.size).toBe(new Set(products.map((product) => product.masterKey)).size);
});

test("a bestseller is among the five most sold of its shop window", () => {
  for (const product of products.filter((one) => one.badges.some((badge) => badge.key === "bestseller"))) {
    const window = inCategory(`/${product.categories[0]!.split("/")[1]}`);
    const best = Math.max(...inMaster(product.masterKey));
    expect(
      window.filter((other) => other.soldRecently > best && other.masterKey !== product.masterKey).length,
    ).toBeLessThan(5);
  }
});

const inMaster = (masterKey: string) =>
  products.filter((product) => product.masterKey === masterKey).map((product) => product.soldRecently);

test("stock is of every kind", () => {
  const kinds = Map.groupBy(variants, ({ stock }) => {
    if (stock.quantity > 0) return stock.quantity < 5 ? "low" : "plenty";
    return stock.sellableWithoutStock ? "to order" : "sold out";
  });
  expect(new Set(kinds.keys())).toEqual(new Set(["plenty", "low", "to order", "sold out"]));
});
