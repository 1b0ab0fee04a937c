import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { use } from "react";
import { PageResponsesContext, responseKey } from "./page-responses.ts";

/**
 * The public data of a page, which its loader has loaded with the same variables; undefined when there is none.
 * The browser reads it from Apollo's cache. The server renders straight from the response: a cache that lives for one
 * page costs more than the page (docs/decisions/054-apollo-is-the-only-reader.md).
 */
export const usePageQuery: <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Data | undefined = import.meta.env.SSR ? useServerResponse : useCachedResponse;

function useServerResponse<Data>(document: TypedDocumentNode<Data, never>, variables: OperationVariables) {
  return use(PageResponsesContext).get(responseKey(document, variables)) as Data | undefined;
}

function useCachedResponse<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const { cache } = useApolloClient();
  const responses = use(PageResponsesContext);
  const key = responseKey(document, variables);
  // What came with the page goes into the cache with the document that first reads it.
  if (responses.has(key)) {
    cache.writeQuery({
      query: document,
      variables,
      data: responses.get(key),
      broadcast: false,
    });
    responses.delete(key);
  }
  return useQuery(document, { variables, errorPolicy: "all" }).data;
}
