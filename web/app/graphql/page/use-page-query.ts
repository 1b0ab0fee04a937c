import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { skipToken, useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { use } from "react";
import { d, o } from "#app/graphql/ast.ts";
import { keepAnswer } from "./kept-answers.ts";
import { answerKey, PageAnswersContext } from "./page-answers.ts";

/**
 * The public data of a page, which its loader has asked for with the same variables; undefined when there is none.
 * The server renders straight from the answer: a cache that lives for one page costs more than the page. So does the
 * browser while React takes that page over; the answer goes into Apollo's cache later, for whatever is asked for then.
 */
export const usePageQuery: <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Data | undefined = import.meta.env.SSR ? useServerAnswer : useBrowserAnswer;

function useServerAnswer<Data>(
  document: TypedDocumentNode<Data, never>,
  variables: OperationVariables,
): Data | undefined {
  return use(PageAnswersContext).get(answerKey(document, variables)) as Data | undefined;
}

/** Stands in for what is not asked for: Apollo prepares every other document it is given, which takes a while. */
const nothingAsked = d([o("query", "Nothing", ["__typename"])]);

function useBrowserAnswer<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const client = useApolloClient();
  const key = answerKey(document, variables);
  const answer = use(PageAnswersContext).get(key) as Data | undefined;
  if (answer !== undefined) keepAnswer(client.cache, key, { query: document, variables, data: answer });
  const { data } = useSuspenseQuery(
    (answer === undefined ? document : nothingAsked) as TypedDocumentNode<Data>,
    answer === undefined ? { variables, errorPolicy: "all" } : skipToken,
  );
  return answer ?? data;
}
