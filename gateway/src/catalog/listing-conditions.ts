import type { Category } from "@scayle/storefront-api";
import type { Selection } from "./filter.ts";

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

// decisions.md 40: bounds when the upstream gives none
export const widestPriceRange = { minCents: 0, maxCents: 1_000_000 };

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
    if (!isBoolean && !offersFilter(scope.category, slug)) continue;
    const ids = values.flatMap((value) => value.split(",")).filter((value) => (isBoolean ? value === "true" : /^\d{1,9}$/.test(value)));
    if (ids.length > 0) selection.set(slug, new Set([...(selection.get(slug) ?? []), ...ids].sort()));
  }
  const minCents = clampCents(price?.minCents);
  const maxCents = clampCents(price?.maxCents);
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

function clampCents(cents: number | null | undefined): number | undefined {
  if (cents === null || cents === undefined) return undefined;
  return Math.min(Math.max(cents, widestPriceRange.minCents), widestPriceRange.maxCents);
}
