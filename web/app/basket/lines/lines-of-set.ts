import type { CachedBasket } from "#app/basket/sync/cached-basket.ts";
import type { RestorableLine } from "./restorable-item.ts";

/**
 * The line of this key, first, and what leaves the basket with it: the set of which it is the main item, or one without which the set cannot be
 * ordered.
 */
export function linesOfSet(basket: CachedBasket | undefined, key: string): RestorableLine[] {
  const items = basket?.items ?? [];
  const line = items.find((item) => item.key === key);
  if (!line) return [];
  const group = line.itemGroup;
  const set = group ? items.filter((item) => item.itemGroup?.key === group.key) : [];
  const holdsSet = group?.isMainItem || (group?.isRequired && set.some((item) => item.itemGroup?.isMainItem));
  return [line, ...(holdsSet ? set.filter((item) => item !== line) : [])];
}
