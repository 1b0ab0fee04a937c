import type { ApolloClient } from "@apollo/client";
import { neverRecommended } from "@warmeland/schema/rules/recommendations/never-recommended.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { Recommender } from "./recommender.ts";
import { askRecommenderScript } from "./recommender-script.ts";

const ScriptProductsQuery = graphql(`
  query ScriptProducts($masterKeys: [String!]!) {
    products(by: { masterKeys: $masterKeys }) {
      id
      masterKey
      soldOut
      ...ProductCard_product
    }
    basket {
      id
      items {
        id
        product {
          id
          masterKey
        }
      }
    }
  }
`);

/** Some are sold out or lie in the basket. */
const spare = 12;

/** A third party's recommender: its script names articles, and one request to the gateway makes products of all of them. */
export function scriptRecommender(client: ApolloClient, address: string): Recommender {
  return async ({ references, first }) => {
    const wanted = first + spare;
    const excluded = new Set([...references, neverRecommended]);
    const masterKeys = new Set<string>();
    for (const logic of ["ALSO_BOUGHT", "RELATED"] as const) {
      if (masterKeys.size >= wanted) break;
      const named = await askRecommenderScript(address, logic, references, wanted + excluded.size);
      for (const key of named) if (!excluded.has(key)) masterKeys.add(key);
    }
    if (masterKeys.size === 0) return [];
    const { data } = await client.query({
      query: ScriptProductsQuery,
      variables: { masterKeys: [...masterKeys].slice(0, wanted) },
      fetchPolicy: "network-only",
      errorPolicy: "all",
    });
    const inBasket = new Set(data?.basket?.items.map(({ product }) => product.masterKey));
    return (data?.products ?? [])
      .filter((product) => product !== null)
      .filter(({ masterKey, soldOut }) => !soldOut && !inBasket.has(masterKey))
      .slice(0, first);
  };
}
