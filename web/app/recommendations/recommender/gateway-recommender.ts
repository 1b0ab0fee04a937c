import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { Recommender } from "./recommender.ts";

const AlsoBoughtQuery = graphql(`
  query AlsoBought($references: [String!]!, $first: Int!) {
    recommendations(logic: ALSO_BOUGHT, references: $references, withoutBasket: true, first: $first) {
      product {
        id
        ...ProductCard_product
      }
    }
  }
`);

/** The shop's own recommender: one request to the gateway, which fills up and leaves out. */
export function gatewayRecommender(client: ApolloClient): Recommender {
  return async ({ references, first }) => {
    // what is in the basket changes the answer
    const { data } = await client.query({
      query: AlsoBoughtQuery,
      variables: { references: [...references], first },
      fetchPolicy: "network-only",
      errorPolicy: "all",
    });
    return data?.recommendations?.map(({ product }) => product) ?? [];
  };
}
