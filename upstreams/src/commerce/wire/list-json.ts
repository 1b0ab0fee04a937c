import type { Pagination, Product } from "@scayle/storefront-api";

import type { Shared } from "../frozen.ts";
import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import type { ProductInclude } from "./product-include.ts";
import { productJson } from "./product-json.ts";

/** Products of a list; `form` names the include. */
export interface ProductList {
  engine: CatalogueEngine;
  indexes: readonly number[];
  form: string;
  include: ProductInclude;
  hour: number;
}

/** Products as the JSON text of an array, each written once and remembered. */
export function productTexts({ engine, indexes, form, include, hour }: ProductList): string {
  return `[${indexes.map((index) => productText(engine, index, form, include, hour)).join(",")}]`;
}

/** The same as values, each made once and remembered; they cannot be changed. */
export function productValues({ engine, indexes, form, include, hour }: ProductList): Shared<readonly Product[]> {
  const products = indexes.map((index) => sharedProduct(engine, index, form, include, hour));
  return { value: products.map(({ value }) => value), weight: products.reduce((sum, { weight }) => sum + weight, 0) };
}

/** One product as JSON text. */
export function productText(
  engine: CatalogueEngine,
  index: number,
  form: string,
  include: ProductInclude,
  hour: number,
): string {
  return engine.fragments.text(form, index, hour, () => productJson(engine, index, include, hour));
}

/** One product as a value; shared, so it cannot be changed. */
export function productValue(
  engine: CatalogueEngine,
  index: number,
  form: string,
  include: ProductInclude,
  hour: number,
): Product {
  return sharedProduct(engine, index, form, include, hour).value;
}

function sharedProduct(
  engine: CatalogueEngine,
  index: number,
  form: string,
  include: ProductInclude,
  hour: number,
): Shared<Product> {
  return engine.fragments.value(form, index, hour, () => productJson(engine, index, include, hour)) as Shared<Product>;
}

/** A page's place among all pages; `current` is how many entities it holds. */
export function pagination(current: number, total: number, page: number, perPage: number): Pagination {
  const last = Math.max(1, Math.ceil(total / perPage));
  return { current, total, perPage, page, first: 1, prev: Math.max(1, page - 1), next: Math.min(last, page + 1), last };
}
