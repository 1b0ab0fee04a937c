import type { Pagination, Product } from "@scayle/storefront-api";

import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import type { ProductInclude } from "./product-include.ts";
import { productJson } from "./product-json.ts";

/** Products as the JSON text of an array, each written once and remembered. `form` names the include. */
export function productTexts(
  catalogue: ShopCatalogue,
  indexes: Iterable<number>,
  form: string,
  include: ProductInclude,
  hour: number,
): string {
  const texts: string[] = [];
  for (const index of indexes) texts.push(productText(catalogue, index, form, include, hour));
  return `[${texts.join(",")}]`;
}

/** What the text of one product says; shared, so it cannot be changed. */
export function productValue(catalogue: ShopCatalogue, index: number, form: string, include: ProductInclude, hour: number): Product {
  return catalogue.fragments.value(form, index, hour, () => JSON.stringify(productJson(catalogue, index, include, hour))) as Product;
}

/** One product as JSON text. */
export function productText(catalogue: ShopCatalogue, index: number, form: string, include: ProductInclude, hour: number): string {
  return catalogue.fragments.get(form, index, hour, () => JSON.stringify(productJson(catalogue, index, include, hour)));
}

/** A page's place among all pages; `current` is how many entities it holds. */
export function pagination(current: number, total: number, page: number, perPage: number): Pagination {
  const last = Math.max(1, Math.ceil(total / perPage));
  return { current, total, perPage, page, first: 1, prev: Math.max(1, page - 1), next: Math.min(last, page + 1), last };
}
