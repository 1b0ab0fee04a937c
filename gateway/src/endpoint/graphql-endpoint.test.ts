import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  basketDocument,
  clearDocument,
  documents,
  hashOf,
  listingDocument,
  shopDocument,
} from "#gateway/testing/documents-to-trust.ts";
import { readResult } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway({ documents });
});

afterAll(() => shop.close());

function send(
  body: BodyInit | undefined,
  headers: Record<string, string> = { "content-type": "application/json" },
  method = "POST",
  search = "",
): Promise<Response> {
  return gateway.handle(
    new Request(`http://localhost/graphql${search}`, { method, headers, ...(body !== undefined && { body }) }),
  );
}

const search = (text: string, extra = ""): string =>
  `?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } }))}${extra}`;

const modern = { "content-type": "application/json", accept: "application/graphql-response+json" };

describe("what no correct client sends is refused with a status of 4xx and a code", () => {
  test.each([
    ["a body that is no JSON", "{", 400, "BAD_REQUEST"],
    ["a body that is no object", "1", 400, "BAD_REQUEST"],
    ["a batch", "[]", 400, "BAD_REQUEST"],
    ["no document", "{}", 400, "BAD_REQUEST"],
    ["a document that is a number", `{"query": 1}`, 400, "BAD_REQUEST"],
    ["variables that are a list", `{"query": "{ shop { id } }", "variables": [1]}`, 400, "BAD_REQUEST"],
    ["a malformed document", `{"query": "{ shop { "}`, 400, "BAD_REQUEST"],
    ["a document that does not fit the schema", `{"query": "{ shop { nmae } }"}`, 400, "BAD_REQUEST"],
    [
      "an unknown operation name",
      `{"query": "query A { shop { id } } query B { shop { id } }", "operationName": "C"}`,
      400,
      "BAD_REQUEST",
    ],
    [
      "a variable of the wrong type",
      `{"query": "query($id: ID!) { node(id: $id) { id } }", "variables": {"id": {}}}`,
      400,
      "BAD_REQUEST",
    ],
    [
      "an unknown hash",
      `{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "sha256:00"}}}`,
      400,
      "PERSISTED_QUERY_NOT_FOUND",
    ],
    ["brackets nested 5,000 deep", `{"query": "${"{a".repeat(5000)}"}`, 400, "LIMIT_EXCEEDED"],
    [
      "a comment as long as allowed",
      JSON.stringify({ query: `#${"x".repeat(90_000)}\n{ nothing }` }),
      400,
      "BAD_REQUEST",
    ],
    ["a body of 1 MB", JSON.stringify({ query: " ".repeat(1_000_000) }), 413, "LIMIT_EXCEEDED"],
  ])("%s", async (_name, body, status, code) => {
    const response = await readResult(await send(body, modern));
    expect(response).toMatchObject({ status, data: undefined, errors: [{ extensions: { code } }], calls: [] });
    expect(response.errors[0]?.extensions["correlationId"]).toBe(response.headers.get("x-correlation-id"));
    expect(JSON.stringify(response.errors)).not.toMatch(/node_modules|at \w+ \(/i);
  });

  test.each([
    ["a malformed document", `{"query": "{ shop { "}`, 200],
    ["a document that does not fit the schema", `{"query": "{ shop { nmae } }"}`, 200],
    ["an unknown operation name", `{"query": "query A { shop { id } }", "operationName": "C"}`, 200],
    [
      "a variable of the wrong type",
      `{"query": "query($id: ID!) { node(id: $id) { id } }", "variables": {"id": {}}}`,
      200,
    ],
    ["a document above the limits", JSON.stringify({ query: `{ ${"shop { id } ".repeat(25)}}` }), 200],
    ["a body that is no JSON", "{", 400],
    ["no document", "{}", 400],
    ["variables that are a list", `{"query": "{ shop { id } }", "variables": [1]}`, 400],
    ["an unknown hash", `{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "sha256:00"}}}`, 400],
  ])("with application/json, %s gets the status that GraphQL over HTTP names", async (_name, body, status) => {
    const accepts: Record<string, string>[] = [{}, { accept: "application/json" }, { accept: "*/*" }];
    for (const accept of accepts) {
      const response = await send(body, { "content-type": "application/json", ...accept });
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      const result = await readResult(response);
      expect(result).toMatchObject({
        status,
        data: undefined,
        errors: [{ extensions: { correlationId: expect.any(String) } }],
      });
    }
  });

  test.each([
    [
      "a malformed document",
      "{ shop {\n  id\n",
      undefined,
      "Syntax Error: Expected Name, found <EOF>.",
      { line: 3, column: 1 },
    ],
    [
      "a document of too many tokens",
      `{ ${"id ".repeat(2001)}}`,
      undefined,
      "tokens",
      { line: 1, column: expect.any(Number) },
    ],
    [
      "a field that does not exist",
      "{ shop {\n nmae } }",
      undefined,
      'Cannot query field "nmae" on type "Shop".',
      { line: 2, column: 2 },
    ],
    [
      "a variable that is missing",
      "query ($id: ID!) { node(id: $id) { id } }",
      {},
      'Variable "$id"',
      { line: 1, column: 8 },
    ],
    [
      "a value deep inside a variable",
      'query ($chosen: [FilterInput!]) { category(path: "/") { listing(filters: $chosen) { totalCount } } }',
      { chosen: [{ slug: "sale", values: ["true", 3] }] },
      'Variable "$chosen" got invalid value 3 at "chosen[0].values[1]"; String cannot represent a non string value: 3',
      { line: 1, column: 8 },
    ],
  ])("%s is named with its place", async (_name, query, variables, message, place) => {
    const { errors } = await gateway.send(query, variables && { variables });
    expect(errors).toMatchObject([{ message: expect.stringContaining(message), locations: [place] }]);
  });

  test("names that come near are suggested where the schema may be read, in a demonstration only", async () => {
    const settings = { SHOP_MODE: "production", PUBLIC_URL: "https://shop.example", MOLLIE_API_KEY: "live_x" };
    const production = await shop.gateway({ settings });
    const add = "mutation ($input: AddToBasketInput!) { addToBasket(input: $input) { __typename } }";
    const nearly = { variables: { input: { variantId: 1, quantty: 2 } } };
    for (const [client, suggests] of [[gateway, true] as const, [production, false] as const]) {
      const messages = [await client.send("{ shop { nmae } }"), await client.send(add, nearly)].map(
        ({ errors }) => errors[0]?.message ?? "",
      );
      expect(messages).toEqual([expect.stringContaining('"nmae"'), expect.stringContaining('"quantty"')]);
      expect(messages.map((message) => /Did you mean "(name|quantity)/.test(message))).toEqual([suggests, suggests]);
    }
  });

  test("every response over https asks for https from then on, the explorer's too", async () => {
    const secure = await shop.gateway({ settings: { PUBLIC_URL: "https://shop.example" } });
    const secureHeaders: Record<string, string>[] = [
      { "content-type": "application/json" },
      { accept: "text/html" },
      { "content-type": "text/plain" },
    ];
    for (const headers of secureHeaders) {
      const method = "accept" in headers ? "GET" : "POST";
      const response = await secure.handle(
        new Request("http://shop.example/graphql", { method, headers, ...(method === "POST" && { body: "{}" }) }),
      );
      expect(response.headers.get("strict-transport-security"), JSON.stringify(headers)).toBe(
        "max-age=63072000; includeSubDomains",
      );
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
    expect((await send("{}")).headers.get("strict-transport-security")).toBeNull();
  });

  test("a body without a length is cut at 100 kB", async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(" ".repeat(10_000))),
    });
    const request = new Request("http://localhost/graphql", {
      method: "POST",
      body: endless,
      headers: { "content-type": "application/json" },
      duplex: "half",
    } as RequestInit);
    expect((await gateway.handle(request)).status).toBe(413);
  });

  test("an unknown shop, and one that is not open", async () => {
    for (const code of ["xx-XX", "de-DE", ""]) {
      expect(await gateway.send("{ shop { id } }", { headers: { "x-shop": code } })).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: "BAD_REQUEST" } }],
        calls: [],
      });
    }
    expect(await gateway.send("{ shop { locale } }", { headers: { "x-shop": "NL-nl" } })).toMatchObject({
      status: 200,
      data: { shop: { locale: "nl-NL" } },
    });
  });

  test.each([
    ["a form", "POST", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["plain text", "POST", { "content-type": "text/plain" }, 415],
    ["a multipart form", "POST", { "content-type": "multipart/form-data; boundary=x" }, 415],
    ["JSON from another site", "POST", { "content-type": "application/json", "sec-fetch-site": "cross-site" }, 403],
    [
      "JSON from a sibling subdomain",
      "POST",
      { "content-type": "application/json", "sec-fetch-site": "same-site" },
      403,
    ],
    ["PUT", "PUT", { "content-type": "application/json" }, 405],
    ["DELETE", "DELETE", {}, 405],
  ])("%s", async (_name, method, headers, status) => {
    const body = JSON.stringify({ query: "mutation { clearBasket { __typename } }" });
    const response = await send(method === "DELETE" ? undefined : body, headers, method);
    expect(response.status).toBe(status);
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

describe("GET", () => {
  const header = { "x-graphql-yoga-csrf": "1" };

  test("serves a trusted public document, with the header", async () => {
    const response = await send(
      undefined,
      header,
      "GET",
      search(listingDocument, `&variables=${encodeURIComponent(`{"path":"/matrassen"}`)}`),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(await response.json()).toMatchObject({ data: { category: { listing: { edges: [{}, {}] } } } });
  });

  test("says 304 to who has the response, without a call of an upstream", async () => {
    const query = search(listingDocument, `&variables=${encodeURIComponent(`{"path":"/matrassen"}`)}`);
    const first = await send(undefined, header, "GET", query);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await send(undefined, { ...header, "if-none-match": etag }, "GET", query);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(etag);
    const other = search(listingDocument, `&variables=${encodeURIComponent(`{"path":"/kussens"}`)}`);
    expect((await send(undefined, { ...header, "if-none-match": etag }, "GET", other)).status).toBe(200);
  });

  test.each([
    ["without the header", search(shopDocument), {}, 403],
    ["for what is personal", search(basketDocument), header, 405],
    ["for a mutation", search(clearDocument), header, 405],
    ["for a document sent along", `?query=${encodeURIComponent("{ shop { id } }")}`, header, 405],
    ["for an unknown hash", search("{ nothing }"), header, 400],
  ])("is refused %s", async (_name, query, headers, status) => {
    const response = await send(undefined, headers, "GET", query);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("the client", () => {
  test("a plain correlation id stays, any other is replaced", async () => {
    const response = await gateway.send("{ shop { id } }", { headers: { "x-correlation-id": "order-7.abc_123" } });
    expect(response.headers.get("x-correlation-id")).toBe("order-7.abc_123");
    const replaced = await gateway.send("{ shop { id } }", { headers: { "x-correlation-id": "no spaces" } });
    expect(replaced.headers.get("x-correlation-id")).toMatch(/^[\da-f-]{36}$/);
  });

  test("the trace is for demonstrations, and in production for whoever can sign", async () => {
    const settings = {
      SHOP_MODE: "production",
      TRACE_SECRET: "trace secret",
      PUBLIC_URL: "https://shop.example",
      MOLLIE_API_KEY: "live_x",
    };
    const production = await shop.gateway({ documents, settings });
    const sendWith = (headers: Record<string, string> = {}) => production.send("{ shop { id name } }", { headers });
    expect((await sendWith()).trace).toEqual([]);
    const { createHmac } = await import("node:crypto");
    const sign = (seconds: number, secret: string): string =>
      `${seconds}.${createHmac("sha256", secret).update(String(seconds)).digest("hex")}`;
    const now = Math.floor(Date.now() / 1000);
    expect((await sendWith({ "x-trace": sign(now, "trace secret") })).trace).toHaveLength(1);
    expect((await sendWith({ "x-trace": sign(now, "another") })).trace).toEqual([]);
    expect((await sendWith({ "x-trace": sign(now - 600, "trace secret") })).trace).toEqual([]);
  });
});

describe("responses are compressed", () => {
  const listing = JSON.stringify({ query: listingDocument, variables: { path: "/matrassen" } });
  const wholeListing = JSON.stringify({
    query: `{ category(path: "/matrassen") { listing { edges { node { name slug } } } } }`,
  });
  const json = { "content-type": "application/json" };

  test.each([
    ["gzip, deflate", "gzip", gunzipSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
  ] as const)("for a client that accepts %s", async (accepts, encoding, unpack) => {
    const plain = await send(wholeListing, json);
    expect(plain.headers.get("content-encoding")).toBeNull();
    const response = await send(wholeListing, { ...json, "accept-encoding": accepts });
    expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([
      encoding,
      expect.stringContaining("accept-encoding"),
    ]);
    const packed = Buffer.from(await response.arrayBuffer());
    const text = await plain.text();
    expect(packed.length).toBeLessThan(text.length / 2);
    expect(JSON.parse(unpack(packed).toString())).toMatchObject({ data: (JSON.parse(text) as { data: unknown }).data });
  });

  test("not when they are short", async () => {
    const response = await send(JSON.stringify({ query: "{ shop { id } }" }), {
      ...json,
      "accept-encoding": "br, gzip",
    });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(
      (await send(listing, { ...json, "accept-encoding": "identity" })).headers.get("content-encoding"),
    ).toBeNull();
  });

  test("not when they hand out a token or set a cookie, next to text that the client sent", async () => {
    const query = `mutation ($input: SignInAsGuestInput!) { signInAsGuest(input: $input) {
      ... on SignInAsGuestPayload { token visitor viewer { firstName ${Array.from({ length: 25 }, (_, index) => `a${index}: firstName`).join(" ")} } }
    } }`;
    for (const client of [{}, { "x-client": "app/1.0" }] as Record<string, string>[]) {
      const input = {
        firstName: "n".repeat(60),
        lastName: "B",
        email: `gast-${Object.keys(client).length}@example.nl`,
        gender: "FEMALE",
      };
      const body = JSON.stringify({ query, variables: { input } });
      const response = await send(body, { ...json, ...client, "accept-encoding": "br, gzip" });
      expect(response.headers.get("content-encoding")).toBeNull();
      const text = await response.text();
      expect(text.length).toBeGreaterThan(1100);
      expect(text).toContain("signInAsGuest");
    }
  });
});
