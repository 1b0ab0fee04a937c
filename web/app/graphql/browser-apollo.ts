import type { ApolloClient } from "@apollo/client";
import { readSite } from "#app/locale/site.ts";
import { createBrowserClient } from "./browser-client.ts";

let client: ApolloClient | undefined;

/** The one client of this tab, made when it is first needed. */
export function browserApollo(): ApolloClient {
  client ??= createBrowserClient(readSite(document.documentElement));
  return client;
}
