import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { use } from "react";
import { answerKey, PageAnswersContext } from "./page-answers.ts";

/**
 * The public data of a page, which its loader has asked for with the same variables; undefined when there is none.
 * The server renders straight from the answer: a cache that lives for one page costs more than the page. In the browser
 * the answer that came with the page goes into Apollo's cache before it is first read.
 */
export const usePageQuery: <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Data | undefined = import.meta.env.SSR ? useServerAnswer : useBrowserAnswer;

function useServerAnswer<Data>(document: TypedDocumentNode<Data, never>, variables: OperationVariables): Data | undefined {
  return use(PageAnswersContext).get(answerKey(document, variables)) as Data | undefined;
}

function useBrowserAnswer<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const client = useApolloClient();
  const answers = use(PageAnswersContext);
  const key = answerKey(document, variables);
  const answer = answers.get(key);
  if (answer !== undefined) {
    client.cache.writeQuery({ query: document, variables, data: answer as never, broadcast: false });
    answers.delete(key);
  }
  return useSuspenseQuery(document as TypedDocumentNode<Data>, { variables, errorPolicy: "all" }).data;
}
