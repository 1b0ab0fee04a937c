import { cacheExchange } from "@urql/exchange-graphcache";
import { relayPagination } from "@urql/exchange-graphcache/extras";
import { persistedExchange } from "@urql/exchange-persisted";
import { Client, fetchExchange, makeOperation, mapExchange } from "urql";
import graphcacheKeys from "../../../../schema/graphcache-keys.json";
import schema from "../../../../schema/graphcache-schema.json";
import { endpoint, hashOf, requestOf } from "./shop.ts";
import { knownVisitor, visitor } from "./visitor.ts";

const inside = Object.entries(graphcacheKeys).filter(([, key]) => key === null);

/** urql, with a normalising cache by the files that the shop publishes, and documents sent by their hash. */
export const client = new Client({
  url: endpoint,
  preferGetMethod: false,
  exchanges: [
    cacheExchange({
      keys: Object.fromEntries(inside.map(([type]) => [type, () => null])),
      schema,
      resolvers: { Category: { listing: relayPagination() } },
    }),
    mapExchange({
      onOperation: async (operation) => {
        const token = operation.kind === "mutation" ? await visitor() : knownVisitor();
        return makeOperation(operation.kind, operation, { ...operation.context, fetchOptions: requestOf(token) });
      },
    }),
    persistedExchange({
      enforcePersistedQueries: true,
      enableForMutation: true,
      preferGetForPersistedQueries: false,
      generateHash: (_text, document) => Promise.resolve(hashOf(document)),
    }),
    fetchExchange,
  ],
});
