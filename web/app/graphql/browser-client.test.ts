import { gql, ServerError } from "@apollo/client";
import { afterEach, expect, test, vi } from "vitest";
import { createBrowserClient } from "./browser-client.ts";

afterEach(() => vi.unstubAllGlobals());

test("a page of a proxy is an answer, with its status", async () => {
  vi.stubGlobal(
    "fetch",
    async () => new Response("<h1>Bad Gateway</h1>", { status: 502, headers: { "content-type": "text/html" } }),
  );
  const failed = createBrowserClient("nl-NL").query({ query: gql("query Basket { basket { __typename } }") });
  const error = await failed.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServerError);
  expect(error).toMatchObject({ statusCode: 502 });
});
