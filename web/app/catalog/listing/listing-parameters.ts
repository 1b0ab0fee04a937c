import {
  categoryFilterKey,
  filterKeys,
  inFilterOrder,
  isQuickFilter,
  mayBeOwnFilter,
  widestPriceRange,
} from "@warmeland/schema/rules/listing-query.ts";
import {
  isMeasureFilter,
  measureParameters,
  rangeOf,
  readBound,
  readMeasureRange,
  writeMeasureRange,
} from "@warmeland/schema/rules/measure-range.ts";
import { searchTerm } from "@warmeland/schema/rules/search-term.ts";
import type { ProductSort } from "#app/graphql/generated/graphql.ts";

/** Cards on a page of a listing (docs/rules.md#listings). */
export const listingPageSize = 24;
/** A listing pages through at most this many products (docs/rules.md#listings). */
export const mostProducts = 1000;
const mostValues = 100;
const mostOwnFilters = 10;

/** What an address calls each order (docs/rules.md#listing-addresses). */
const sortNames: Readonly<Record<ProductSort, string>> = {
  TOPSELLER: "topseller",
  DATE_NEWEST: "date-newest",
  PRICE_DESC: "price-desc",
  PRICE_ASC: "price-asc",
  REDUCTION_DESC: "reduction-desc",
  REDUCTION_ASC: "reduction-asc",
  SMART_TOPSELLER: "smart-topseller",
  CUSTOM_DEFAULT: "default",
  RELEVANCE: "relevance",
};

/** What a listing's address says; page 1 and the screen's own order count as not given. */
export interface ListingParameters {
  readonly page: number;
  readonly sort: ProductSort;
  readonly term: string;
  /** Chosen values in the order of `inFilterOrder`; never an empty one. */
  readonly filters: readonly ChosenFilter[];
  readonly minCents: number | undefined;
  readonly maxCents: number | undefined;
}

export interface ChosenFilter {
  readonly slug: string;
  /** Ids of attribute values, ascending, the id of one category, a range of a measure such as `80-120`, or `true`. */
  readonly values: readonly string[];
}

/**
 * Reads the query of a listing's address. Values may be comma-separated or repeated, as forms without JavaScript write them; whatever is no
 * value, such as `undefined` and `false` (docs/rules.md#listing-addresses), and every key that cannot be a filter falls away.
 */
export function listingParameters(search: URLSearchParams, usualSort: ProductSort = "TOPSELLER"): ListingParameters {
  const page = search.get("page") ?? "";
  const minCents = centsOf(search.get("minPrice"));
  const maxCents = centsOf(search.get("maxPrice"));
  const crossed = minCents !== undefined && maxCents !== undefined && minCents > maxCents;
  return {
    page: /^\d{1,3}$/.test(page) ? Math.min(Math.max(Number(page), 1), Math.ceil(mostProducts / listingPageSize)) : 1,
    sort: sortOf(search.get("sort")) ?? usualSort,
    term: searchTerm(search.get("term") ?? ""),
    filters: inFilterOrder([...filterKeys, ...ownFilterKeys(search)]).flatMap((slug) => {
      const values = valuesOf(slug, search);
      return values.length > 0 ? { slug, values } : [];
    }),
    minCents: openBelow(crossed ? maxCents : minCents),
    maxCents: openAbove(crossed ? minCents : maxCents),
  };
}

/** Writes a listing's query in one order, without what goes without saying. Empty, or with its question mark. */
export function listingSearch(parameters: ListingParameters, usualSort: ProductSort = "TOPSELLER"): string {
  const { page, sort, term, filters, minCents, maxCents } = parameters;
  const search = new URLSearchParams();
  if (term !== "") search.set("term", term);
  for (const { slug, values } of filters) writeFilter(search, slug, values);
  if (minCents !== undefined) search.set("minPrice", String(minCents));
  if (maxCents !== undefined) search.set("maxPrice", String(maxCents));
  if (sort !== usualSort) search.set("sort", sortNames[sort]);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search.toString().replaceAll("%2C", ",")}` : "";
}

/** What the graph takes of a listing's parameters. */
export function listingVariables({ page, sort, filters, minCents, maxCents }: ListingParameters) {
  return {
    page,
    sort,
    filters: filters.length > 0 ? filters.map(({ slug, values }) => ({ slug, values: [...values] })) : null,
    price: minCents === undefined && maxCents === undefined ? null : { minCents, maxCents },
  };
}

/** An order by its name in an address; older links write `price_asc`. */
function sortOf(value: string | null): ProductSort | undefined {
  const name = value?.toLowerCase().replaceAll("_", "-");
  return (Object.keys(sortNames) as ProductSort[]).find((sort) => sortNames[sort] === name);
}

/** What may be filters of the catalogue's own; an address with more than a few was not made by the shop. */
function ownFilterKeys(search: URLSearchParams): string[] {
  const keys = [...new Set(search.keys())].filter((key) => mayBeOwnFilter(key) && valuesOf(key, search).length > 0);
  return keys.sort().slice(0, mostOwnFilters);
}

// A range goes by its bounds, as the price does.
function writeFilter(search: URLSearchParams, slug: string, values: readonly string[]): void {
  if (!isMeasureFilter(slug)) return search.set(slug, values.join());
  const { min, max } = readMeasureRange(values[0] ?? "") ?? {};
  if (min !== undefined) search.set(measureParameters[slug].min, String(min));
  if (max !== undefined) search.set(measureParameters[slug].max, String(max));
}

function valuesOf(slug: string, search: URLSearchParams): readonly string[] {
  if (isMeasureFilter(slug)) {
    const { min, max } = measureParameters[slug];
    const range = rangeOf(readBound(search.get(min)), readBound(search.get(max)));
    return range ? [writeMeasureRange(range)] : [];
  }
  // Feeds and mails of SCAYLE shops write it in small letters.
  const given = slug === "isNew" ? [...search.getAll("isNew"), ...search.getAll("isnew")] : search.getAll(slug);
  const values = given.flatMap((value) => value.split(","));
  if (isQuickFilter(slug)) return values.includes("true") ? ["true"] : [];
  const ids = values.filter((value) => /^\d{1,9}$/.test(value)).map(Number);
  return [...new Set(ids)]
    .sort((one, other) => one - other)
    .slice(0, slug === categoryFilterKey ? 1 : mostValues)
    .map(String);
}

function centsOf(value: string | null): number | undefined {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

function openBelow(cents: number | undefined): number | undefined {
  return cents === undefined || cents <= widestPriceRange.minCents
    ? undefined
    : Math.min(cents, widestPriceRange.maxCents);
}

function openAbove(cents: number | undefined): number | undefined {
  return cents === undefined || cents >= widestPriceRange.maxCents ? undefined : cents;
}
