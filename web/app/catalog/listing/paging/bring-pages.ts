import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { besidePage, cachedPage, type PageVariables } from "./cached-page.ts";
import { keepOneVersion } from "./keep-one-version.ts";
import type { ListingPage } from "./listing-page.ts";

/**
 * Loads pages that stand beside `variables.page`, of the same version of the catalogue (docs/rules.md#listings).
 * @param pages their numbers, rising
 */
export async function bringPages<Data, Variables extends PageVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pageOf: (data: Data) => ListingPage | undefined,
  pages: readonly number[],
): Promise<void> {
  const beside = cachedPage(client, query, variables, pageOf);
  const loadPage = (page: number) =>
    client.query({ query, variables: besidePage({ ...variables, page }, beside), context: { cacheable: true } });
  await Promise.all(pages.map(loadPage));
  await keepOneVersion(client, query, { ...variables, page: pages[0]! }, pageOf);
}
