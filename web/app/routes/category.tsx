import { lazy, Suspense } from "react";
import { addressInShop } from "#app/locale/address-in-shop.ts";
import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { hardnessFilterHelp } from "#app/advisor/hardness/hardness-filter-help.tsx";
import { filterDrawerId } from "#app/catalog/filters/drawer/filter-drawer-id.ts";
import { CategoryHead } from "#app/catalog/listing/category-head.tsx";
import { EmptyListing, ListingFailed } from "#app/catalog/listing/late-listing-parts.ts";
import { HardnessHelp } from "#app/catalog/filters/hardness-help.ts";
import { isNarrowed, listingHead } from "#app/catalog/listing/listing-head.ts";
import { checkListing, loadInTab, redirectForm } from "#app/catalog/listing/listing-loader.ts";
import {
  type ListingParameters,
  listingParameters,
  listingVariables,
} from "#app/catalog/listing/listing-parameters.ts";
import { Listing } from "#app/catalog/listing/listing.tsx";
import { useLastLoaded } from "#app/catalog/listing/use-last-loaded.ts";
import { type ListingAddress, useListingAddress } from "#app/catalog/listing/use-listing-address.ts";
import { AdviceTile } from "#app/content/advice-tile.tsx";
import { CategoryAdvice, CategoryIntroduction } from "#app/content/category-story.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { CategoryPageQuery as CategoryPageData } from "#app/graphql/generated/graphql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { useSite } from "#app/locale/site.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { heartOnCard } from "#app/wishlist/heart-on-card.tsx";
import type { Route } from "./+types/category";

const CategoryFilterDrawer = lazy(async () => ({
  default: (await import("#app/catalog/filters/drawer/category-filter-drawer.tsx")).CategoryFilterDrawer,
}));

const CategoryPageQuery = graphql(`
  query CategoryPage(
    $path: String!
    $page: Int!
    $sort: ProductSort!
    $filters: [FilterInput!]
    $price: PriceRangeInput
    $term: String
    $version: String
    $more: Boolean! = false
  ) {
    category(path: $path) {
      id
      categoryId
      name
      path
      description
      breadcrumbs {
        value
        to
      }
      children {
        id
        name
        path
      }
      ...CategoryHead_category
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
      story @skip(if: $more) {
        id
        ...CategoryStory_story
        ...AdviceTile_story
      }
    }
  }
`);

export const handle: RouteHandle = { pageType: "category_page" };

type Variables = ReturnType<typeof variablesOf>;

const variablesOf = (path: string, parameters: ListingParameters) => ({
  path,
  term: parameters.term === "" ? null : parameters.term,
  ...listingVariables(parameters),
});
const pageOf = (data: CategoryPageData) => data.category?.listing ?? undefined;

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs, variables: Variables) => {
  const [data] = await loadQueries(args, [[CategoryPageQuery, variables, ["category"]]]);
  if (!data.category) {
    const { redirectOrNotFound } = await import("#app/layout/page/redirect-or-not-found.ts");
    throw await redirectOrNotFound(args);
  }
  checkListing(args, variables.page, data.category.listing);
  return null;
};

const queryOf = (variables: Variables) => ({ document: CategoryPageQuery, variables, pageOf });
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

export default function Category() {
  const failed = useLoaderData<typeof clientLoader>()?.failed ?? false;
  const address = useListingAddress();
  const shown = useLastLoaded(variablesOf(address.basePath, address.current), failed);
  return (
    <main id="inhoud" tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      {shown ? (
        <CategoryListing variables={shown} address={address} failed={failed} />
      ) : (
        <Suspense>
          <ListingFailed />
        </Suspense>
      )}
    </main>
  );
}

interface CategoryListingProps {
  readonly variables: Variables;
  readonly address: ListingAddress;
  readonly failed: boolean;
}

function CategoryListing({ variables, address, failed }: CategoryListingProps) {
  const { t } = useTranslation("catalog");
  const site = useSite();
  const data = usePageQuery(CategoryPageQuery, variables);
  const category = data?.category;
  if (!category?.offer || !category.listing) return null;

  const { name, path, breadcrumbs, listing, offer } = category;
  const isWhole = !isNarrowed(address.current);
  const isFirst = variables.page === 1 && isWhole;
  const above = breadcrumbs.slice(0, -1).map(({ value, to }) => ({ name: value, path: to }));
  const head = listingHead(site, {
    path,
    parameters: address.current,
    crumbs: breadcrumbs,
    products: listing.edges.map((edge) => edge.node),
  });
  return (
    <>
      <PageHead title={name} description={category.description} {...head} />
      <CategoryHead category={category} />
      {isFirst && <CategoryIntroduction story={category.story} />}
      {listing.totalCount === 0 && isWhole ? (
        <Suspense>
          <EmptyListing name={name} />
        </Suspense>
      ) : (
        <HardnessHelp value={hardnessFilterHelp}>
          <Listing
            list={{ id: `category-${category.categoryId}`, name }}
            name={name}
            {...(category.children.length > 0 && { things: t("things") })}
            address={address}
            query={queryOf(variables)}
            page={listing}
            offer={offer}
            renderAction={heartOnCard}
            renderTile={
              isWhole
                ? (className) => <AdviceTile key={className} story={category.story} className={className} />
                : undefined
            }
            failed={failed}
            elsewhere={above.length > 0 ? above : category.children}
            drawer={
              <OnceOpened overlayId={filterDrawerId}>
                <CategoryFilterDrawer address={address} initial={{ total: listing.totalCount, offer }} />
              </OnceOpened>
            }
          />
        </HardnessHelp>
      )}
      {isFirst && <CategoryAdvice story={category.story} />}
    </>
  );
}
