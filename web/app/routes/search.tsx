import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { redirect, useLoaderData } from "react-router";
import { choiceCount } from "#app/catalog/filters/filter-choice.ts";
import { hardnessFilterHelp } from "#app/advisor/hardness/hardness-filter-help.tsx";
import { filterDrawerId } from "#app/catalog/filters/drawer/filter-drawer-id.ts";
import { HardnessHelp } from "#app/catalog/filters/hardness-help.ts";
import { ListingFailed } from "#app/catalog/listing/late-listing-parts.ts";
import { checkListing, loadInTab, redirectForm } from "#app/catalog/listing/listing-loader.ts";
import { listingParameters, listingVariables } from "#app/catalog/listing/listing-parameters.ts";
import { Listing } from "#app/catalog/listing/listing.tsx";
import { useLastLoaded } from "#app/catalog/listing/use-last-loaded.ts";
import { type ListingAddress, useListingAddress } from "#app/catalog/listing/use-listing-address.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { SearchPageQuery as SearchPageData } from "#app/graphql/generated/graphql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { useEmptyPage } from "#app/layout/use-empty-page.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { paths } from "#app/locale/paths.ts";
import { LateSuggestions } from "#app/recommendations/late-suggestions.tsx";
import { SearchHead } from "#app/search/search-head.tsx";
import { SearchStart, SearchStartQuery } from "#app/search/search-start.tsx";
import { useNewTerm } from "#app/search/use-new-term.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { heartOnCard } from "#app/wishlist/heart-on-card.tsx";
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
  const { listing } = data.search;
  checkListing(args, variables.page, listing);
  if (listing.totalCount === 0) await ways();
  return null;
};

const queryOf = (variables: Variables) => ({ document: SearchPageQuery, variables, pageOf });
const queryAt = ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  queryOf(variablesOf(new URL(request.url).search));

export const loader = (args: Route.LoaderArgs) => {
  redirectForm(args, usualSort);
  return load(args, queryAt(args).variables);
};

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadInTab(args, queryAt(args), (variables) => load(args, variables));

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
        <Suspense>
          <ListingFailed />
        </Suspense>
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
  const emptyText = useEmptyPage("SEARCH");
  if (!data?.search.offer || !data.search.listing) return null;

  const { listing, offer, didYouMean } = data.search;
  const isFound = listing.totalCount > 0 || choiceCount(address.current) > 0;
  return (
    <>
      <SearchHead term={term} isFound={isFound} didYouMean={didYouMean} emptyText={emptyText} />
      {isFound ? (
        <HardnessHelp value={hardnessFilterHelp}>
          <Listing
            list={list}
            name={t("name")}
            things={t("things")}
            address={address}
            query={queryOf(variables)}
            page={listing}
            offer={offer}
            renderAction={heartOnCard}
            failed={failed}
            elsewhere={[]}
            drawer={
              <OnceOpened overlayId={filterDrawerId}>
                <SearchFilterDrawer address={address} initial={{ total: listing.totalCount, offer }} />
              </OnceOpened>
            }
          />
        </HardnessHelp>
      ) : (
        <>
          <SearchStart />
          <LateSuggestions />
        </>
      )}
    </>
  );
}
