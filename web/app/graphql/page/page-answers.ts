import type { DocumentNode, OperationVariables } from "@apollo/client";
import { createContext as createReactContext } from "react";
import { createContext } from "react-router";
import { documentHash } from "#app/graphql/document-hash.ts";

/** A page's answers under document and variables: what the server rendered from, and what travels in the HTML. */
export type AnswerMap = Map<string, unknown>;

/** The name of an answer: the document's hash and the variables as they were given. */
export function answerKey(document: DocumentNode, variables: OperationVariables): string {
  return `${documentHash(document)} ${JSON.stringify(variables)}`;
}

/** Filled by loaders on the server; the browser's loaders fill Apollo's cache instead. */
export const pageAnswersContext = createContext<AnswerMap>();

/** The answers of the page being rendered, or in the browser of the one that came as HTML. */
export const PageAnswersContext = createReactContext<AnswerMap>(new Map());
