import type { CatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";

const types = ["shop", "attribute", "category", "product", "review", "order", "redirect"] as const;

/**
 * Lines in the canonical order of FORMAT.md: shops by number, attributes and categories as they are (their order is what shoppers see), products,
 * reviews and orders by reference key, redirects by shop and source.
 */
export function inCanonicalOrder(lines: readonly CatalogueLine[]): CatalogueLine[] {
  return lines.toSorted((one, other) => types.indexOf(one.type) - types.indexOf(other.type) || compareKeys(one, other));
}

function compareKeys(one: CatalogueLine, other: CatalogueLine): number {
  if (one.type === "shop" && other.type === "shop") return one.shopId - other.shopId;
  if ("referenceKey" in one && "referenceKey" in other) return one.referenceKey < other.referenceKey ? -1 : 1;
  if (one.type === "redirect" && other.type === "redirect")
    return one.shopId - other.shopId || (one.source < other.source ? -1 : 1);
  return 0;
}
