import { latePaths } from "#app/locale/late-paths.ts";

/**
 * The address of products side by side.
 * @param productIds numbers of the colours
 * @param size value of the one size in which they are compared
 */
export function comparisonPath(productIds: readonly number[], size?: string): string {
  if (productIds.length === 0) return latePaths.compare;
  return `${latePaths.compare}?producten=${productIds.join(",")}${size ? `&maat=${encodeURIComponent(size)}` : ""}`;
}

/** The address where products of a category are chosen, those among them that are chosen already. */
export function pickPath(categoryPath: string, productIds: readonly number[] = []): string {
  return `${latePaths.compare}?kies=${categoryPath}${productIds.length > 0 ? `&producten=${productIds.join(",")}` : ""}`;
}
