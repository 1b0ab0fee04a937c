import type { Category, FilterItemWithValues, Product } from "@scayle/storefront-api";
import {
  categoryFilterKey,
  type PriceBounds,
  quickFilterKeys,
  widestPriceRange,
} from "@warmeland/schema/rules/listing-query.ts";
import { builder } from "#gateway/builder.ts";
import type { Edge, PageInfo } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { type Filter, filterOf, FilterRef, graphSlug } from "./filter.ts";
import { type IgnoredFilter, IgnoredFilterRef } from "./ignored-filter.ts";
import { type ListingConditions, type ListingScope, offersFilter, priceBoundsOf } from "./listing-conditions.ts";
import { listingCursor } from "./listing-cursor.ts";
import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import { SortOptionRef, sortOptionsOf } from "./sort.ts";

/** Products of one page, as they stand in the whole list. */
export interface ListingPage {
  readonly products: readonly Product[];
  /** By product id the variant that has what the term asks of variants. */
  readonly matchedVariants: Readonly<Record<string, number>>;
  readonly offset: number;
  readonly version: string;
  /** Real number of products, which may be more than can be paged through. */
  readonly totalCount: number;
}

/** A listing under way: each part is asked for at most once, and only when a document selects it. */
export interface Listing {
  readonly scope: ListingScope;
  /** What the scope is narrowed down to. */
  readonly conditions: () => Promise<ListingConditions>;
  readonly page: () => Promise<ListingPage>;
  /** Every filter and value of the scope, with counts under the conditions. */
  readonly filters: () => Promise<readonly FilterItemWithValues[]>;
  /** What it was asked to be filtered by, and is not. */
  readonly ignored: () => Promise<readonly IgnoredFilter[]>;
}

// docs/rules.md#listings
export const mostPagedProducts = 1000;

const PriceRangeRef = builder.objectRef<PriceBounds>("PriceRange").implement({
  description: "Between which prices a listing's products lie.",
  fields: (t) => ({
    minCents: t.exposeInt("minCents", { description: "Lowest price in cents, VAT included." }),
    maxCents: t.exposeInt("maxCents", { description: "Highest price in cents, VAT included." }),
  }),
});

interface ListingEdge extends Edge<Product> {
  readonly variantId: number | null;
}

const ProductEdgeRef = builder.objectRef<ListingEdge>("ProductEdge").implement({
  description: "A Product at its place in a list.",
  fields: (t) => ({
    node: t.expose("node", { type: ProductRef, description: "The Product itself." }),
    cursor: t.exposeString("cursor", { description: "Opaque mark of this place, to be sent as `after`." }),
    variantId: t.exposeInt("variantId", {
      nullable: true,
      description:
        "Number of the variant with the size or hardness that was searched for, to be shown first; null when none was.",
    }),
  }),
});

export const ProductListingRef = builder.objectRef<Listing>("ProductListing").implement({
  description: "A page of products with everything the page around it offers: filters, orders, bounds of the price.",
  fields: (t) => ({
    edges: t.field({
      type: [ProductEdgeRef],
      description: "The products of this page in the listing's order.",
      resolve: async (listing) => edgesOf(await listing.page()),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: "Where this page stands; paging ends at 1,000 products.",
      resolve: async (listing) => pageInfoOf(await listing.page()),
    }),
    totalCount: t.int({
      description: "How many products match, also beyond the 1,000 that can be paged through.",
      resolve: async (listing) => (await listing.page()).totalCount,
    }),
    filters: t.field({
      type: [FilterRef],
      description:
        "What the listing can be filtered by: every value its products have without a choice, with counts under the present one. In a search its categories stand first; the price, when there are products, last.",
      resolve: async (listing, _args, context) =>
        mainFilters(await listing.conditions(), await listing.filters(), context),
    }),
    quickFilters: t.field({
      type: [FilterRef],
      description: "Sale and new, each only when it would leave products or is chosen.",
      resolve: async (listing) => quickFilters(await listing.conditions(), await listing.filters()),
    }),
    ignoredFilters: t.field({
      type: [IgnoredFilterRef],
      description:
        "Filters and values that were asked for and are left out, in the order they were sent; empty when the listing is what was asked for.",
      resolve: async (listing) => [...(await listing.ignored())],
    }),
    version: t.string({
      nullable: true,
      description:
        "Version of the catalogue this page was read from, to be sent as `version` with further pages; null when unknown.",
      resolve: async (listing) => (await listing.page()).version || null,
    }),
    sortOptions: t.field({
      type: [SortOptionRef],
      description: "The orders it can be shown in.",
      resolve: ({ scope }) => sortOptionsOf(scope),
    }),
    priceRange: t.field({
      type: PriceRangeRef,
      description: "Bounds to clamp a choice of prices to; 0 to 1,000,000 cents when unknown.",
      resolve: async (listing) => priceBoundsOf(await listing.filters()) ?? widestPriceRange,
    }),
  }),
});

const noCategories: ReadonlyMap<number, Category> = new Map();
const quickSlugs: readonly string[] = quickFilterKeys;

async function mainFilters(
  { category, selection }: ListingConditions,
  filters: readonly FilterItemWithValues[],
  context: GatewayContext,
): Promise<Filter[]> {
  const ofType = (type: FilterItemWithValues["type"]) => filters.filter((filter) => filter.type === type);
  const identifiers = ofType("identifier").filter(({ slug }) => graphSlug(slug) === categoryFilterKey);
  const attributes = ofType("attributes").filter(({ slug }) => offersFilter(category, slug));
  const ranges = priceBoundsOf(filters) ? ofType("range").filter(({ slug }) => slug === "prices") : [];
  const categories = identifiers.length > 0 ? (await context.sources.commerce.shop.categoryTree()).byId : noCategories;
  return [...identifiers, ...attributes, ...ranges].map((filter) => filterOf(filter, selection, categories));
}

function quickFilters({ selection }: ListingConditions, filters: readonly FilterItemWithValues[]): Filter[] {
  return filters
    .filter((filter) => filter.type === "boolean")
    .map((filter) => filterOf(filter, selection, noCategories))
    .filter(({ slug, values: [yes] }) => quickSlugs.includes(slug) && (yes?.selected || yes?.productCount))
    .toSorted((one, other) => quickSlugs.indexOf(one.slug) - quickSlugs.indexOf(other.slug));
}

function edgesOf({ products, offset, version, matchedVariants }: ListingPage): ListingEdge[] {
  return products.map((node, index) => ({
    node,
    cursor: listingCursor({ offset: offset + index, version }),
    variantId: matchedVariants[node.id] ?? null,
  }));
}

function pageInfoOf(page: ListingPage): PageInfo {
  const end = page.offset + page.products.length;
  const cursorAt = (offset: number): string | null =>
    page.products.length > 0 ? listingCursor({ offset, version: page.version }) : null;
  return {
    hasNextPage: page.products.length > 0 && end < Math.min(page.totalCount, mostPagedProducts),
    hasPreviousPage: page.offset > 0,
    startCursor: cursorAt(page.offset),
    endCursor: cursorAt(end - 1),
  };
}
