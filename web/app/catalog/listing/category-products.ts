import type { PriceBounds } from "@warmeland/schema/rules/listing-query.ts";
import type { QueryComplete } from "#app/graphql/page/query-complete.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { CategoryProductsQuery as CategoryProducts } from "#app/graphql/generated/graphql.ts";
import { mostProducts } from "./listing-parameters.ts";

const CategoryProductsQuery = graphql(`
  query CategoryProducts($path: String!, $page: Int!, $price: PriceRangeInput, $wholeRange: Boolean!) {
    category(path: $path) {
      id
      listing(first: 100, page: $page, price: $price) {
        totalCount
        priceRange @include(if: $wholeRange) {
          minCents
          maxCents
        }
        edges {
          node {
            id
            slug
            updatedAt
            images {
              url
            }
          }
        }
      }
    }
  }
`);

const pageSize = 100;

type Listing = NonNullable<NonNullable<CategoryProducts["category"]>["listing"]>;

/**
 * All products of a category, those of the categories below it included; none of one that is gone. A list pages through 1,000 products only,
 * so a longer one is read by halves of its prices; of products with the very same price no more than that come.
 */
export async function* categoryProducts(
  query: QueryComplete,
  path: string,
  price?: PriceBounds,
): AsyncGenerator<Listing["edges"][number]["node"], void, undefined> {
  const listingPage = async (page: number) =>
    (await query(CategoryProductsQuery, { path, page, price: price ?? null, wholeRange: price === undefined })).category
      ?.listing;
  const first = await listingPage(1);
  if (!first) return;
  const { minCents, maxCents } = price ?? first.priceRange ?? { minCents: 0, maxCents: 0 };
  if (first.totalCount > mostProducts && minCents < maxCents) {
    const middle = Math.floor((minCents + maxCents) / 2);
    yield* categoryProducts(query, path, { minCents, maxCents: middle });
    yield* categoryProducts(query, path, { minCents: middle + 1, maxCents });
    return;
  }
  yield* nodesOf(first);
  const last = Math.ceil(Math.min(first.totalCount, mostProducts) / pageSize);
  for (let page = 2; page <= last; page += 1) yield* nodesOf(await listingPage(page));
}

function nodesOf(listing: Listing | null | undefined) {
  return listing?.edges.map(({ node }) => node) ?? [];
}
