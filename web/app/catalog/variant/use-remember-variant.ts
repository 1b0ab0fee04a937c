import { useApolloClient } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";

const ProductOfVariantQuery = graphql(`
  query ProductOfVariant($slug: String!, $variantId: Int) {
    product(by: { slug: $slug }, variantId: $variantId) {
      id
    }
  }
`);

/** Makes the tab's cache serve a variant's address from the product it already holds: choosing then sends no request. */
export function useRememberVariant({
  id,
  slug,
}: {
  readonly id: string;
  readonly slug: string;
}): (variantId: number) => void {
  const { cache } = useApolloClient();
  return (variantId) =>
    void cache.writeQuery({
      query: ProductOfVariantQuery,
      variables: { slug, variantId },
      data: { __typename: "Query", product: { __typename: "Product", id } },
    });
}
