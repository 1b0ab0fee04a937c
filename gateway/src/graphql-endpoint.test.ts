import { createHash } from "node:crypto";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readResult } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";
import { schema } from "./schema.ts";
import { trustDocuments } from "./trusted-documents.ts";

const log = pino({ level: "silent" });
const hashOf = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;

const shopDocument = "query ShopName { shop { name locale } }";
const basketDocument = "query Basket { basket { count } }";
const clearDocument = "mutation Clear { clearBasket { __typename } }";
const listingDocument = `query Listing($path: String!) { category(path: $path) { listing(first: 2) { totalCount edges { node { name } } } } }`;
const trustedTexts = [shopDocument, basketDocument, clearDocument, listingDocument];
const documents = trustDocuments(Object.fromEntries(trustedTexts.map((text) => [hashOf(text), text])), schema, log);

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
  return gateway.handle(new Request(`http://localhost/graphql${search}`, { method, headers, ...(body !== undefined && { body }) }));
}

const search = (text: string, extra = ""): string =>
  `?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } }))}${extra}`;
const askTrusted = (target: TestGateway, text: string, headers: Record<string, string> = {}, path = "/matrassen") =>
  target.ask(undefined, { hash: hashOf(text), variables: { path }, headers });
const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(" ");
const nested = (depth: number): string =>
  `{ category(path: "/matrassen") { ${"parent { ".repeat(depth - 2)} id ${"} ".repeat(depth - 2)} } }`;
// the category, the listing and its edges cost 3, the 100 nodes 100 * (1 + fields)
const costly = (fields: number, more: number): string =>
  `{ category(path: "/x") { ${repeat(more, () => "id")} listing(first: 100) { edges { node { ${repeat(fields, () => "id")} } } } } }`;
