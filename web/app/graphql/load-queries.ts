import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { RouterContextProvider } from "react-router";
import { apolloContext } from "./apollo-context.ts";

interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

type AnyDocument = TypedDocumentNode<unknown, never>;
type DataOf<Document> = Document extends TypedDocumentNode<infer Data, infer _Variables> ? Data : never;
type VariablesOf<Document> = Document extends TypedDocumentNode<infer _Data, infer Variables> ? Variables : never;
type Queries<Documents extends readonly AnyDocument[]> = {
  readonly [Index in keyof Documents]: readonly [document: Documents[Index], variables: VariablesOf<Documents[Index]>];
};
type Results<Documents extends readonly AnyDocument[]> = { -readonly [Index in keyof Documents]: DataOf<Documents[Index]> };

/**
 * Fills the cache of this request or tab with public page queries, at once, and gives their data so that a loader can
 * choose its status. A query that the cache already holds costs no request. Parts that failed are null in the data.
 * @throws a 503 Response when a query brought no data at all.
 */
export async function loadQueries<const Documents extends readonly AnyDocument[]>(
  { request, context }: LoaderArgs,
  queries: Queries<Documents>,
): Promise<Results<Documents>> {
  const client = context.get(apolloContext);
  const loads = queries.map(([document, variables]) => load(client, document, variables, request.signal));
  return (await Promise.all(loads)) as unknown as Results<Documents>;
}

async function load(client: ApolloClient, document: AnyDocument, variables: OperationVariables, signal: AbortSignal): Promise<unknown> {
  const { data, error } = await client.query({
    query: document as TypedDocumentNode<unknown>,
    variables,
    errorPolicy: "all",
    context: { cacheable: true, signal },
  });
  if (data) return data;
  if (signal.aborted) throw signal.reason;
  throw new Response(error?.message ?? "no data", { status: 503, statusText: "Service Unavailable" });
}
