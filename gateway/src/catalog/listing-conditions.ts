import type { Category, FilterItemWithValues } from "@scayle/storefront-api";
import { categoryFilterKey, clampBounds, type PriceBounds, widestPriceRange } from "@warmeland/schema/rules/listing-query.ts";
import { graphSlug, type Selection } from "./filter.ts";

/** Where a listing's products come from: a category, or what a term finds in the whole shop. */
export interface ListingScope {
  readonly category?: Category;
  /** Trimmed and cut; empty finds nothing in particular. */
  readonly term?: string;
}

/** What a listing shows, apart from order and page. */
export interface ListingConditions extends ListingScope {
  readonly selection: Selection;
  /** Lower and upper bound of the price in cents. */
  readonly minCents: number | undefined;
  readonly maxCents: number | undefined;
}

export interface FilterChoice {
  readonly slug: string;
  readonly values: readonly string[];
}

const booleanSlugs: Readonly<Record<string, string>> = { sale: "sale", isNew: "isnew" };

/**
 * Reads what a page's address says about filters. Values may be repeated or comma-separated (decisions.md 40); `undefined`, `false`
 * (spec §4), unknown filters and values that are no ids fall away, because addresses carry all sorts of parameters.
 */
export function readConditions(
  scope: ListingScope,
  choices: readonly FilterChoice[] | null | undefined,
  price: { minCents?: number | null; maxCents?: number | null } | null | undefined,
): ListingConditions {
  const selection = new Map<string, Set<string>>();
  for (const { slug, values } of choices ?? []) {
    const isBoolean = Object.hasOwn(booleanSlugs, slug);
    const isOffered = slug === categoryFilterKey ? scope.category === undefined : isBoolean || offersFilter(scope.category, slug);
    if (!isOffered) continue;
    const ids = values.flatMap((value) => value.split(",")).filter((value) => (isBoolean ? value === "true" : /^\d{1,9}$/.test(value)));
    if (ids.length > 0) selection.set(slug, new Set([...(selection.get(slug) ?? []), ...ids].sort()));
  }
  const { minCents, maxCents } = clampBounds(
    { minCents: price?.minCents ?? undefined, maxCents: price?.maxCents ?? undefined },
    widestPriceRange,
  );
  const crossed = minCents !== undefined && maxCents !== undefined && minCents > maxCents;
  return { ...scope, selection, minCents: crossed ? maxCents : minCents, maxCents: crossed ? minCents : maxCents };
}

/** Whether a listing can be filtered by an attribute; a search, or a category that names none, is filtered by any. */
export function offersFilter(category: Category | undefined, slug: string): boolean {
  const supported = category?.supportedFilter ?? [];
  return supported.length > 0 ? supported.includes(slug) : /^[a-z]\w{0,63}$/i.test(slug);
}

/** The conditions as SCAYLE's product search takes them. */
export function conditionParameters(conditions: ListingConditions): Record<string, string | number | boolean | undefined> {
  const parameters: Record<string, string | number | boolean | undefined> = {
    // a search has its category among what is chosen
    "filters[category]": conditions.category?.id,
    "filters[term]": conditions.term,
    includeSoldOut: true,
  };
  for (const slug of [...conditions.selection.keys()].sort()) {
    parameters[`filters[${booleanSlugs[slug] ?? slug}]`] = [...(conditions.selection.get(slug) ?? [])].join(",");
  }
  parameters["filters[minPrice]"] = conditions.minCents || undefined;
  parameters["filters[maxPrice]"] = conditions.maxCents;
  return parameters;
}

/** Whether nothing narrows the scope down. */
export function isOpen({ selection, minCents, maxCents }: ListingConditions): boolean {
  return selection.size === 0 && minCents === undefined && maxCents === undefined;
}

/** The conditions without values that none of the scope's products has, and with bounds between its prices (spec §4). */
export function conditionsWithin(conditions: ListingConditions, offered: readonly FilterItemWithValues[]): ListingConditions {
  const selection = new Map<string, ReadonlySet<string>>();
  for (const [slug, ids] of conditions.selection) {
    const known = Object.hasOwn(booleanSlugs, slug) ? ids : knownIds(slug, ids, offered);
    if (known.size > 0) selection.set(slug, known);
  }
  return { ...conditions, selection, ...clampBounds(conditions, priceBoundsOf(offered) ?? widestPriceRange) };
}

function knownIds(slug: string, ids: ReadonlySet<string>, offered: readonly FilterItemWithValues[]): ReadonlySet<string> {
  const isCategory = slug === categoryFilterKey;
  const filter = offered.find(
    (candidate) => candidate.type === (isCategory ? "identifier" : "attributes") && graphSlug(candidate.slug) === slug,
  );
  if (filter?.type !== "identifier" && filter?.type !== "attributes") return new Set();
  const known = filter.values.map(({ id }) => String(id)).filter((id) => ids.has(id));
  return new Set(known.sort().slice(0, isCategory ? 1 : undefined));
}

/** Between which prices the products lie, as the filters tell it; undefined when there are none. */
export function priceBoundsOf(filters: readonly FilterItemWithValues[]): PriceBounds | undefined {
  const prices = filters.find((filter) => filter.type === "range" && filter.slug === "prices");
  const bounds = prices?.type === "range" ? prices.values[0] : undefined;
  return bounds && bounds.max > 0 ? { minCents: bounds.min, maxCents: bounds.max } : undefined;
}