const filtered = (values: number): string =>
  `{ category(path: "/x") { listing(filters: [{ slug: "size", values: [${repeat(values, () => `"1"`)}] }]) { totalCount } } }`;

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
    ["an unknown operation name", `{"query": "query A { shop { id } } query B { shop { id } }", "operationName": "C"}`, 400, "BAD_REQUEST"],
    ["a variable of the wrong type", `{"query": "query($id: ID!) { node(id: $id) { id } }", "variables": {"id": {}}}`, 400, "BAD_REQUEST"],
    ["an unknown hash", `{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "sha256:00"}}}`, 400, "BAD_REQUEST"],
    ["brackets nested 5,000 deep", `{"query": "${"{a".repeat(5000)}"}`, 400, "LIMIT_EXCEEDED"],
    ["a comment as long as allowed", JSON.stringify({ query: `#${"x".repeat(90_000)}\n{ nothing }` }), 400, "BAD_REQUEST"],
    ["a body of 1 MB", JSON.stringify({ query: " ".repeat(1_000_000) }), 413, "LIMIT_EXCEEDED"],
  ])("%s", async (_name, body, status, code) => {
    const answer = await readResult(await send(body));
    expect(answer).toMatchObject({ status, data: undefined, errors: [{ extensions: { code } }], calls: [] });
    expect(answer.errors[0]?.extensions["correlationId"]).toBe(answer.headers.get("x-correlation-id"));
    expect(JSON.stringify(answer.errors)).not.toMatch(/did you mean|node_modules|at \w+ \(/i);
  });

  test("a body without a length is cut at 100 kB", async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new TextEncoder().encode(" ".repeat(10_000))) });
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
      expect(await gateway.ask("{ shop { id } }", { headers: { "x-shop": code } })).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: "BAD_REQUEST" } }],
        calls: [],
      });
    }
    expect(await gateway.ask("{ shop { locale } }", { headers: { "x-shop": "NL-nl" } })).toMatchObject({
      status: 200,
      data: { shop: { locale: "nl-NL" } },
    });
  });

  test.each([
    ["a form", "POST", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["plain text", "POST", { "content-type": "text/plain" }, 415],
    ["a multipart form", "POST", { "content-type": "multipart/form-data; boundary=x" }, 415],
    ["JSON from another site", "POST", { "content-type": "application/json", "sec-fetch-site": "cross-site" }, 403],
    ["JSON from a sibling subdomain", "POST", { "content-type": "application/json", "sec-fetch-site": "same-site" }, 403],
    ["PUT", "PUT", { "content-type": "application/json" }, 405],
    ["DELETE", "DELETE", {}, 405],
  ])("%s", async (_name, method, headers, status) => {
    const body = JSON.stringify({ query: "mutation { clearBasket { __typename } }" });
    const answer = await send(method === "DELETE" ? undefined : body, headers, method);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});

describe("GET", () => {
  const header = { "x-graphql-yoga-csrf": "1" };

  test("answers a trusted public document, with the header", async () => {
    const answer = await send(
      undefined,
      header,
      "GET",
      search(listingDocument, `&variables=${encodeURIComponent(`{"path":"/matrassen"}`)}`),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(await answer.json()).toMatchObject({ data: { category: { listing: { edges: [{}, {}] } } } });
  });

  test.each([
    ["without the header", search(shopDocument), {}, 403],
    ["for what is personal", search(basketDocument), header, 405],
    ["for a mutation", search(clearDocument), header, 405],
    ["for a document sent along", `?query=${encodeURIComponent("{ shop { id } }")}`, header, 405],
    ["for an unknown hash", search("{ nothing }"), header, 400],
  ])("is refused %s", async (_name, query, headers, status) => {
    const answer = await send(undefined, headers, "GET", query);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("limits of documents sent along, at n and at n + 1", () => {
  const limits: readonly [string, string, string][] = [
    ["depth 15", nested(15), nested(16)],
    ["cost 10,000", costly(98, 97), costly(98, 98)],
    ["30 aliases", `{ shop { ${repeat(30, (index) => `a${index}: id`)} } }`, `{ shop { ${repeat(31, (index) => `a${index}: id`)} } }`],
    ["20 root fields", `{ ${repeat(20, () => "shop { id }")} }`, `{ ${repeat(21, () => "shop { id }")} }`],
    [
      "50 directives",
      `{ shop { ${repeat(50, () => "id @include(if: true)")} } }`,
      `{ shop { ${repeat(51, () => "id @include(if: true)")} } }`,
    ],
    ["2,000 tokens", filtered(1971), filtered(1972)],
    [
      "4 mutations",
      `mutation { ${repeat(4, () => "clearBasket { __typename }")} }`,
      `mutation { ${repeat(5, () => "clearBasket { __typename }")} }`,
    ],
  ];

  test.each(limits)("%s", async (_name, atLimit, above) => {
    expect(await gateway.ask(atLimit)).toMatchObject({ status: 200, errors: [] });
    const refused = await gateway.ask(above);
    expect(refused).toMatchObject({ status: 400, data: undefined, errors: [{ extensions: { code: "LIMIT_EXCEEDED" } }], calls: [] });
  });

  test("1 sign-in", async () => {
    const signIn = `signInAsGuest(input: { firstName: "A", lastName: "B", email: "a@b.example", gender: NO_CHOICE }) { __typename }`;
    expect(await gateway.ask(`mutation { one: ${signIn} two: ${signIn} }`)).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: "LIMIT_EXCEEDED" } }],
      calls: [],
    });
  });

  test("`first` in a variable counts", async () => {
    const document = `query($first: Int!) { category(path: "/x") { listing(first: $first) { edges { node { ${repeat(99, () => "id")} } } } } }`;
    expect(await gateway.ask(document, { variables: { first: 90 } })).toMatchObject({ status: 200 });
    expect(await gateway.ask(document, { variables: { first: 100 } })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: "LIMIT_EXCEEDED" } }],
    });
  });

  test("introspection passes", async () => {
    const { getIntrospectionQuery } = await import("graphql");
    expect(await gateway.ask(getIntrospectionQuery())).toMatchObject({ status: 200, errors: [] });
  });

  test("nothing but trusted documents runs when the settings say so", async () => {
    const closed = await shop.gateway({ documents, settings: { TRUSTED_ONLY: "on" } });
    expect(await closed.ask("{ shop { id } }")).toMatchObject({ status: 403, errors: [{ extensions: { code: "FORBIDDEN" } }] });
    expect(await closed.ask("{ shop { id } }", { hash: "sha256:00" })).toMatchObject({ status: 400 });
    expect(await closed.ask(undefined, { hash: hashOf(shopDocument) })).toMatchObject({
      status: 200,
      data: { shop: { name: "Warmeland" } },
    });
  });
});

