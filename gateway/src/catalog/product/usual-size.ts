import type { Product, Variant } from "@scayle/storefront-api";
import { isSellable } from "#gateway/catalog/stock.ts";
import { advancedRows, valueOf } from "#gateway/catalog/wire-attributes.ts";

/** The size sold most of those that can be bought, else of all (docs/rules.md#first-choice); null when there is nothing to choose. */
export function usualSizeOf({ advancedAttributes, variants = [] }: Product): string | null {
  const bySales = advancedRows(advancedAttributes, "sizesBySales").flatMap(([size]) => size ?? []);
  const sizes = new Set(variants.flatMap((variant) => sizeOf(variant) ?? []));
  if (sizes.size < 2) return null;
  const sellable = new Set(variants.flatMap((variant) => (isSellable(variant.stock) ? (sizeOf(variant) ?? []) : [])));
  return bySales.find((size) => sellable.has(size)) ?? bySales.find((size) => sizes.has(size)) ?? null;
}

function sizeOf({ attributes }: Variant): string | undefined {
  return valueOf(attributes, "size");
}
