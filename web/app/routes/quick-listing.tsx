import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { redirect, useLoaderData } from "react-router";
import { breadcrumbJsonLd } from "#app/catalog/breadcrumb-json-ld.ts";
import { choiceCount } from "#app/catalog/filters/filter-choice.ts";
import { filterDrawerId } from "#app/catalog/filters/drawer/filter-drawer-id.ts";
import { EmptyListing } from "#app/catalog/listing/empty-listing.tsx";
import { formSearch } from "#app/catalog/listing/form-search.ts";
import { besidePage, cachedPage } from "#app/catalog/listing/paging/cached-page.ts";
import { keepOneVersion } from "#app/catalog/listing/paging/keep-one-version.ts";
import { ListingCards } from "#app/catalog/listing/listing-cards.tsx";
import { lastPageAddress } from "#app/catalog/listing/paging/listing-end.ts";
import { ListingFailed } from "#app/catalog/listing/listing-failed.tsx";
import { listingJsonLd } from "#app/catalog/listing/listing-json-ld.ts";
import {
  type ListingParameters,
  listingPageSize,
  listingParameters,
  listingVariables,
} from "#app/catalog/listing/listing-parameters.ts";
import { Listing } from "#app/catalog/listing/listing.tsx";
import { beyondQuickFilter, type QuickFilter, withQuickFilter } from "#app/catalog/listing/quick-filter.ts";
import { stayOnFailure } from "#app/catalog/listing/stay-on-failure.ts";
import { useLastLoaded } from "#app/catalog/listing/use-last-loaded.ts";
import { type ListingAddress, useListingAddress } from "#app/catalog/listing/use-listing-address.ts";
import { useListingPages } from "#app/catalog/listing/paging/use-listing-pages.ts";
import { apolloContext } from "#app/graphql/apollo-context.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { QuickListingQuery as QuickListingData } from "#app/graphql/generated/graphql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { paths } from "#app/locale/paths.ts";
import { useSite } from "#app/locale/site.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import type { ItemList } from "#app/tracking/tracking-event.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { WishButton } from "#app/wishlist/wish-button.tsx";
import type { Route } from "./+types/quick-listing";

const QuickFilterDrawer = lazy(async () => ({
  default: (await import("#app/catalog/filters/drawer/quick-filter-drawer.tsx")).QuickFilterDrawer,
}));

const QuickListingQuery = graphql(`
  query QuickListing(
    $page: Int!
    $sort: ProductSort!
    $filters: [FilterInput!]
    $price: PriceRangeInput
    $term: String
    $version: String
    $more: Boolean! = false
  ) {
    shop {
      id
      listing(first: 24, page: $page, sort: $sort, filters: $filters, price: $price, term: $term, version: $version) {
        totalCount
        version
        pageInfo {
          hasNextPage
        }
        edges {
          node {
            id
            name
            slug
            ...ProductCard_product
          }
        }
      }
      offer: listing(filters: $filters, price: $price, term: $term) @skip(if: $more) {
        ...ListingOffer_listing @unmask
      }
    }
  }
`);

export const handle: RouteHandle = { pageType: "category_page" };

type Variables = ReturnType<typeof variablesOf>;

const variablesOf = (path: string, parameters: ListingParameters) => ({
  term: parameters.term === "" ? null : parameters.term,
  ...listingVariables(withQuickFilter(parameters, quickFilterOf(path))),
});
const quickFilterOf = (path: string): QuickFilter => (path === paths.sale ? "sale" : "isNew");
const pageOf = (data: QuickListingData) => data.shop.listing ?? undefined;

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs, variables: Variables) => {
  const [data] = await loadQueries(args, [[QuickListingQuery, variables, ["shop"]]]);
  if (!data.shop.listing) throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  const lastPage = lastPageAddress(new URL(args.request.url), variables.page, data.shop.listing);
  if (lastPage !== undefined) throw redirect(lastPage);
  return null;
};

export const loader = (args: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(args.request.url);
  const meant = formSearch(searchParams);
  if (meant !== undefined) throw redirect(pathname + meant);
  return load(args, variablesOf(pathname, listingParameters(searchParams)));
};

