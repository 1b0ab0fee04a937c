import { CombinedGraphQLErrors, type ErrorLike, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import type { RouterContextProvider } from "react-router";
import { apolloContext } from "#app/graphql/apollo-context.ts";
import { queryOnServer } from "#app/graphql/query-on-server.ts";
import { responseKey, pageResponsesContext } from "./page-responses.ts";
import { pageHealthContext } from "./page-health.ts";

interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

type AnyDocument = TypedDocumentNode<unknown, never>;
type DataOf<Document> = Document extends TypedDocumentNode<infer Data, infer _Variables> ? Data : never;
type VariablesOf<Document> = Document extends TypedDocumentNode<infer _Data, infer Variables> ? Variables : never;
/** A query, its variables, and the root fields without which there is no page. */
type Queries<Documents extends readonly AnyDocument[]> = {
  readonly [Index in keyof Documents]: readonly [
    document: Documents[Index],
    variables: VariablesOf<Documents[Index]>,
    needed?: readonly (keyof DataOf<Documents[Index]> & string)[],
  ];
};
type Results<Documents extends readonly AnyDocument[]> = {
  -readonly [Index in keyof Documents]: DataOf<Documents[Index]>;
};

/**
 * Loads the public queries of a page at once, for `usePageQuery` to read, and gives their data so that a loader can
 * choose its status. A query that the tab already holds costs no request. Parts that failed are null in the data.
 * @throws a 503 Response when a query brought no data at all, or a needed field failed: null without an error is 'not found', null with one is 'not now'.
 */
export async function loadQueries<const Documents extends readonly AnyDocument[]>(
  { request, context }: LoaderArgs,
  queries: Queries<Documents>,
): Promise<Results<Documents>> {
  const results = await Promise.all(
    queries.map(async ([document, variables, needed = []]) => {
      const { data, error } = await (import.meta.env.SSR ? loadOnServer : loadInBrowser)(
        context,
        document,
        variables,
        request.signal,
      );
      if (error) context.get(pageHealthContext).complete = false;
      if (!data || needed.some((field) => hasFailed(field, error))) {
        if (request.signal.aborted) throw request.signal.reason;
        throw new Response(null, { status: 503, statusText: "Service Unavailable" });
      }
      return data;
    }),
  );
  return results as unknown as Results<Documents>;
}

type Load = (
  context: LoaderArgs["context"],
  document: AnyDocument,
  variables: OperationVariables,
  signal: AbortSignal,
) => Promise<{ data: unknown; error?: ErrorLike }>;

const loadInBrowser: Load = (context, document, variables, signal) =>
  context
    .get(apolloContext)
    .query<unknown>({ query: document, variables, errorPolicy: "all", context: { cacheable: true, signal } });

const loadOnServer: Load = async (context, document, variables, signal) => {
  const result = await queryOnServer(context, document, variables, signal);
  if (result.data) context.get(pageResponsesContext).set(responseKey(document, variables), result.data);
  return {
    data: result.data,
    error: result.errors?.length ? new CombinedGraphQLErrors(result, result.errors) : undefined,
  };
};

function hasFailed(field: string, error: ErrorLike | undefined): boolean {
  if (!error) return false;
  if (!CombinedGraphQLErrors.is(error)) return true;
  return error.errors.some(({ path }) => path === undefined || (path.length === 1 && path[0] === field));
}
