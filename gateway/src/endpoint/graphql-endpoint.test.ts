import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents } from "#gateway/testing/documents-to-trust.ts";
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
): Promise<Response> {
  return gateway.handle(
    new Request("http://localhost/graphql", { method, headers, ...(body !== undefined && { body }) }),
  );
}

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
