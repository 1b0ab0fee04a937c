import { builder } from "#gateway/builder.ts";
import { text, type TextKey } from "#gateway/locale/text.ts";
import type { ListingScope } from "./listing-conditions.ts";

export const ProductSortRef = builder.enumType("ProductSort", {
  description: "Order of a listing.",
  values: {
    TOPSELLER: { description: "Most bought recently first; the default." },
    DATE_NEWEST: { description: "Newest in the shop first." },
    PRICE_DESC: { description: "Highest price first." },
    PRICE_ASC: { description: "Lowest price first." },
    REDUCTION_DESC: { description: "Largest reduction first." },
    REDUCTION_ASC: { description: "Smallest reduction first." },
    SMART_TOPSELLER: { description: "The upstream's own ranking of topsellers." },
    CUSTOM_DEFAULT: { description: "The order the shop set for the category, else topsellers." },
    RELEVANCE: { description: "Best match first, for search; topsellers in a category." },
  } as const,
});

export type ProductSort = typeof ProductSortRef.$inferType;

interface SortOption {
  readonly value: ProductSort;
  /** What the `sort` of a page's address says. */
  readonly queryValue: string;
  readonly textKey: TextKey;
  /** Whether the page offers it; the others are understood when an address names them. */
  readonly visible: boolean;
}

/** The orders of a listing and which of them are offered (docs/rules.md#listing-addresses). */
const sortOptions: readonly SortOption[] = [
  { value: "TOPSELLER", queryValue: "topseller", textKey: "sort.topseller", visible: true },
  { value: "PRICE_ASC", queryValue: "price-asc", textKey: "sort.priceAscending", visible: true },
  { value: "PRICE_DESC", queryValue: "price-desc", textKey: "sort.priceDescending", visible: true },
  { value: "DATE_NEWEST", queryValue: "date-newest", textKey: "sort.newest", visible: false },
  { value: "REDUCTION_DESC", queryValue: "reduction-desc", textKey: "sort.reductionDescending", visible: false },
  { value: "REDUCTION_ASC", queryValue: "reduction-asc", textKey: "sort.reductionAscending", visible: false },
  { value: "SMART_TOPSELLER", queryValue: "smart-topseller", textKey: "sort.topseller", visible: false },
  { value: "CUSTOM_DEFAULT", queryValue: "default", textKey: "sort.topseller", visible: false },
];

export const SortOptionRef = builder.objectRef<SortOption>("SortOption").implement({
  description: "A sort order of a listing.",
  fields: (t) => ({
    name: t.string({
      description: "Its name in the shop's language.",
      resolve: (option, _args, context) => text(context.shop, option.textKey),
    }),
    value: t.expose("value", {
      type: ProductSortRef,
      description: "Value for `listing(sort:)`.",
    }),
    queryValue: t.exposeString("queryValue", { description: "Value of `sort` in a page's address." }),
    visible: t.exposeBoolean("visible", { description: "Whether the page offers it." }),
  }),
});

const topsellers = { sortingKey: "scayle:v1:topseller", sortDir: "desc" };
const byRelevance: SortOption = {
  value: "RELEVANCE",
  queryValue: "relevance",
  textKey: "sort.relevance",
  visible: true,
};

/** The orders a listing can be shown in; only what was searched for has a best match. */
export function sortOptionsOf({ term }: ListingScope): SortOption[] {
  return term === undefined ? [...sortOptions] : [byRelevance, ...sortOptions];
}

/** The query of SCAYLE's product search for an order; without one, a search returns the best match first. */
export function sortParameters(sort: ProductSort, { category, term }: ListingScope): Record<string, string> {
  switch (sort) {
    case "RELEVANCE":
      return term === undefined ? topsellers : {};
    case "DATE_NEWEST":
      return { sort: "new", sortDir: "desc" };
    case "PRICE_DESC":
      return { sort: "price", sortDir: "desc" };
    case "PRICE_ASC":
      return { sort: "price", sortDir: "asc" };
    case "REDUCTION_DESC":
      return { sort: "reduction", sortDir: "desc" };
    case "REDUCTION_ASC":
      return { sort: "reduction", sortDir: "asc" };
    case "CUSTOM_DEFAULT":
      return { sortingKey: category?.productSorting?.customSortingKey || topsellers.sortingKey, sortDir: "desc" };
    case "SMART_TOPSELLER":
      return { sortingKey: category?.productSorting?.smartSortingKey || topsellers.sortingKey, sortDir: "desc" };
    default:
      return topsellers;
  }
}
