import type { ApolloClient } from "@apollo/client";
import { readApolloState } from "./apollo-state.tsx";
import { createBrowserClient } from "./browser-client.ts";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";

let client: ApolloClient | undefined;

/** The one client of this tab, begun with what the server put into the page. */
export function browserApollo(): ApolloClient {
  client ??= createBrowserClient(document.documentElement.dataset["shop"] ?? defaultShop.code, readApolloState());
  return client;
}