describe("the response cache", () => {
  test("keeps public answers by document and variables", async () => {
    const fresh = await shop.gateway({ documents });
    expect(await askTrusted(fresh, listingDocument)).toMatchObject({ responseCache: "miss" });
    const again = await askTrusted(fresh, listingDocument);
    expect(again).toMatchObject({ responseCache: "hit", calls: [], trace: [] });
    expect(await askTrusted(fresh, listingDocument, {}, "/banken")).toMatchObject({ responseCache: "miss" });
    expect(again.headers.get("cache-control")).toBe("private, no-store");
  });

  test("keeps nothing that belongs to one person", async () => {
    const fresh = await shop.gateway({ documents });
    for (let times = 0; times < 2; times++) {
      const answer = await askTrusted(fresh, basketDocument, { "x-visitor": "a".repeat(43) });
      expect(answer.responseCache).toBeUndefined();
    }
  });

  test("keeps nothing while an upstream fails, and is whole again once it is back", async () => {
    let isDown = true;
    const commerce = (request: Request): Promise<Response> =>
      isDown ? Promise.resolve(new Response(null, { status: 500 })) : (shop.upstreams.commerce ?? expect.unreachable())(request);
    const fresh = await shop.gateway({ documents, upstreams: { ...shop.upstreams, commerce } });
    expect(await askTrusted(fresh, listingDocument)).toMatchObject({
      status: 200,
      data: { category: null },
      errors: [{ path: ["category"], extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true } }],
    });
    isDown = false;
    expect(await askTrusted(fresh, listingDocument)).toMatchObject({ errors: [], data: { category: {} }, responseCache: "miss" });
  });

  test("can be left out", async () => {
    const fresh = await shop.gateway({ documents, responseCache: false });
    await askTrusted(fresh, listingDocument);
    expect(await askTrusted(fresh, listingDocument)).toMatchObject({ responseCache: undefined, calls: [{ upstream: "commerce" }] });
  });
});

describe("who asks", () => {
  test("a plain correlation id is kept, any other replaced", async () => {
    const kept = await gateway.ask("{ shop { id } }", { headers: { "x-correlation-id": "order-7.abc_123" } });
    expect(kept.headers.get("x-correlation-id")).toBe("order-7.abc_123");
    const replaced = await gateway.ask("{ shop { id } }", { headers: { "x-correlation-id": "no spaces" } });
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
    const ask = (headers: Record<string, string> = {}) => production.ask("{ shop { id name } }", { headers });
    expect((await ask()).trace).toEqual([]);
    const { createHmac } = await import("node:crypto");
    const sign = (seconds: number, secret: string): string =>
      `${seconds}.${createHmac("sha256", secret).update(String(seconds)).digest("hex")}`;
    const now = Math.floor(Date.now() / 1000);
    expect((await ask({ "x-trace": sign(now, "trace secret") })).trace).toHaveLength(1);
    expect((await ask({ "x-trace": sign(now, "another") })).trace).toEqual([]);
    expect((await ask({ "x-trace": sign(now - 600, "trace secret") })).trace).toEqual([]);
  });
});
