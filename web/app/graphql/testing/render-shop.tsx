import { ApolloLink, gql, Observable, type DocumentNode } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { renderUi, type UiOptions } from "../../ui/testing/render-ui.tsx";
import { createClient } from "../create-client.ts";

/** The response to one operation: its data, or a function of the variables; undefined means no connection. */
type MockResponse = object | undefined | ((variables: Record<string, unknown>) => unknown);

interface ShopOptions extends Omit<UiOptions, "stores"> {
  /** Responses by operation name; a list is used up one by one, its last response stays. */
  readonly responses?: Readonly<Record<string, MockResponse | readonly MockResponse[]>>;
}

export interface SentOperation {
  readonly name: string;
  readonly variables: Record<string, unknown>;
}

/** A response that comes when the test lets it. */
export function heldResponse<Data>(data: Data): {
  readonly response: () => Promise<Data>;
  readonly release: () => void;
} {
  const { promise, resolve } = Promise.withResolvers<Data>();
  return { response: () => promise, release: () => resolve(data) };
}

/** Renders with a real cache on top of a gateway with these responses. */
export function renderShop(element: ReactNode, { responses = {}, ...options }: ShopOptions = {}) {
  const sent: SentOperation[] = [];
  const used: Record<string, number> = {};
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const name = operation.operationName ?? "";
        sent.push({ name, variables: operation.variables });
        const given = responses[name];
        const list = Array.isArray(given) ? given : [given];
        const index = Math.min(used[name] ?? 0, list.length - 1);
        used[name] = index + 1;
        const response: unknown = list[index];
        const settle = async () =>
          typeof response === "function"
            ? await (response as (variables: object) => unknown)(operation.variables)
            : response;
        settle().then(
          (data) => {
            if (data === undefined) return observer.error(new Error("no connection"));
            const root = operation.operationType === "mutation" ? "Mutation" : "Query";
            observer.next({ data: { __typename: root, ...(data as Record<string, unknown>) } });
            return observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  const client = createClient(link);
  const page = renderUi(<ApolloProvider client={client}>{element}</ApolloProvider>, options);
  return { ...page, client, sent };
}

/** A query of a test, with the fragments it spreads. Codegen knows only the shop's own documents. */
export function testQuery(text: string, ...fragments: readonly DocumentNode[]): DocumentNode {
  const { kind, definitions } = gql(text);
  return { kind, definitions: [...definitions, ...fragments.flatMap((fragment) => fragment.definitions)] };
}
