import type { ApolloClient } from "@apollo/client";
import { readSite } from "#app/locale/site.ts";
import { readApolloState } from "./apollo-state.tsx";
import { createBrowserClient } from "./browser-client.ts";

let client: ApolloClient | undefined;

/** The one client of this tab, begun with what the server put into the page. */
export function browserApollo(): ApolloClient {
  client ??= createBrowserClient(readSite(document.documentElement).shop.code, readApolloState());
  return client;
}
