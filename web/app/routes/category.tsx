import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { redirect, useLoaderData } from "react-router";
import { breadcrumbJsonLd } from "#app/catalog/breadcrumb-json-ld.ts";
import { CategoryHead } from "#app/catalog/listing/category-head.tsx";
import { EmptyListing } from "#app/catalog/listing/empty-listing.tsx";
import { choiceCount } from "#app/catalog/filters/filter-choice.ts";
import { filterDrawerId } from "#app/catalog/filters/drawer/filter-drawer-id.ts";
import { formSearch } from "#app/catalog/listing/form-search.ts";
import { besidePage, cachedPage } from "#app/catalog/listing/paging/cached-page.ts";
import { keepOneVersion } from "#app/catalog/listing/paging/keep-one-version.ts";
import { filteredSize } from "#app/catalog/variant/filtered-size.ts";
import { ListingCards } from "#app/catalog/listing/listing-cards.tsx";
import { listingJsonLd } from "#app/catalog/listing/listing-json-ld.ts";
import { lastPageAddress } from "#app/catalog/listing/paging/listing-end.ts";
import {
  type ListingParameters,
  listingPageSize,
  listingParameters,
  listingVariables,
} from "#app/catalog/listing/listing-parameters.ts";
import { ListingFailed } from "#app/catalog/listing/listing-failed.tsx";
import { Listing } from "#app/catalog/listing/listing.tsx";
import { stayOnFailure } from "#app/catalog/listing/stay-on-failure.ts";
import { useLastLoaded } from "#app/catalog/listing/use-last-loaded.ts";
import { type ListingAddress, useListingAddress } from "#app/catalog/listing/use-listing-address.ts";
import { useListingPages } from "#app/catalog/listing/paging/use-listing-pages.ts";
import { CategoryAdvice, CategoryIntroduction } from "#app/content/category-story.tsx";
import { apolloContext } from "#app/graphql/apollo-context.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { CategoryPageQuery as CategoryPageData } from "#app/graphql/generated/graphql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { OnceOpened } from "#app/ui/overlay/once-opened.tsx";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { redirectOrNotFound } from "#app/layout/page/redirect-or-not-found.ts";
import { useSite } from "#app/locale/site.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import type { ItemList } from "#app/tracking/tracking-event.ts";
import { WishButton } from "#app/wishlist/wish-button.tsx";
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
  if (!data.category) throw await redirectOrNotFound(args);
  if (!data.category.listing) throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  const lastPage = lastPageAddress(new URL(args.request.url), variables.page, data.category.listing);
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
  const before = cachedPage(client, CategoryPageQuery, { ...variables, page: variables.page - 1 }, pageOf);
  return stayOnFailure(args.request, async () => {
    await load(args, besidePage(variables, before));
    await keepOneVersion(client, CategoryPageQuery, variables, pageOf);
    return null;
  });
};

export default function Category() {
  const failed = useLoaderData<typeof clientLoader>()?.failed ?? false;
  const address = useListingAddress();
  const shown = useLastLoaded(variablesOf(address.basePath, address.current), failed);
  return (
    <main id="inhoud" tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      {shown ? <CategoryListing variables={shown} address={address} failed={failed} /> : <ListingFailed />}
    </main>
  );
}

interface CategoryListingProps {
  readonly variables: Variables;
  readonly address: ListingAddress;
  readonly failed: boolean;
}

function CategoryListing({ variables, address, failed }: CategoryListingProps) {
  const { origin } = useSite();
  const data = usePageQuery(CategoryPageQuery, variables);
  const pages = useListingPages({
    document: CategoryPageQuery,
    variables,
    pageOf,
    address: address.href(address.current),
  });
  const { t } = useTranslation("catalog");
  const category = data?.category;
  if (!category?.offer || !category.listing) return null;

  const { name, path, breadcrumbs, listing, offer } = category;
  const list = { id: `category-${category.categoryId}`, name };
  const { page } = variables;
  const isFiltered = address.current.term !== "" || choiceCount(address.current) > 0;
  const isFirst = page === 1 && !isFiltered;
  const above = breadcrumbs.slice(0, -1).map(({ value, to }) => ({ name: value, path: to }));
  const products = listing.edges.map((edge) => edge.node);
  const breadcrumbData = breadcrumbJsonLd(origin, breadcrumbs);
  const head = isFiltered
    ? { path, filtered: true, jsonLd: [breadcrumbData] }
    : {
        path: page > 1 ? `${path}?page=${page}` : path,
        jsonLd: [breadcrumbData, listingJsonLd(origin, products, (page - 1) * listingPageSize + 1)],
      };
  return (
    <>
      <PageHead title={name} description={category.description} {...head} />
      <CategoryHead category={category} />
      {isFirst && <CategoryIntroduction story={category.story} />}
      {listing.totalCount === 0 && !isFiltered ? (
        <EmptyListing name={name} />
      ) : (
        <Listing
          list={list}
          name={name}
          {...(category.children.length > 0 && { things: t("things") })}
          address={address}
          page={listing}
          offer={offer}
          pages={pages}
          renderPage={(shown, isFirst) => (
            <PageOfCards
              list={list}
              variables={{ ...variables, page: shown }}
              size={filteredSize(offer, address.current)}
              isFirst={isFirst}
            />
          )}
          failed={failed}
          elsewhere={above.length > 0 ? above : category.children}
          drawer={
            <OnceOpened overlayId={filterDrawerId}>
              <CategoryFilterDrawer address={address} initial={{ total: listing.totalCount, offer }} />
            </OnceOpened>
          }
        />
      )}
      {isFirst && <CategoryAdvice story={category.story} />}
    </>
  );
}

interface PageOfCardsProps {
  readonly list: ItemList;
  readonly variables: Variables;
  readonly size: string | undefined;
  readonly isFirst: boolean;
}

/** One page of the listing, out of the cache that the loader, or an earlier visit, has filled. */
function PageOfCards({ list, variables, size, isFirst }: PageOfCardsProps) {
  const data = usePageQuery(CategoryPageQuery, variables);
  const edges = data?.category?.listing?.edges ?? [];
  return (
    <ListingCards
      list={list}
      products={edges.map((edge) => edge.node)}
      size={size}
      from={(variables.page - 1) * listingPageSize + 1}
      eager={isFirst}
      renderAction={({ id, name }) => <WishButton productId={id} productName={name} place="card" />}
    />
  );
}
