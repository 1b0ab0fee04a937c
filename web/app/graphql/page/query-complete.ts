import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { RouterContextProvider } from "react-router";
import { queryOnServer } from "#app/graphql/query-on-server.ts";

/** Loads public data of which nothing may be missing. */
export type QueryComplete = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** A query on the server that throws a 503 Response when any part of a response failed. */
export function queryComplete(context: Readonly<RouterContextProvider>, signal: AbortSignal): QueryComplete {
  return async <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const { data, errors } = await queryOnServer(context, document, variables, signal);
    if (!data || errors?.length) throw new Response(null, { status: 503, statusText: "Service Unavailable" });
    return data as Data;
  };
}
