import type { AttributesFilterItemWithValues, Category, FilterItemWithValues } from "@scayle/storefront-api";
import {
  categoryFilterKey,
  clampBounds,
  type PriceBounds,
  widestPriceRange,
} from "@warmeland/schema/rules/listing-query.ts";
import { isMeasureFilter, readMeasureRange, writeMeasureRange } from "@warmeland/schema/rules/measure-range.ts";
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

/** Whether a filter is one that is chosen with `true`. */
export function isBooleanFilter(slug: string): boolean {
  return Object.hasOwn(booleanSlugs, slug);
}

/**
 * Reads what a page's address says about filters. Values may be repeated or comma-separated (docs/rules.md#listing-addresses); `undefined`, `false`
 * (docs/rules.md#listing-addresses), unknown filters and values that are no ids, or no range of a measure, fall away, because addresses carry all sorts of parameters.
 */
export function readConditions(
  scope: ListingScope,
  choices: readonly FilterChoice[] | null | undefined,
  price: { minCents?: number | null; maxCents?: number | null } | null | undefined,
): ListingConditions {
  const selection = new Map<string, Set<string>>();
  for (const { slug, values } of choices ?? []) {
    const isBoolean = isBooleanFilter(slug);
    const isOffered =
      slug === categoryFilterKey ? scope.category === undefined : isBoolean || offersFilter(scope.category, slug);
    if (!isOffered) continue;
    const given = values.flatMap((value) => value.split(","));
    if (isMeasureFilter(slug)) {
      const range = given.map(readMeasureRange).find((each) => each !== undefined);
      if (range) selection.set(slug, new Set([writeMeasureRange(range)]));
      continue;
    }
    const ids = given.filter((value) => (isBoolean ? value === "true" : /^\d{1,9}$/.test(value)));
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
export function conditionParameters(
  conditions: ListingConditions,
): Record<string, string | number | boolean | undefined> {
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

/** The conditions without values that none of the scope's products has, and with bounds between its prices (docs/rules.md#listing-addresses). */
export function conditionsWithin(
  conditions: ListingConditions,
  offered: readonly FilterItemWithValues[],
): ListingConditions {
  const selection = new Map<string, ReadonlySet<string>>();
  for (const [slug, ids] of conditions.selection) {
    const offeredIds = isBooleanFilter(slug) ? ids : idsOnOffer(slug, ids, offered);
    if (offeredIds.size > 0) selection.set(slug, offeredIds);
  }
  return { ...conditions, selection, ...clampBounds(conditions, priceBoundsOf(offered) ?? widestPriceRange) };
}

function idsOnOffer(
  slug: string,
  ids: ReadonlySet<string>,
  offered: readonly FilterItemWithValues[],
): ReadonlySet<string> {
  const isCategory = slug === categoryFilterKey;
  const filter = offered.find(
    (candidate) => candidate.type === (isCategory ? "identifier" : "attributes") && graphSlug(candidate.slug) === slug,
  );
  if (filter?.type !== "identifier" && filter?.type !== "attributes") return new Set();
  if (filter.type === "attributes" && isMeasureFilter(slug)) return idsWithin([...ids][0] ?? "", filter);
  const offeredIds = filter.values.map(({ id }) => String(id)).filter((id) => ids.has(id));
  return new Set(offeredIds.sort().slice(0, isCategory ? 1 : undefined));
}

/** Of the values of a measure those within a range, which is clamped to what there is as the price is; `0`, which nothing has, for none. */
function idsWithin(text: string, { values }: AttributesFilterItemWithValues): ReadonlySet<string> {
  const range = readMeasureRange(text);
  const measures = values.map(({ id, value }) => ({ id, measure: Number(value) }));
  if (!range || measures.length === 0) return new Set();
  const [lowest, highest] = [
    Math.min(...measures.map(({ measure }) => measure)),
    Math.max(...measures.map(({ measure }) => measure)),
  ];
  const clamp = (bound: number) => Math.min(Math.max(bound, lowest), highest);
  const [min, max] = [clamp(range.min ?? lowest), clamp(range.max ?? highest)];
  const within = measures.filter(({ measure }) => measure >= min && measure <= max).map(({ id }) => String(id));
  return new Set(within.length > 0 ? within.sort() : ["0"]);
}

/** Between which prices the products lie, from the filters; undefined when there are none. */
export function priceBoundsOf(filters: readonly FilterItemWithValues[]): PriceBounds | undefined {
  const prices = filters.find((filter) => filter.type === "range" && filter.slug === "prices");
  const bounds = prices?.type === "range" ? prices.values[0] : undefined;
  return bounds && bounds.max > 0 ? { minCents: bounds.min, maxCents: bounds.max } : undefined;
}
