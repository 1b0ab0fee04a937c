import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { breadcrumbJsonLd } from "#app/catalog/breadcrumb-json-ld.ts";
import { CategoryHead } from "#app/catalog/category-head.tsx";
import { EmptyListing } from "#app/catalog/empty-listing.tsx";
import { ListingCards } from "#app/catalog/listing-cards.tsx";
import { listingJsonLd } from "#app/catalog/listing-json-ld.ts";
import { listingPageSize, listingParameters, listingSearch, type ListingParameters } from "#app/catalog/listing-parameters.ts";
import { LoadMore } from "#app/catalog/load-more.tsx";
import { PendingCards } from "#app/catalog/pending-cards.tsx";
import { ProductGrid } from "#app/catalog/product-grid.tsx";
import { SortSelect } from "#app/catalog/sort-select.tsx";
import { useFocusOnNewCards } from "#app/catalog/use-focus-on-new-cards.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/load-queries.ts";
import { usePageQuery } from "#app/graphql/use-page-query.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { redirectOrNotFound } from "#app/layout/redirect-or-not-found.ts";
import { useSite } from "#app/locale/site.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { WishButton } from "#app/wishlist/wish-button.tsx";
import type { Route } from "./+types/category";

const CategoryPageQuery = graphql(`
  query CategoryPage($path: String!, $page: Int!, $sort: ProductSort!) {
    category(path: $path) {
      id
      name
      path
      description
      breadcrumbs {
        value
        to
      }
      ...CategoryHead_category
      listing(first: 24, page: $page, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
        }
        sortOptions {
          value
          queryValue
          visible
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
    }
  }
`);

export const handle: RouteHandle = { pageType: "category_page" };

const variablesOf = (pathname: string, search: string) => ({ path: pathname, ...listingParameters(new URLSearchParams(search)) });

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { pathname, search } = new URL(args.request.url);
  const [data] = await loadQueries(args, [[CategoryPageQuery, variablesOf(pathname, search), ["category"]]]);
  if (!data.category) throw await redirectOrNotFound(args);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function Category() {
  const { t } = useTranslation("catalog");
  const { pathname, search } = useLocation();
  const variables = variablesOf(pathname, search);
  const { origin } = useSite();
  const data = usePageQuery(CategoryPageQuery, variables);
  const pages = usePagesFrom(variables);
  useFocusOnNewCards(variables.page);
  const category = data?.category;
  if (!category) return null;

  const { page, sort } = variables;
  const { totalCount, pageInfo, sortOptions, edges } = category.listing;
  const things = category.name.toLocaleLowerCase("nl");
  const visible = sortOptions.flatMap(({ value, queryValue, visible: shown }) =>
    shown ? [{ value, queryValue, name: t(`sort.${value}`) }] : [],
  );
  const earlier = pages[0]! - 1;
  return (
    <main id="inhoud" tabIndex={-1} className="mx-auto max-w-page px-gutter pb-section outline-none">
      <PageHead
        title={category.name}
        description={category.description}
        path={`${category.path}${listingSearch({ page, sort: "TOPSELLER" })}`}
        jsonLd={[
          breadcrumbJsonLd(origin, category.breadcrumbs),
          listingJsonLd(
            origin,
            edges.map((edge) => edge.node),
            (page - 1) * listingPageSize + 1,
          ),
        ]}
      />
      <CategoryHead category={category} />
      {totalCount === 0 ? (
        <EmptyListing name={category.name} />
      ) : (
        <>
          <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line pt-5">
            <p role="status" className="font-semibold tabular-nums">
              {t("products", { count: totalCount })}
            </p>
            <SortSelect current={sort} options={visible} />
          </div>
          {earlier > 0 && (
            <p className="mb-8 text-center">
              <ButtonLink href={listingSearch({ page: earlier, sort }) || pathname} variant="outline" preventScrollReset>
                {t("loadEarlier", { things })}
              </ButtonLink>
            </p>
          )}
          <ProductGrid label={t("listing", { name: category.name })}>
            {pages.map((shown) => (
              <PageOfCards key={shown} variables={{ ...variables, page: shown }} eager={shown === pages[0]} />
            ))}
            <PendingCards from={page} sort={sort} />
          </ProductGrid>
          <LoadMore
            seen={Math.min(page * listingPageSize, totalCount)}
            total={totalCount}
            things={things}
            nextSearch={pageInfo.hasNextPage ? listingSearch({ page: page + 1, sort }) : undefined}
          />
        </>
      )}
    </main>
  );
}

type Variables = ListingParameters & { readonly path: string };

/** One page of the listing, out of the cache that the loader, or an earlier visit, has filled. */
function PageOfCards({ variables, eager }: { readonly variables: Variables; readonly eager: boolean }) {
  const data = usePageQuery(CategoryPageQuery, variables);
  const edges = data?.category?.listing.edges ?? [];
  return (
    <ListingCards
      products={edges.map((edge) => edge.node)}
      from={(variables.page - 1) * listingPageSize + 1}
      eager={eager}
      renderAction={({ id, name }) => <WishButton productId={id} productName={name} place="card" />}
    />
  );
}

/** The pages on the screen: the address's, and those before it that this tab still holds (decisions.md 37). */
function usePagesFrom({ path, page, sort }: Variables): readonly number[] {
  const client = useApolloClient();
  const pages = [page];
  if (import.meta.env.SSR) return pages;
  for (let earlier = page - 1; earlier > 0; earlier -= 1) {
    if (client.readQuery({ query: CategoryPageQuery, variables: { path, page: earlier, sort } }) === null) break;
    pages.unshift(earlier);
  }
  return pages;
}
