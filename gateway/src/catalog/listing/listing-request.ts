import type { GraphQLResolveInfo } from "graphql";
import { builder } from "#gateway/builder.ts";
import { backwardArguments, type PageRequest, pageSize, type PageSpan, pageSpan } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { badRequest } from "#gateway/errors/faults.ts";
import { once } from "#gateway/request/once.ts";
import { selectedPaths } from "#gateway/selection.ts";
import type { ProductNeeds } from "#gateway/sources/commerce/product-with.ts";
import { ignoredFilters } from "./ignored-filter.ts";
import type { Listing, ListingPage } from "./listing.ts";
import {
  conditionParameters,
  conditionsWithin,
  type FilterChoice,
  isOpen,
  type ListingConditions,
  type ListingScope,
  readConditions,
} from "./listing-conditions.ts";
import { readListingCursor, readVersion } from "./listing-cursor.ts";
import { readCounted, readOffered } from "./listing-filters.ts";
import { productNeeds } from "#gateway/catalog/product/product-needs.ts";
import { type ProductSort, sortParameters } from "./sort.ts";

const FilterInputRef = builder.inputType("FilterInput", {
  description:
    "A filter chosen for a listing. Filters are joined by AND, the values of one by OR; unknown filters and values are left out and reported in `ProductListing.ignoredFilters`.",
  fields: (t) => ({
    slug: t.string({ required: true, description: "Stable name of the filter, such as `size` or `sale`." }),
    values: t.stringList({
      required: true,
      description:
        "Keys of values (`FilterValue.key`), separate or comma-separated; for `category`, in a search, the id of one category; for a measure one range such as `80-120`, clamped to the listing's bounds; `true` for sale and isNew.",
    }),
  }),
});

const PriceRangeInputRef = builder.inputType("PriceRangeInput", {
  description:
    "Bounds of the price; crossed bounds are swapped, bounds outside the listing's prices are clamped to them.",
  fields: (t) => ({
    minCents: t.int({ description: "Lowest price in cents, VAT included; none when null." }),
    maxCents: t.int({ description: "Highest price in cents, VAT included; none when null." }),
  }),
});

// docs/rules.md#listings
const mostPagedProducts = 1000;

/** The arguments every listing takes, besides its order, whose default differs. */
export const listingArguments = builder.args((t) => ({
  first: t.int({ required: true, defaultValue: 24, description: "Products per page, 1 to 100." }),
  after: t.string({
    description:
      "Cursor to continue after, for loading more; not together with `page`. Send it with the same filters, price and sort: it holds the place and the version, and nothing else.",
  }),
  ...backwardArguments,
  page: t.int({ description: "Number of the page from 1, as addresses carry it; the first when null." }),
  filters: t.field({ type: [FilterInputRef], description: "Filters chosen; none when null." }),
  price: t.field({ type: PriceRangeInputRef, description: "Bounds of the price chosen; none when null." }),
  version: t.string({
    description:
      "Catalogue version to read from, the `ProductListing.version` of an earlier page; the newest when null or expired. For paging by `page`; a cursor holds it.",
  }),
}));

/** What a document requests of a listing. */
export interface ListingRequest extends PageRequest {
  readonly page?: number | null | undefined;
  readonly sort: ProductSort;
  readonly filters?: readonly FilterChoice[] | null | undefined;
  readonly price?: { minCents?: number | null; maxCents?: number | null } | null | undefined;
  readonly version?: string | null | undefined;
}

/**
 * Begins a listing of the products of a category, or of those a term finds. The calls that the document's selection needs leave at once
 * and together; its fields await them. Only a choice has to be held against what can be chosen first.
 * @throws BAD_REQUEST for a page that cannot exist
 */
export function openListing(
  scope: ListingScope,
  request: ListingRequest,
  context: GatewayContext,
  info: ListingInfo,
): Listing {
  const place = placeOf(request);
  const needs = productNeeds(info, "edges.node.");
  const paths = selectedPaths(info);
  const wanted = readConditions(scope, request.filters, request.price);
  const offered = once(() => readOffered(context, scope));
  const conditions = once(async () => (isOpen(wanted) ? wanted : conditionsWithin(wanted, await offered())));
  const page = once(async () => readPage(context, await conditions(), request.sort, place, needs));
  const filters = once(async () => readCounted(context, await conditions(), await offered()));
  if (pageFields.some((field) => paths.has(field))) page().catch(() => undefined);
  if (filterFields.some((field) => paths.has(field))) filters().catch(() => undefined);
  const ignored = async () => ignoredFilters(request.filters ?? [], await conditions(), offered);
  return { scope, conditions, page, filters, ignored };
}

const pageFields = ["edges", "pageInfo", "totalCount", "version"];
const filterFields = ["filters", "quickFilters", "priceRange"];

type ListingInfo = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

interface Place extends PageSpan {
  readonly version: string;
}

function placeOf(args: PageRequest & Pick<ListingRequest, "page" | "version">): Place {
  const cursor = args.after ?? args.before;
  if (cursor != null || args.last != null) {
    if (args.page != null) {
      const argument = args.after != null ? "after" : args.before != null ? "before" : "last";
      throw badRequest(`\`${argument}\` and \`page\` exclude each other: page on by cursor, or by number.`);
    }
    const span = pageSpan(args, { offsetOf: (each, argument) => readListingCursor(each, argument).offset });
    return { ...span, version: cursor == null ? "" : readListingCursor(cursor, "after").version };
  }
  const size = pageSize(args.first);
  const page = args.page ?? 1;
  if (page < 1) throw badRequest(`\`page\` is ${page}, and pages count from 1.`);
  return { offset: (page - 1) * size, size, version: readVersion(args.version) };
}

async function readPage(
  context: GatewayContext,
  conditions: ListingConditions,
  sort: ProductSort,
  place: Place,
  needs: ProductNeeds,
): Promise<ListingPage> {
  const mostPaged = context.runsRegistered ? Number.POSITIVE_INFINITY : mostPagedProducts;
  const size = Math.min(place.size, Math.max(0, mostPaged - place.offset));
  const parameters = {
    ...conditionParameters(conditions),
    ...sortParameters(sort, conditions),
    ...(place.version && { catalogueVersion: place.version }),
  };
  // past the end the total is still requested, so that the page can say how many there are
  const paging =
    size > 0 && place.offset % size === 0
      ? { page: place.offset / size + 1, perPage: size }
      : { limit: Math.max(size, 1), offset: place.offset };
  const response = await context.sources.commerce.products.page({ ...parameters, ...paging }, needs);
  const products = size > 0 ? response.entities.slice(0, size) : [];
  const { matchedVariants, version, pagination } = response;
  return {
    products,
    matchedVariants,
    offset: place.offset,
    version: version || place.version,
    totalCount: pagination.total,
    mostPaged,
  };
}
