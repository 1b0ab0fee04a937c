import type { Category, FilterItemWithValues, Product } from "@scayle/storefront-api";
import {
  categoryFilterKey,
  type PriceBounds,
  quickFilterKeys,
  widestPriceRange,
} from "@warmeland/schema/rules/listing-query.ts";
import { builder } from "#gateway/builder.ts";
import { type Edge, nodesDescription, type PageInfo } from "#gateway/connection.ts";
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
  /** By product id the variant that meets the term's conditions. */
  readonly matchedVariants: Readonly<Record<string, number>>;
  readonly offset: number;
  readonly version: string;
  /** Real number of products, which may be more than can be paged through. */
  readonly totalCount: number;
  /** How many of them can be paged through. */
  readonly mostPaged: number;
}

/** A listing under way: each part is loaded at most once, and only when a document selects it. */
export interface Listing {
  readonly scope: ListingScope;
  /** What the scope is narrowed down to. */
  readonly conditions: () => Promise<ListingConditions>;
  readonly page: () => Promise<ListingPage>;
  /** Every filter and value of the scope, with counts under the conditions. */
  readonly filters: () => Promise<readonly FilterItemWithValues[]>;
  /** The filters of the request that it leaves out. */
  readonly ignored: () => Promise<readonly IgnoredFilter[]>;
}

const PriceRangeRef = builder.objectRef<PriceBounds>("PriceRange").implement({
  description: "Lowest and highest price of a listing's products.",
  fields: (t) => ({
    minCents: t.exposeInt("minCents", { description: "Lowest price in cents, VAT included." }),
    maxCents: t.exposeInt("maxCents", { description: "Highest price in cents, VAT included." }),
  }),
});

interface ListingEdge extends Edge<Product> {
  readonly variantId: number | null;
}

const ProductEdgeRef = builder.objectRef<ListingEdge>("ProductEdge").implement({
  description: "An entry of a product listing, with its cursor.",
  fields: (t) => ({
    node: t.expose("node", { type: ProductRef, description: "The Product of this entry." }),
    cursor: t.exposeString("cursor", { description: "Opaque cursor of this entry, to be sent as `after`." }),
    variantId: t.exposeInt("variantId", {
      nullable: true,
      description:
        "Number of the variant with the size or hardness that was searched for, to be shown first; null when none was.",
    }),
  }),
});

export const ProductListingRef = builder.objectRef<Listing>("ProductListing").implement({
  description: "A page of products, with the filters, sort orders and price bounds of the listing.",
  fields: (t) => ({
    edges: t.field({
      type: [ProductEdgeRef],
      description: "The products of this page in the listing's order.",
      resolve: async (listing) => edgesOf(await listing.page()),
    }),
    nodes: t.field({
      type: [ProductRef],
      description: nodesDescription,
      resolve: async (listing) => [...(await listing.page()).products],
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: "Position of this page; paging ends at 1,000 products, for registered documents at the last one.",
      resolve: async (listing) => pageInfoOf(await listing.page()),
    }),
    totalCount: t.int({
      description: "How many products match, also beyond what can be paged through.",
      resolve: async (listing) => (await listing.page()).totalCount,
    }),
    filters: t.field({
      type: [FilterRef],
      description:
        "Its filters, with every value its unfiltered products have and counts under the current choice. In a search categories come first; the price comes last, when there are products.",
      resolve: async (listing, _args, context) =>
        mainFilters(await listing.conditions(), await listing.filters(), context),
    }),
    quickFilters: t.field({
      type: [FilterRef],
      description: "Sale and new, each only when products match it or it is chosen.",
      resolve: async (listing) => quickFilters(await listing.conditions(), await listing.filters()),
    }),
    ignoredFilters: t.field({
      type: [IgnoredFilterRef],
      description: "Requested filters and values that were left out, in the order they were sent; empty when none was.",
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
      description: "Its sort orders.",
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
    hasNextPage: page.products.length > 0 && end < Math.min(page.totalCount, page.mostPaged),
    hasPreviousPage: page.offset > 0,
    startCursor: cursorAt(page.offset),
    endCursor: cursorAt(end - 1),
  };
}
