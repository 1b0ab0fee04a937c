import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { RouterContextProvider } from "react-router";
import { askOnServer } from "#app/graphql/ask-on-server.ts";

/** Asks for public data of which nothing may be missing. */
export type AskWhole = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** A way to ask on the server that throws a 503 Response when any part of an answer failed. */
export function askWhole(context: Readonly<RouterContextProvider>, signal: AbortSignal): AskWhole {
  return async <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const { data, errors } = await askOnServer(context, document, variables, signal);
    if (!data || errors?.length) throw new Response(null, { status: 503, statusText: "Service Unavailable" });
    return data as Data;
  };
}
