import { ApolloClient, ApolloLink, gql, Observable, type TypedDocumentNode } from "@apollo/client";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apolloContext } from "#app/graphql/apollo-context.ts";
import { createCache } from "#app/graphql/create-cache.ts";
import { loadQueries } from "./load-queries.ts";

interface Page {
  readonly category: { readonly __typename: string; readonly id: string } | null;
  readonly story: { readonly __typename: string; readonly id: string } | null;
}

const query = gql`
  query Page($path: String!) {
    category(path: $path) {
      __typename
      id
    }
    story(slug: "home") {
      __typename
      id
    }
  }
` as TypedDocumentNode<Page, { path: string }>;

const category = { __typename: "Category", id: "1" };
const story = { __typename: "Story", id: "2" };

/** A loader's arguments in a tab with a scripted response. */
function tab(response: ApolloLink.Result | Error) {
  const sent: unknown[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        sent.push(operation.getContext()["cacheable"]);
        if (response instanceof Error) return observer.error(response);
        observer.next(response);
        return observer.complete();
      }),
  );
  const context = new RouterContextProvider();
  context.set(apolloContext, new ApolloClient({ link, cache: createCache(), dataMasking: true }));
  return { args: { request: new Request("http://localhost/matrassen"), context }, sent };
}

const failed = (field: string) => ({ message: "down", path: [field], extensions: { code: "UPSTREAM_UNAVAILABLE" } });

test("data comes back, and what the tab already holds is not requested again", async () => {
  const { args, sent } = tab({ data: { category, story } });
  const [page] = await loadQueries(args, [[query, { path: "/matrassen" }, ["category"]]]);
  expect(page.category).toEqual(category);
  await loadQueries(args, [[query, { path: "/matrassen" }, ["category"]]]);
  expect(sent).toEqual([true]);
});

test("null without an error is for the loader to judge", async () => {
  const { args } = tab({ data: { category: null, story } });
  const [page] = await loadQueries(args, [[query, { path: "/nergens" }, ["category"]]]);
  expect(page.category).toBeNull();
});

test("a needed field that failed is 503, any other is left out", async () => {
  const { args } = tab({ data: { category: null, story }, errors: [failed("category")] });
  await expect(loadQueries(args, [[query, { path: "/a" }, ["category"]]])).rejects.toMatchObject({ status: 503 });
  const other = tab({ data: { category, story: null }, errors: [failed("story")] });
  const [page] = await loadQueries(other.args, [[query, { path: "/a" }, ["category"]]]);
  expect(page).toEqual({ category, story: null });
});

test.each([[new Error("no connection")], [{ data: null, errors: [{ message: "refused" }] }]])(
  "no data at all is 503",
  async (response) => {
    const { args } = tab(response);
    await expect(loadQueries(args, [[query, { path: "/a" }]])).rejects.toMatchObject({ status: 503 });
  },
);
