import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ListingPage } from "./listing-page.ts";

export interface PageVariables extends OperationVariables {
  readonly page: number;
}

/** A page of a listing that this tab holds; undefined when it would have to be requested. */
export function cachedPage<Data, Variables extends PageVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pageOf: (data: Data) => ListingPage | undefined,
): ListingPage | undefined {
  const data = client.readQuery({ query: document, variables }) as Data | null;
  return data === null ? undefined : pageOf(data);
}

/**
 * What to request a page with when the tab holds another one of the same listing: in the version of the catalogue that one was read from,
 * and without the filters, which are the same on every page (docs/rules.md#listings).
 */
export function besidePage<Variables extends PageVariables>(
  variables: Variables,
  other: ListingPage | undefined,
): Variables {
  return other === undefined ? variables : { ...variables, version: other.version, more: true };
}
