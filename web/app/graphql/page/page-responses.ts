import type { DocumentNode, OperationVariables } from "@apollo/client";
import { createContext as createReactContext } from "react";
import { createContext } from "react-router";
import { documentHash } from "#app/graphql/document-hash.ts";

/** The data of a page's queries by document and variables. */
export type PageResponses = Map<string, unknown>;

/** The name of a response: the document's hash and the variables as they were given. */
export function responseKey(document: DocumentNode, variables: OperationVariables): string {
  return `${documentHash(document)} ${JSON.stringify(variables)}`;
}

/** Filled by loaders on the server; the browser's loaders fill Apollo's cache instead. */
export const pageResponsesContext = createContext<PageResponses>();

/** What the server renders from and sends along; in the browser what has come with the page and is not in Apollo's cache yet. */
export const PageResponsesContext = createReactContext<PageResponses>(new Map());
