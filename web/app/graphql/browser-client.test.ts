import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { gql, ServerError } from "@apollo/client";
import { afterEach, expect, test, vi } from "vitest";
import { createBrowserClient } from "./browser-client.ts";

const site = { origin: "https://shop.example", shop: defaultShop, buildId: "test" };

afterEach(() => vi.unstubAllGlobals());

test("a page of a proxy is a response, with its status", async () => {
  vi.stubGlobal(
    "fetch",
    async () => new Response("<h1>Bad Gateway</h1>", { status: 502, headers: { "content-type": "text/html" } }),
  );
  const failed = createBrowserClient(site).query({ query: gql("query Basket { basket { __typename } }") });
  const error = await failed.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServerError);
  expect(error).toMatchObject({ statusCode: 502 });
});

test("fields of an unmasked fragment are read by its parent, a gateway receives no directive of Apollo", async () => {
  const sent: Record<string, unknown>[] = [];
  const category = { __typename: "Category", id: "1", name: "Matrassen", path: "/matrassen" };
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const received = JSON.parse(body) as Record<string, unknown>;
    sent.push(received);
    if (!received["query"])
      return Response.json({
        errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
      });
    return Response.json({ data: { __typename: "Query", category } });
  });
  const document = gql`
    query Page {
      category {
        id
        ...Name_category @unmask
        ...Path_category
      }
    }
    fragment Name_category on Category {
      name
    }
    fragment Path_category on Category {
      path
    }
  `;
  const query = { ...document, __meta__: { hash: "sha256:1" } };
  const { data } = await createBrowserClient(site).query({ query });
  expect(data).toEqual({ category: { __typename: "Category", id: "1", name: "Matrassen" } });
  expect(sent).toMatchObject([{ extensions: { persistedQuery: { sha256Hash: "sha256:1" } } }, {}]);
  expect(sent[1]!["query"]).toContain("...Name_category");
  expect(sent[1]!["query"]).not.toContain("@");
});

test("in a preview every request says so, and none may come from a copy", async () => {
  const requests: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (...request: [string, RequestInit]) => {
    requests.push(request);
    return Response.json({ data: { __typename: "Query", shop: null } });
  });
  const preview = { signed: "1:2:3", editor: "https://editor.example" };
  const query = { query: gql("query Shell { shop { id } }"), context: { cacheable: true } };
  await createBrowserClient({ ...site, preview }).query(query);
  await createBrowserClient(site).query(query);
  expect(requests.map(([, { method, headers }]) => [method, new Headers(headers).get("x-story-preview")])).toEqual([
    ["POST", "1:2:3"],
    ["POST", null],
  ]);
});
