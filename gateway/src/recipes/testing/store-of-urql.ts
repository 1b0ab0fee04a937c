import { Client, fetchExchange } from "@urql/core";
import { cacheExchange, type CacheExchangeOpts } from "@urql/exchange-graphcache";
import { getOperationAST, type GraphQLSchema, parse, print } from "graphql";
import type { Recipe } from "#gateway/recipes/read-recipes.ts";
import type { StoreOfClient } from "./store-of-client.ts";
import { withKeys } from "./with-keys.ts";

/** What the shop publishes for graphcache. */
export interface GraphcacheFiles {
  readonly keys: Record<string, "id" | null>;
  readonly schema: CacheExchangeOpts["schema"];
}

/** urql with graphcache, set up by what is published. */
export function storeOfUrql(schema: GraphQLSchema, published: GraphcacheFiles): StoreOfClient {
  const inside = Object.entries(published.keys).filter(([, key]) => key === null);
  const keys = Object.fromEntries(inside.map(([type]) => [type, () => null]));
  let response: Record<string, unknown> = {};
  const client = new Client({
    url: "http://localhost/graphql",
    preferGetMethod: false,
    exchanges: [cacheExchange({ keys, schema: published.schema }), fetchExchange],
    fetch: () => Promise.resolve(Response.json({ data: response })),
  });
  const sends = (recipe: Recipe) => withKeys(schema, parse(recipe.document));
  return {
    sends,
    reads: sends,
    keep: async (recipe, variables, data) => {
      response = data;
      const document = sends(recipe);
      const text = print(document);
      // of a mutation the client gives what its entities are in the cache after it was written
      if (getOperationAST(document)?.operation === "mutation")
        return (await client.mutation(text, variables).toPromise()).data;
      await client.query(text, variables, { requestPolicy: "network-only" }).toPromise();
      return (await client.query(text, variables, { requestPolicy: "cache-only" }).toPromise()).data;
    },
  };
}
