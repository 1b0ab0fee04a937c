import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { besidePage, cachedPage, type PageVariables } from "./cached-page.ts";
import type { ListingPage } from "./listing-page.ts";

/**
 * Reads the pages beside `variables.page`, which has just come, again where this tab holds them from another version of the catalogue: once a
 * version is let go, the next page is of the newest, and products would stand twice or nowhere (docs/rules.md#listings). What cannot be had stays.
 */
export async function keepOneVersion<Data, Variables extends PageVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pageOf: (data: Data) => ListingPage | undefined,
): Promise<void> {
  const cached = (page: number) => cachedPage(client, document, { ...variables, page }, pageOf);
  const newest = cached(variables.page);
  if (!newest) return;
  const outdated: number[] = [];
  for (const step of [-1, 1]) {
    for (let page = variables.page + step, other = cached(page); other; page += step, other = cached(page)) {
      if (other.version !== newest.version) outdated.push(page);
    }
  }
  const context = { cacheable: true };
  const loadPage = (page: number) =>
    client.query({
      query: document,
      variables: besidePage({ ...variables, page }, newest),
      fetchPolicy: "network-only",
      context,
    });
  await Promise.allSettled(outdated.map(loadPage));
}
