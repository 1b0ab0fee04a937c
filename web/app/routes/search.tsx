import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { redirect, useLoaderData } from "react-router";
import { choiceCount } from "#app/catalog/filters/filter-choice.ts";
import { filterDrawerId } from "#app/catalog/filters/drawer/filter-drawer-id.ts";
import { formSearch } from "#app/catalog/listing/form-search.ts";
import { besidePage, cachedPage } from "#app/catalog/listing/paging/cached-page.ts";
import { keepOneVersion } from "#app/catalog/listing/paging/keep-one-version.ts";
import { filteredSize } from "#app/catalog/variant/filtered-size.ts";
import { ListingCards } from "#app/catalog/listing/listing-cards.tsx";
import { ListingFailed } from "#app/catalog/listing/listing-failed.tsx";
import { lastPageAddress } from "#app/catalog/listing/paging/listing-end.ts";
import { listingPageSize, listingParameters, listingVariables } from "#app/catalog/listing/listing-parameters.ts";
import { Listing } from "#app/catalog/listing/listing.tsx";
import { stayOnFailure } from "#app/catalog/listing/stay-on-failure.ts";
import { useLastLoaded } from "#app/catalog/listing/use-last-loaded.ts";
import { type ListingAddress, useListingAddress } from "#app/catalog/listing/use-listing-address.ts";
import { useListingPages } from "#app/catalog/listing/paging/use-listing-pages.ts";
import { apolloContext } from "#app/graphql/apollo-context.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { SearchPageQuery as SearchPageData } from "#app/graphql/generated/graphql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { paths } from "#app/locale/paths.ts";
import { SearchHead } from "#app/search/search-head.tsx";
import { SearchStart, SearchStartQuery } from "#app/search/search-start.tsx";
import { useNewTerm } from "#app/search/use-new-term.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { WishButton } from "#app/wishlist/wish-button.tsx";
import type { Route } from "./+types/search";

const SearchFilterDrawer = lazy(async () => ({
  default: (await import("#app/search/search-filter-drawer.tsx")).SearchFilterDrawer,
}));

const SearchPageQuery = graphql(`
  query SearchPage(
    $term: String!
    $page: Int!
    $sort: ProductSort!
    $filters: [FilterInput!]
    $price: PriceRangeInput
    $version: String
    $more: Boolean! = false
  ) {
    search(term: $term) {
      redirect @skip(if: $more) {
        path
      }
      didYouMean @skip(if: $more)
      listing(first: 24, page: $page, sort: $sort, filters: $filters, price: $price, version: $version) {
        totalCount
        version
        pageInfo {
          hasNextPage
        }
        edges {
          variantId
          node {
            id
            ...ProductCard_product
          }
        }
      }
      offer: listing(filters: $filters, price: $price) @skip(if: $more) {
        ...ListingOffer_listing @unmask
      }
    }
  }
`);

export const handle: RouteHandle = { pageType: "search" };

const usualSort = "RELEVANCE";
/** What reports call the results. */
const list = { id: "search", name: "search" };

type Variables = ReturnType<typeof variablesOf>;

const variablesOf = (search: string) => {
  const parameters = listingParameters(new URLSearchParams(search), usualSort);
  return { term: parameters.term, ...listingVariables(parameters) };
};
const pageOf = (data: SearchPageData) => data.search.listing ?? undefined;

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs, variables: Variables) => {
  const ways = () => loadQueries(args, [[SearchStartQuery, {}]]).catch(() => undefined);
  if (variables.term === "") {
    await ways();
    return null;
  }
  const [data] = await loadQueries(args, [[SearchPageQuery, variables, ["search"]]]);
  if (data.search.redirect) throw redirect(data.search.redirect.path);
  if (!data.search.listing) throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  const lastPage = lastPageAddress(new URL(args.request.url), variables.page, data.search.listing);
  if (lastPage !== undefined) throw redirect(lastPage);
  if (data.search.listing.totalCount === 0) await ways();
  return null;
};

export const loader = (args: Route.LoaderArgs) => {
  const { pathname, search, searchParams } = new URL(args.request.url);
  const meant = formSearch(searchParams, usualSort);
  if (meant !== undefined) throw redirect(pathname + meant);
  return load(args, variablesOf(search));
};

export const clientLoader = (args: Route.ClientLoaderArgs) => {
  const variables = variablesOf(new URL(args.request.url).search);
  const client = args.context.get(apolloContext);
  const before = cachedPage(client, SearchPageQuery, { ...variables, page: variables.page - 1 }, pageOf);
  return stayOnFailure(args.request, async () => {
    await load(args, besidePage(variables, before));
    await keepOneVersion(client, SearchPageQuery, variables, pageOf);
    return null;
  });
};

export default function Search() {
  const { t } = useTranslation("searchPage");
  const failed = useLoaderData<typeof clientLoader>()?.failed ?? false;
  const address = useListingAddress("search");
  const { term } = address.current;
  const shown = useLastLoaded({ term, ...listingVariables(address.current) }, failed);
  useNewTerm(term);
  return (
    <main id="inhoud" tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={term === "" ? t("title") : t("titleOf", { term })} path={paths.search} hidden />
      {shown === undefined ? (
        <ListingFailed />
      ) : shown.term === "" ? (
        <>
          <SearchHead term="" isFound />
          <SearchStart />
        </>
      ) : (
        <SearchListing key={shown.term} variables={shown} address={address} failed={failed} />
      )}
    </main>
  );
}

interface SearchListingProps {
  readonly variables: Variables;
  readonly address: ListingAddress;
  readonly failed: boolean;
}

function SearchListing({ variables, address, failed }: SearchListingProps) {
  const { t } = useTranslation("searchPage");
  const { term } = variables;
  const data = usePageQuery(SearchPageQuery, variables);
  const pages = useListingPages({
    document: SearchPageQuery,
    variables,
    pageOf,
    address: address.href(address.current),
  });
  if (!data?.search.offer || !data.search.listing) return null;

  const { listing, offer, didYouMean } = data.search;
  const isFound = listing.totalCount > 0 || choiceCount(address.current) > 0;
  return (
    <>
      <SearchHead term={term} isFound={isFound} didYouMean={didYouMean} />
      {isFound ? (
        <Listing
          list={list}
          name={t("name")}
          things={t("things")}
          address={address}
          page={listing}
          offer={offer}
          pages={pages}
          renderPage={(shown, isFirst) => (
            <PageOfCards
              variables={{ ...variables, page: shown }}
              size={filteredSize(offer, address.current)}
              isFirst={isFirst}
            />
          )}
          failed={failed}
          elsewhere={[]}
          drawer={
            <OnceOpened overlayId={filterDrawerId}>
              <SearchFilterDrawer address={address} initial={{ total: listing.totalCount, offer }} />
            </OnceOpened>
          }
        />
      ) : (
        <SearchStart />
      )}
    </>
  );
}

interface PageOfCardsProps {
  readonly variables: Variables;
  readonly size: string | undefined;
  readonly isFirst: boolean;
}

/** One page of the results, out of the cache that the loader, or an earlier visit, has filled. */
function PageOfCards({ variables, size, isFirst }: PageOfCardsProps) {
  const edges = usePageQuery(SearchPageQuery, variables)?.search.listing?.edges ?? [];
  return (
    <ListingCards
      list={list}
      products={edges.map((edge) => edge.node)}
      variantIds={edges.map((edge) => edge.variantId ?? undefined)}
      size={size}
      from={(variables.page - 1) * listingPageSize + 1}
      eager={isFirst}
      renderAction={({ id, name }) => <WishButton productId={id} productName={name} place="card" />}
    />
  );
}
