// @vitest-environment node
import { gql, type TypedDocumentNode } from "@apollo/client";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { gatewayHandlerContext } from "#app/graphql/gateway-handler.ts";
import { loadQueries } from "./load-queries.ts";
import { responseKey, pageResponsesContext } from "./page-responses.ts";
import { type PageHealth, pageHealthContext } from "./page-health.ts";

const query = gql`
  query Page($path: String!) {
    category(path: $path) {
      id
      ...Name_category @unmask
    }
  }
  fragment Name_category on Category {
    name
  }
` as TypedDocumentNode<{ readonly category: { readonly id: string } | null }, { path: string }>;

/** A loader's arguments on the server, in front of a gateway with a scripted response. */
function server(responseBody: unknown) {
  const requests: { request: Request; body: unknown }[] = [];
  const context = new RouterContextProvider();
  const health: PageHealth = { complete: true };
  context.set(pageResponsesContext, new Map());
  context.set(pageHealthContext, health);
  context.set(gatewayHandlerContext, async (request) => {
    requests.push({ request, body: await request.json() });
    return Response.json(responseBody);
  });
  const request = new Request("http://localhost/matrassen", { headers: { cookie: "__Host-session=secret" } });
  return { args: { request, context }, requests, health, context };
}

test("the gateway gets no cookies, for the shop of the page, and the response is cached for rendering", async () => {
  const { args, requests, context } = server({ data: { category: { id: "1" } } });
  await loadQueries(args, [[query, { path: "/matrassen" }, ["category"]]]);
  expect(requests[0]?.request.headers.get("cookie")).toBeNull();
  expect(requests[0]?.request.headers.get("x-shop")).toBe("nl-NL");
  expect(requests[0]?.body).toMatchObject({ operationName: "Page", variables: { path: "/matrassen" } });
  expect(requests[0]?.body).toHaveProperty("query", expect.not.stringContaining("@unmask"));
  expect(context.get(pageResponsesContext).get(responseKey(query, { path: "/matrassen" }))).toEqual({
    category: { id: "1" },
  });
});

test("a page with a part missing says so, that it is not cached", async () => {
  const { args, health } = server({
    data: { category: null },
    errors: [{ message: "down", path: ["category", "listing"] }],
  });
  await loadQueries(args, [[query, { path: "/a" }]]);
  expect(health.complete).toBe(false);
});

test("a needed field that failed is 503", async () => {
  const { args } = server({ data: { category: null }, errors: [{ message: "down", path: ["category"] }] });
  await expect(loadQueries(args, [[query, { path: "/a" }, ["category"]]])).rejects.toMatchObject({ status: 503 });
});
