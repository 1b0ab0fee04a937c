import { InMemoryCache } from "@apollo/client";
import { type DocumentNode, getOperationAST, Kind, OperationTypeNode } from "graphql";
import type { Recipe } from "#gateway/recipes/read-recipes.ts";
import type { StoreOfClient } from "./store-of-client.ts";

/**
 * Apollo's cache, set up by what is published; a new one for each recipe, since objects without an id replace one another there.
 * @param documentOf what is sent for a recipe, without the `__typename` that Apollo adds
 */
export function storeOfApollo(
  possibleTypes: Record<string, string[]>,
  documentOf: (recipe: Recipe) => DocumentNode,
): StoreOfClient {
  const sends = (recipe: Recipe) => new InMemoryCache({ possibleTypes }).transformDocument(documentOf(recipe));
  return {
    sends,
    reads: sends,
    keep: (recipe, variables, data) => {
      const cache = new InMemoryCache({ possibleTypes });
      const query = sends(recipe);
      const id = getOperationAST(query)?.operation === "mutation" ? "ROOT_MUTATION" : "ROOT_QUERY";
      cache.write({ query, variables, dataId: id, result: data });
      const place = { id, query: asQuery(query), variables };
      const { result, missing } = cache.diff({ ...place, optimistic: false, returnPartialData: true });
      if (missing) throw missing;
      return Promise.resolve(result);
    },
  };
}

/** A document as Apollo reads it from its cache, where a mutation's response stands like that of a query. */
function asQuery(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? { ...definition, operation: OperationTypeNode.QUERY } : definition,
  );
  return { ...document, definitions };
}
