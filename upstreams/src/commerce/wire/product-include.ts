import { parseIncludeParts, partsBelow, partsNamed, type IncludePart } from "./include-parts.ts";

/** Which attributes are asked for: everything, or those of some keys or types, less the excluded keys. */
export interface Selection {
  keys: readonly string[] | null;
  types: readonly string[] | null;
  excluded: readonly string[];
}

export interface VariantInclude {
  attributes: Selection | null;
  advancedAttributes: Selection | null;
  lowestPriorPrice: boolean;
}

export interface ProductInclude {
  attributes: Selection | null;
  advancedAttributes: Selection | null;
  imageAttributes: Selection | null;
  /** How many photos at most; null for all of them. */
  imageLimit: number | null;
  variants: VariantInclude | null;
  /** `properties` null means none. */
  categories: { properties: "all" | readonly string[] | null; hidden: boolean } | null;
  siblings: ProductInclude | null;
  priceRange: boolean;
  reductionRange: boolean;
  baseCategories: boolean;
  lowestPriorPrice: boolean;
  searchCategoryIds: boolean;
  sellableTimeframe: boolean;
  videos: boolean;
}

const mostRemembered = 200;
const products = new Map<string, ProductInclude>();
const variants = new Map<string, VariantInclude>();

/** Reads a product's `with` parameter (commerce contract, "`with` grammar"); without one a product is minimal, unknown parts are ignored. */
export function parseProductInclude(text: string): ProductInclude {
  return remember(products, text, () => productInclude(parseIncludeParts(text), true));
}

/** Reads a variant's `with` parameter. */
export function parseVariantInclude(text: string): VariantInclude {
  return remember(variants, text, () => variantInclude(parseIncludeParts(text)));
}

/**
 * The `with` parameter of a query with what stands beside it, for products below `prefix` (`items.product.` in a basket): `imageLimit`, which is
 * not SCAYLE's, is how many photos of a product are wanted at most. Siblings come without photos then, unless attributes of theirs are asked for.
 */
export function withParameter(query: URLSearchParams, prefix = ""): string {
  const requested = query.get("with") ?? "";
  const limit = query.get("imageLimit");
  return limit !== null && /^\d{1,3}$/.test(limit) ? `${requested},${prefix}images:first(${limit})` : requested;
}

/** What some parts select of a product. */
export function productInclude(
  parts: readonly IncludePart[],
  withSiblings: boolean,
  usualLimit: number | null = null,
): ProductInclude {
  const has = (name: string) => parts.some((part) => part.path[0] === name);
  const limit = partsNamed(parts, "images").flatMap((part) => part.selectors.get("first") ?? [])[0];
  const imageLimit = limit === undefined ? usualLimit : Number(limit);
  return {
    attributes: selection(partsNamed(parts, "attributes")),
    advancedAttributes: selection(partsNamed(parts, "advancedAttributes")),
    imageAttributes: selection(partsNamed(partsBelow(parts, "images"), "attributes")),
    imageLimit,
    variants: has("variants") ? variantInclude(partsBelow(parts, "variants")) : null,
    categories: has("categories") ? categoryInclude(partsNamed(parts, "categories")) : null,
    // Siblings of siblings are the same products again.
    siblings: withSiblings && has("siblings") ? siblingInclude(partsBelow(parts, "siblings"), imageLimit) : null,
    priceRange: has("priceRange"),
    reductionRange: has("reductionRange"),
    baseCategories: has("baseCategories"),
    lowestPriorPrice: has("lowestPriorPrice"),
    searchCategoryIds: has("searchCategoryIds"),
    sellableTimeframe: has("sellableTimeframe"),
    videos: has("videos"),
  };
}

function siblingInclude(parts: readonly IncludePart[], imageLimit: number | null): ProductInclude {
  const include = productInclude(parts, false, imageLimit);
  return imageLimit !== null && include.imageAttributes === null ? { ...include, imageLimit: 0 } : include;
}

/** What some parts select of a variant. */
export function variantInclude(parts: readonly IncludePart[]): VariantInclude {
  return {
    attributes: selection(partsNamed(parts, "attributes")),
    advancedAttributes: selection(partsNamed(parts, "advancedAttributes")),
    lowestPriorPrice: partsNamed(parts, "lowestPriorPrice").length > 0,
  };
}

/** Whether a selection includes an attribute. */
export function selects(selection: Selection, key: string, type: string): boolean {
  if (selection.excluded.includes(key)) return false;
  if (selection.keys === null && selection.types === null) return true;
  return (selection.keys?.includes(key) ?? false) || (selection.types?.includes(type) ?? false);
}

// Parts add up: keys and types of all of them, everything once one part names neither.
function selection(parts: readonly IncludePart[]): Selection | null {
  if (parts.length === 0) return null;
  const excluded = parts.flatMap((part) => part.selectors.get("exclude") ?? []);
  const unlimited = parts.some((part) => !part.selectors.has("key") && !part.selectors.has("type"));
  if (unlimited) return { keys: null, types: null, excluded };
  return {
    keys: parts.flatMap((part) => part.selectors.get("key") ?? []),
    types: parts.flatMap((part) => part.selectors.get("type") ?? []),
    excluded,
  };
}

function categoryInclude(parts: readonly IncludePart[]): ProductInclude["categories"] {
  const hidden = parts.some((part) => part.selectors.get("hidden")?.includes("true"));
  const requested = parts.flatMap((part) => part.selectors.get("properties") ?? []);
  const mentioned = parts.some((part) => part.selectors.has("properties"));
  return { hidden, properties: mentioned ? (requested.length > 0 ? requested : null) : "all" };
}

function remember<Include>(cache: Map<string, Include>, text: string, parse: () => Include): Include {
  const cached = cache.get(text);
  if (cached) return cached;
  const include = parse();
  if (cache.size >= mostRemembered) cache.clear();
  cache.set(text, include);
  return include;
}
