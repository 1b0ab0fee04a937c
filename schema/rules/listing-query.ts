import { isMeasureFilter, measureFilterKeys, measureParameters } from "./measure-range.ts";

/** What the query of a listing's address says besides filters (docs/rules.md#listing-addresses), and the bounds of its ranges. */
export const listingKeys: readonly string[] = [
  "page",
  "sort",
  "term",
  "minPrice",
  "maxPrice",
  ...Object.values(measureParameters).flatMap(({ min, max }) => [min, max]),
];

/** Marks a product has or has not; their one value is `true`. */
export const quickFilterKeys = ["sale", "isNew"] as const;

/**
 * Attributes that listings filter by, in the order addresses name them; a value is the id of an attribute value. A catalogue may have
 * further ones, but pages filtered by those are never cached: a shop with many visitors has them added here.
 */
export const attributeFilterKeys = [
  "brand",
  "color",
  "size",
  "hardness",
  "shopSize",
  "fillingMaterial",
  "cover",
  "headboard",
  "packagingUnit",
  "upholstery",
  "woodType",
  "woodColor",
  "footVariant",
  "frameHeight",
  "coreHeight",
  "version",
  "warmthClass",
  "unit",
  "madeIn",
  "weight",
  "shippingType",
  "season",
  "fabric",
  "shape",
  "vegan",
  "allergySuitable",
  "metalFree",
  "bestseller",
  "topReview",
  "productFilterMadeInGermany",
] as const;

/** Narrows a search down to a category, whose id is its value; one at a time, because the upstream takes one. */
export const categoryFilterKey = "category";

/** The filters every shop knows, in the order addresses name them. */
export const filterKeys: readonly string[] = [
  categoryFilterKey,
  ...attributeFilterKeys,
  ...measureFilterKeys,
  ...quickFilterKeys,
];

/** The keys an address may have for them: ranges go by their bounds. */
export const filterParameters: readonly string[] = filterKeys.filter((key) => !isMeasureFilter(key));

/** What advertisers and newsletters add to a link, with numbers as values as filters have them. */
const advertisingKeys = ["ref", "cid", "gad", "adid", "adgroupid", "campaignid", "creative", "placement", "mcid"];

const ownMeaning: ReadonlySet<string> = new Set([
  ...listingKeys,
  ...filterKeys,
  ...advertisingKeys,
  "variant",
  "part",
  "isnew",
]);

/** Whether a key of an address may be an attribute of the catalogue's own, such as `lining`; what it is not the listing leaves out. */
export function mayBeOwnFilter(key: string): boolean {
  return /^[a-z][A-Za-z0-9]{0,63}$/.test(key) && !ownMeaning.has(key);
}

/** Keys of filters in the order addresses name them: those every shop knows, then the catalogue's own by name. */
export function inFilterOrder(keys: Iterable<string>): string[] {
  const given = new Set(keys);
  return [
    ...filterKeys.filter((key) => given.has(key)),
    ...[...given].filter((key) => !filterKeys.includes(key)).sort(),
  ];
}

/** Whether a filter is a mark whose one value is `true`. */
export function isQuickFilter(key: string): boolean {
  return quickFilterKeys.some((quick) => quick === key);
}

/** Bounds of a price in cents where a listing has none (docs/rules.md#listing-addresses). */
export const widestPriceRange = { minCents: 0, maxCents: 1_000_000 } as const;

/** Bounds between which prices lie, in cents. */
export interface PriceBounds {
  readonly minCents: number;
  readonly maxCents: number;
}

/** Puts chosen bounds within those that are available; what was not chosen stays open. */
export function clampBounds(
  chosen: Partial<Record<keyof PriceBounds, number | undefined>>,
  available: PriceBounds,
): { minCents: number | undefined; maxCents: number | undefined } {
  const clamp = (cents: number | undefined) =>
    cents === undefined ? undefined : Math.min(Math.max(cents, available.minCents), available.maxCents);
  return { minCents: clamp(chosen.minCents), maxCents: clamp(chosen.maxCents) };
}
