import type { KnownBasket } from "./known-basket.ts";
import type { RestorableLine } from "./restorable-item.ts";

/** The line of this key, first, and when it is the main item of a set those of the set: what leaves the basket with it. */
export function linesOfSet(basket: KnownBasket | undefined, key: string): RestorableLine[] {
  const items = basket?.items ?? [];
  const line = items.find((item) => item.key === key);
  if (!line) return [];
  const group = line.itemGroup;
  const members = group?.isMainItem ? items.filter((item) => item !== line && item.itemGroup?.id === group.id) : [];
  return [line, ...members];
}
