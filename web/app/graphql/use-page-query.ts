import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { skipToken, useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { use } from "react";
import { keepAnswer } from "./kept-answers.ts";
import { answerKey, PageAnswersContext } from "./page-answers.ts";

/**
 * The public data of a page, which its loader has asked for with the same variables; undefined when there is none.
 * The server renders straight from the answer: a cache that lives for one page costs more than the page. So does the
 * browser while React takes that page over; the answer goes into Apollo's cache too, for whatever is asked for later.
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
  const key = answerKey(document, variables);
  const answer = use(PageAnswersContext).get(key) as Data | undefined;
  if (answer !== undefined) keepAnswer(client.cache, key, { query: document, variables, data: answer });
  const { data } = useSuspenseQuery(
    document as TypedDocumentNode<Data>,
    answer === undefined ? { variables, errorPolicy: "all" } : skipToken,
  );
  return answer ?? data;
}
