import { request as httpRequest } from "node:http";

import { expect } from "playwright/test";

import { responseText } from "./response-text.ts";
import { publicUrl, test } from "./shop/production-test.ts";

/** The status for a method that `fetch` refuses to send. */
function statusOf(url: string, method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url + path, { method, headers: { "x-canary": "echo-me" } }, (response) => {
      let text = JSON.stringify(response.headers);
      response.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
      response.on("end", () => {
        expect(text, method).not.toContain("echo-me");
        resolve(response.statusCode);
      });
    });
    sent.once("error", reject).end();
  });
}

test("what helps in a demonstration is closed", async ({ production: { get, sendQuery, url } }) => {
  const page = { accept: "text/html" };
  for (const path of [
    "/dev/mail",
    "/upstreams/rpc/rpc/getUser",
    "/upstreams/commerce/v1/products",
    "/upstreams/payments/checkout/x",
    "/upstreams/content/v2/cdn/stories",
  ])
    expect((await get(path, page)).status, path).toBe(404);
  for (const path of [
    "/.env",
    "/.git/config",
    "/package.json",
    "/start.ts",
    "/metrics",
    "/server.js",
    "/assets/",
    "/builds/",
    "/web/build/server/index.js",
  ])
    expect((await get(path, page)).status, path).toBe(404);
  expect(await (await get("/graphql", page)).text()).not.toContain("<html");
  const introspection = (await (await sendQuery('{ __type(name: "Query") { name } }')).json()) as object;
  expect(introspection).toEqual({
    errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: "BAD_REQUEST" }) })],
  });
  const traced = (await (await sendQuery("{ shop { name } }")).json()) as object;
  expect(traced).toEqual({ data: { shop: { name: "Warmeland" } } });
  for (const method of ["TRACE", "PUT", "DELETE", "PATCH"]) {
    for (const path of ["/matrassen", "/graphql"])
      expect(await statusOf(url, method, path), `${method} ${path}`).toBe(405);
    // it says "ok" to everybody, and nothing of what it was sent
    expect(await statusOf(url, method, "/healthz"), method).toBeLessThan(500);
  }
});

test("whether the shop is well is said in a word or two, nothing of how it is built", async ({
  production: { get },
}) => {
  expect(await (await get("/healthz")).text()).toMatch(/^\W*\w{0,12}\W*$/);
  const ready = (await (await get("/readyz")).json()) as { upstreams: Record<string, boolean> };
  expect(ready).toEqual({ ready: true, upstreams: expect.any(Object) as unknown });
  for (const [name, reachable] of Object.entries(ready.upstreams))
    expect([/^[a-z]+$/.test(name), typeof reachable]).toEqual([true, "boolean"]);
  for (const path of ["/health", "/upstreams/rpc/health", "/status", "/actuator/health", "/debug", "/server-status"])
    expect((await get(path)).status, path).toBe(404);
});

test("addresses come from the settings, whatever the request says of itself", async ({ production: { get } }) => {
  const headers = {
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
    "x-original-url": "/account",
    "x-forwarded-proto": "http",
  };
  for (const path of ["/matrassen?nobody=knows", "/sitemap.xml", "/robots.txt", "/matrassen/"]) {
    const text = await responseText(await get(path, headers));
    expect(text, path).not.toContain("evil.example");
    expect(text, path).not.toContain("http://localhost");
  }
  expect(await (await get("/matrassen")).text()).toContain(`<link rel="canonical" href="${publicUrl}/matrassen"/>`);
});

test("shoppers are kept to https for more than a year, and cookies go nowhere else", async ({
  production: { get, sendQuery },
}) => {
  for (const path of ["/", "/nergens", "/matrassen/", "/winkelwagen"]) {
    const seconds = Number(/max-age=(\d+)/.exec((await get(path)).headers.get("strict-transport-security") ?? "")?.[1]);
    expect(seconds, path).toBeGreaterThanOrEqual(31_536_000);
  }
  const query = `{ category(path: "/kussens") { listing(first: 24) { edges { node { variants { edges { node { variantId sellable } } } } } } } }`;
  type Listing = {
    data: {
      category: {
        listing: { edges: { node: { variants: { edges: { node: { variantId: number; sellable: boolean } }[] } } }[] };
      };
    };
  };
  const { data } = (await (await sendQuery(query)).json()) as Listing;
  const id = data.category.listing.edges.flatMap(({ node }) => node.variants.edges).find(({ node }) => node.sellable)
    ?.node.variantId;
  const added = await sendQuery("mutation ($id: Int!) { addToBasket(input: { variantId: $id }) { __typename } }", {
    id,
  });
  expect(added.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/),
  ]);
});
