import type { CatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";

/** Beside SCAYLE's format: by product id the variant that has the size and hardness a term asks for; undefined when it asks for none. */
export function matchedVariants(
  snapshot: CatalogueSnapshot,
  found: Iterable<{ index: number; variant: number | undefined }>,
): Record<string, number> | undefined {
  const ids: Record<string, number> = {};
  for (const { index, variant } of found)
    if (variant !== undefined) ids[snapshot.product(index).id] = snapshot.variant(variant).id;
  return Object.keys(ids).length > 0 ? ids : undefined;
}
