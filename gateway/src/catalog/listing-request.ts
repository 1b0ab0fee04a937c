import type { GraphQLResolveInfo } from "graphql";
import { builder } from "#gateway/builder.ts";
import { pageSize } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { badRequest } from "#gateway/faults.ts";
import { selectedPaths } from "#gateway/selection.ts";
import type { ProductNeeds } from "#gateway/sources/commerce/product-with.ts";
import { type Listing, type ListingPage, mostPagedProducts } from "./listing.ts";
import { conditionParameters, type FilterChoice, type ListingConditions, type ListingScope, readConditions } from "./listing-conditions.ts";
import { readListingCursor } from "./listing-cursor.ts";
import { productNeeds } from "./product-needs.ts";
import { type ProductSort, sortParameters } from "./sort.ts";

const FilterInputRef = builder.inputType("FilterInput", {
  description: "A filter chosen for a listing. Filters are joined by AND, the values of one by OR; unknown ones are left out.",
  fields: (t) => ({
    slug: t.string({ required: true, description: "Stable name of the filter, such as `size` or `sale`." }),
    values: t.stringList({
      required: true,
      description: "Ids of attribute values, each alone or comma-separated; `true` for sale and isNew.",
    }),
  }),
});

const PriceRangeInputRef = builder.inputType("PriceRangeInput", {
  description: "Bounds of the price; crossed bounds are swapped, bounds outside 0 to 1,000,000 are clamped.",
  fields: (t) => ({
    minCents: t.int({ description: "Lowest price in cents, VAT included; none when null." }),
    maxCents: t.int({ description: "Highest price in cents, VAT included; none when null." }),
  }),
});

/** The arguments every listing takes, besides its order, whose default differs. */
export const listingArguments = builder.args((t) => ({
  first: t.int({ required: true, defaultValue: 24, description: "Products per page, 1 to 100." }),
  after: t.string({ description: "Cursor to continue after, for loading more; not together with `page`." }),
  page: t.int({ description: "Number of the page from 1, as addresses carry it; the first when null." }),
  filters: t.field({ type: [FilterInputRef], description: "Filters chosen; none when null." }),
  price: t.field({ type: PriceRangeInputRef, description: "Bounds of the price chosen; none when null." }),
}));

/** What a document asked a listing for. */
export interface ListingRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly page?: number | null | undefined;
  readonly sort: ProductSort;
  readonly filters?: readonly FilterChoice[] | null | undefined;
  readonly price?: { minCents?: number | null; maxCents?: number | null } | null | undefined;
}

/**
 * Begins a listing of the products of a category, or of those a term finds. The calls that the document's selection needs leave at once
 * and together; its fields await them.
 * @throws BAD_REQUEST for a page nobody can ask for
 */
export function openListing(scope: ListingScope, request: ListingRequest, context: GatewayContext, info: ListingInfo): Listing {
  const place = placeOf(request);
  const conditions = readConditions(scope, request.filters, request.price);
  const needs = productNeeds(info, "edges.node.");
  const paths = selectedPaths(info);
  const page = once(() => readPage(context, conditions, request.sort, place, needs));
  const filters = once(() => readFilters(context, conditions));
  if (paths.has("edges") || paths.has("pageInfo") || paths.has("totalCount")) page().catch(() => undefined);
  if (paths.has("filters") || paths.has("quickFilters") || paths.has("priceRange")) filters().catch(() => undefined);
  return { conditions, page, filters };
}

type ListingInfo = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

interface Place {
  readonly offset: number;
  readonly size: number;
  readonly version: string;
}

function placeOf(args: Pick<ListingRequest, "first" | "after" | "page">): Place {
  const size = pageSize(args.first);
  if (args.after !== null && args.after !== undefined) {
    if (args.page !== null && args.page !== undefined) throw badRequest("`after` and `page` exclude each other.");
    const { offset, version } = readListingCursor(args.after);
    return { offset: offset + 1, size, version };
  }
  const page = args.page ?? 1;
  if (page < 1) throw badRequest("`page` is a number from 1.");
  return { offset: (page - 1) * size, size, version: "" };
}

async function readPage(
  context: GatewayContext,
  conditions: ListingConditions,
  sort: ProductSort,
  place: Place,
  needs: ProductNeeds,
): Promise<ListingPage> {
  const size = Math.min(place.size, Math.max(0, mostPagedProducts - place.offset));
  const parameters = {
    ...conditionParameters(conditions),
    ...sortParameters(sort, conditions),
    ...(place.version && { catalogueVersion: place.version }),
  };
  // past the end the total is still asked for, so that the page can say how many there are
  const paging =
    size > 0 && place.offset % size === 0
      ? { page: place.offset / size + 1, perPage: size }
      : { limit: Math.max(size, 1), offset: place.offset };
  const answer = await context.sources.commerce.products.page({ ...parameters, ...paging }, needs);
  const products = size > 0 ? answer.entities.slice(0, size) : [];
  return { products, offset: place.offset, version: place.version || answer.version, totalCount: answer.pagination.total };
}

function readFilters(context: GatewayContext, conditions: ListingConditions) {
  const including = [...(conditions.category?.supportedFilter ?? []), "sale", "isnew", "prices"].join(",");
  return context.sources.commerce.filters.forListing({ ...conditionParameters(conditions), including });
}

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
}
