import { lazy, Suspense } from "react";
import { addressInShop } from "#app/locale/address-in-shop.ts";
import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { hardnessFilterHelp } from "#app/advisor/hardness/hardness-filter-help.tsx";
import { filterDrawerId } from "#app/catalog/filters/drawer/filter-drawer-id.ts";
import { EmptyListing } from "#app/catalog/listing/empty-listing.tsx";
import { HardnessHelp } from "#app/catalog/filters/hardness-help.ts";
import { isNarrowed, listingHead } from "#app/catalog/listing/listing-head.ts";
import { ListingFailed } from "#app/catalog/listing/late-listing-parts.ts";
import { checkListing, loadInTab, redirectForm } from "#app/catalog/listing/listing-loader.ts";
import {
  type ListingParameters,
  listingParameters,
  listingVariables,
} from "#app/catalog/listing/listing-parameters.ts";
import { Listing } from "#app/catalog/listing/listing.tsx";
import { beyondQuickFilter, type QuickFilter, withQuickFilter } from "#app/catalog/listing/quick-filter.ts";
import { useLastLoaded } from "#app/catalog/listing/use-last-loaded.ts";
import { type ListingAddress, useListingAddress } from "#app/catalog/listing/use-listing-address.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { QuickListingQuery as QuickListingData } from "#app/graphql/generated/graphql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { paths } from "#app/locale/paths.ts";
import { useSite } from "#app/locale/site.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { heartOnCard } from "#app/wishlist/heart-on-card.tsx";
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
            images(first: 2) {
              url
            }
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
  checkListing(args, variables.page, data.shop.listing);
  return null;
};

const queryOf = (variables: Variables) => ({ document: QuickListingQuery, variables, pageOf });
const queryAt = (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { pathname, searchParams } = addressInShop(args);
  return queryOf(variablesOf(pathname, listingParameters(searchParams)));
};

export const loader = (args: Route.LoaderArgs) => {
  redirectForm(args);
  return load(args, queryAt(args).variables);
};

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadInTab(args, queryAt(args), (variables) => load(args, variables));

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
        <Suspense>
          <ListingFailed />
        </Suspense>
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
  const { t } = useTranslation(["catalog", "quickListing"]);
  const site = useSite();
  const data = usePageQuery(QuickListingQuery, variables);
  if (!data?.shop.offer || !data.shop.listing) return null;

  const { listing } = data.shop;
  const path = address.basePath;
  const quickFilter = quickFilterOf(path);
  const offer = beyondQuickFilter(data.shop.offer, quickFilter);
  const name = t(`quickListing:${quickFilter}.name`);
  const description = t(`quickListing:${quickFilter}.description`);
  const crumbs = [{ value: name, to: path }];
  const products = listing.edges.map((edge) => edge.node);
  const head = listingHead(site, { path, parameters: address.current, crumbs, products });
  return (
    <>
      <PageHead title={name} description={description} {...head} />
      <Breadcrumb crumbs={[{ value: t("home"), to: paths.home }, ...crumbs]} />
      <header className="grid max-w-[44rem] gap-2.5 pt-3 pb-6">
        <h1 className="font-display text-h1 font-medium tracking-display">{name}</h1>
        <p className="text-lead text-ink-muted">{description}</p>
      </header>
      {listing.totalCount === 0 && !isNarrowed(address.current) ? (
        <EmptyListing name={name} />
      ) : (
        <HardnessHelp value={hardnessFilterHelp}>
          <Listing
            list={{ id: quickFilter, name }}
            name={name}
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
                <QuickFilterDrawer
                  address={address}
                  quickFilter={quickFilter}
                  initial={{ total: listing.totalCount, offer }}
                />
              </OnceOpened>
            }
          />
        </HardnessHelp>
      )}
    </>
  );
}