export const clientLoader = (args: Route.ClientLoaderArgs) => {
  const { pathname, searchParams } = new URL(args.request.url);
  const variables = variablesOf(pathname, listingParameters(searchParams));
  const client = args.context.get(apolloContext);
  const before = cachedPage(client, QuickListingQuery, { ...variables, page: variables.page - 1 }, pageOf);
  return stayOnFailure(args.request, async () => {
    await load(args, besidePage(variables, before));
    await keepOneVersion(client, QuickListingQuery, variables, pageOf);
    return null;
  });
};

/** All that is reduced, or all that is new, in the whole shop. */
export default function QuickListing() {
  const failed = useLoaderData<typeof clientLoader>()?.failed ?? false;
  const address = useListingAddress();
  const shown = useLastLoaded(variablesOf(address.basePath, address.current), failed);
  return (
    <main id="inhoud" tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      {shown ? (
        <QuickListingBody key={address.basePath} variables={shown} address={address} failed={failed} />
      ) : (
        <ListingFailed />
      )}
    </main>
  );
}

interface QuickListingBodyProps {
  readonly variables: Variables;
  readonly address: ListingAddress;
  readonly failed: boolean;
}

function QuickListingBody({ variables, address, failed }: QuickListingBodyProps) {
  const { t } = useTranslation("catalog");
  const { origin } = useSite();
  const data = usePageQuery(QuickListingQuery, variables);
  const pages = useListingPages({
    document: QuickListingQuery,
    variables,
    pageOf,
    address: address.href(address.current),
  });
  if (!data?.shop.offer || !data.shop.listing) return null;

  const { listing } = data.shop;
  const { page } = variables;
  const path = address.basePath;
  const quickFilter = quickFilterOf(path);
  const offer = beyondQuickFilter(data.shop.offer, quickFilter);
  const name = t(`quick.${quickFilter}.name`);
  const description = t(`quick.${quickFilter}.description`);
  const list = { id: quickFilter, name };
  const crumbs = [{ value: name, to: path }];
  const isFiltered = address.current.term !== "" || choiceCount(address.current) > 0;
  const products = listing.edges.map((edge) => edge.node);
  const breadcrumbData = breadcrumbJsonLd(origin, crumbs);
  const head = isFiltered
    ? { path, filtered: true, jsonLd: [breadcrumbData] }
    : {
        path: page > 1 ? `${path}?page=${page}` : path,
        jsonLd: [breadcrumbData, listingJsonLd(origin, products, (page - 1) * listingPageSize + 1)],
      };
  return (
    <>
      <PageHead title={name} description={description} {...head} />
      <Breadcrumb crumbs={[{ value: t("home"), to: paths.home }, ...crumbs]} />
      <header className="grid max-w-[44rem] gap-2.5 pt-3 pb-6">
        <h1 className="font-display text-h1 font-medium tracking-display">{name}</h1>
        <p className="text-lead text-ink-muted">{description}</p>
      </header>
      {listing.totalCount === 0 && !isFiltered ? (
        <EmptyListing name={name} />
      ) : (
        <Listing
          list={list}
          name={name}
          things={t("things")}
          address={address}
          page={listing}
          offer={offer}
          pages={pages}
          renderPage={(shown, isFirst) => (
            <PageOfCards list={list} variables={{ ...variables, page: shown }} isFirst={isFirst} />
          )}
          failed={failed}
          elsewhere={[]}
          drawer={
            <OnceOpened overlayId={filterDrawerId}>
              <QuickFilterDrawer
                address={address}
                quickFilter={quickFilter}
                initial={{ total: listing.totalCount, offer }}
              />
            </OnceOpened>
          }
        />
      )}
    </>
  );
}

interface PageOfCardsProps {
  readonly list: ItemList;
  readonly variables: Variables;
  readonly isFirst: boolean;
}

/** One page of the listing, out of the cache that the loader, or an earlier visit, has filled. */
function PageOfCards({ list, variables, isFirst }: PageOfCardsProps) {
  const data = usePageQuery(QuickListingQuery, variables);
  return (
    <ListingCards
      list={list}
      products={(data?.shop.listing?.edges ?? []).map((edge) => edge.node)}
      from={(variables.page - 1) * listingPageSize + 1}
      eager={isFirst}
      renderAction={({ id, name }) => <WishButton productId={id} productName={name} place="card" />}
    />
  );
}
