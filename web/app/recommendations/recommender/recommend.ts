import type { ApolloClient } from "@apollo/client";
import { tellableViews } from "#app/catalog/product/viewed-products.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { gatewayRecommender } from "./gateway-recommender.ts";
import type { RecommenderQuestion, SuggestedProduct } from "./recommender.ts";
import { scriptRecommender } from "./script-recommender.ts";

const RecommenderScriptQuery = graphql(`
  query RecommenderScript {
    shop {
      id
      recommenderScript
    }
  }
`);

/**
 * What is often bought with some articles: by a third party's script where the shop has one and the visitor allowed it, else, and when that
 * fails, by the gateway. Nothing when neither responds.
 */
export async function recommend(
  client: ApolloClient,
  question: RecommenderQuestion,
): Promise<readonly SuggestedProduct[]> {
  const script = tellableViews() === "" ? undefined : await scriptOf(client);
  if (script) {
    try {
      return await scriptRecommender(client, script)(question);
    } catch (error) {
      // oxlint-disable-next-line no-console -- who runs the shop has to see it (docs/recommender-script.md)
      console.warn("Script is not available", error);
    }
  }
  return gatewayRecommender(client)(question).catch(() => []);
}

async function scriptOf(client: ApolloClient): Promise<string | null | undefined> {
  const { data } = await client.query({
    query: RecommenderScriptQuery,
    errorPolicy: "all",
    context: { cacheable: true },
  });
  return data?.shop.recommenderScript;
}
