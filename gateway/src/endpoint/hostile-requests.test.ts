import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readResult } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  // what is measured below is the refusal, not the first parse of a cold process
  await gateway.send("{ shop { id } }");
});
afterAll(() => shop.close());

const json = { "content-type": "application/json", accept: "application/graphql-response+json" };
const add =
  "mutation Add($input: AddToBasketInput!) { addToBasket(input: $input) { __typename ... on UserError { code field } } }";
const aVariant = async (): Promise<number> => {
  const row = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .executeTakeFirstOrThrow();
  return row.variant_id;
};

function post(body: BodyInit, headers: Record<string, string> = json): Promise<Response> {
  return gateway.handle(new Request("http://localhost/graphql", { method: "POST", headers, body }));
}

async function basketCount(): Promise<number> {
  const { count } = await shop.database.db
    .selectFrom("basket")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const wrap = (query: string): string => JSON.stringify({ query });
const production = (settings: Record<string, string> = {}): Promise<TestGateway> =>
  shop.gateway({
    settings: { SHOP_MODE: "production", PUBLIC_URL: "https://shop.example", MOLLIE_API_KEY: "live_x", ...settings },
  });

describe("raw nonsense is refused at once, never with a fault of our own", () => {
  test.each([
    ["depth", wrap("{a".repeat(5000))],
    ["closed depth", wrap(`${"{a".repeat(900)}${"}".repeat(900)}`)],
    ["lists in an argument", wrap(`{ node(id: ${"[".repeat(1500)}`)],
    ["objects in an argument", wrap(`{ node(id: ${"{a:".repeat(600)}1${"}".repeat(600)}) { id } }`)],
    ["commas", wrap(`{${",".repeat(95_000)}`)],
    ["comments", wrap(`{ ${"#\n".repeat(30_000)}`)],
    ["byte order marks", wrap(`${"\uFEFF".repeat(30_000)}{`)],
    ["emoji", wrap(`{ ${"🛏️".repeat(10_000)} }`)],
    ["null characters", wrap(`{ shop${"\0".repeat(1000)} { id } }`)],
    ["an open string", wrap(`{ node(id: "${"x".repeat(90_000)}`)],
    ["an open block string", wrap(`{ node(id: """${"\n ".repeat(20_000)}`)],
    ["variables of a type nobody knows", wrap(`query(${"$a: X ".repeat(400)}) { shop { id } }`)],
    ["fragments in a circle", wrap("{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }")],
    ["deep JSON", "[".repeat(50_000)],
    ["deep variables", `{"query":"{ shop { id } }","variables":${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}}`],
    [
      "deep data",
      JSON.stringify({ query: add }).replace(
        "}",
        `,"variables":{"input":{"variantId":1,"customData":${"[".repeat(40_000)}`,
      ),
    ],
    [
      "deep data in a document",
      wrap(`mutation { addToBasket(input: { variantId: 1, customData: ${"[".repeat(950)}${"]".repeat(950)} }) { x } }`),
    ],
    ["half a character", Buffer.from([0x7b, 0xff, 0xfe, 0x80])],
    ["a lone surrogate", String.raw`{"query":"{ shop\ud800 { id } }"}`],
  ])("%s", async (_name, body) => {
    const started = performance.now();
    const response = await readResult(await post(body));
    expect(performance.now() - started).toBeLessThan(2000);
    expect(response).toMatchObject({ status: 400, data: undefined, calls: [] });
    for (const { extensions } of response.errors) expect(extensions["code"]).toMatch(/^(BAD_REQUEST|LIMIT_EXCEEDED)$/);
  });

  test("data nested as deep as a document allows is no more than wrong input", async () => {
    const input = `{ variantId: ${await aVariant()}, customData: { a: ${"[".repeat(900)}${"]".repeat(900)} } }`;
    const response = await gateway.send(
      `mutation { addToBasket(input: ${input}) { ... on UserError { code field } } }`,
    );
    expect(response).toMatchObject({
      data: { addToBasket: { code: "INVALID_INPUT", field: "customData" } },
      calls: [],
    });
  });

  test.each(["__proto__", "constructor", "prototype", "toString"])("the key %s pollutes nothing", async (key) => {
    const variables = `{"${key}":{"polluted":true},"input":{"variantId":${await aVariant()},"customData":{"${key}":{"polluted":true}}}}`;
    const response = await readResult(await post(`{"query":${JSON.stringify(add)},"variables":${variables}}`));
    expect(response.status).toBeLessThan(500);
    expect(response.errors.map(({ extensions }) => extensions["code"])).not.toContain("INTERNAL");
    expect((Object.prototype as { polluted?: unknown }).polluted).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe("a page of another site changes nothing", () => {
  const mutation = `mutation { addToBasket(input: { variantId: 1 }) { __typename } }`;
  const form = new URLSearchParams({ query: mutation }).toString();
  test.each<[string, string, Record<string, string>, number]>([
    ["a form", form, { "content-type": "application/x-www-form-urlencoded" }, 415],
    [
      "a form of another site",
      form,
      { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
      403,
    ],
    ["text that is JSON", JSON.stringify({ query: mutation }), { "content-type": "text/plain" }, 415],
    [
      "text that names JSON too",
      JSON.stringify({ query: mutation }),
      { "content-type": "text/plain; application/json" },
      415,
    ],
    ["a body without a type", JSON.stringify({ query: mutation }), { "content-type": "" }, 415],
    [
      "a multipart operation",
      JSON.stringify({ operations: mutation }),
      { "content-type": "multipart/form-data; boundary=a" },
      415,
    ],
    ["JSON of a sibling", JSON.stringify({ query: mutation }), { ...json, "sec-fetch-site": "same-site" }, 403],
    ...[
      "https://evil.example",
      "null",
      "http://localhost:8080",
      "https://localhost.evil.example",
      "file://",
      "nonsense",
    ].flatMap((origin) =>
      [undefined, "same-origin", "none"].map((site): [string, string, Record<string, string>, number] => [
        `JSON from ${origin} that says ${site}`,
        JSON.stringify({ query: mutation }),
        { ...json, origin, ...(site !== undefined && { "sec-fetch-site": site }) },
        403,
      ]),
    ),
  ])("%s", async (_name, body, headers, status) => {
    const before = await basketCount();
    const response = await post(body, { cookie: `__Host-visitor=${"v".repeat(43)}`, ...headers });
    expect([
      response.status,
      response.headers.get("set-cookie"),
      response.headers.get("access-control-allow-origin"),
    ]).toEqual([status, null, null]);
    expect(await basketCount()).toBe(before);
  });

  test("the shop's own pages are let in, under the address of the settings and the one they were requested by", async () => {
    const behind = await shop.gateway({ settings: { PUBLIC_URL: "https://shop.example", TRUST_PROXY: "on" } });
    const sendWith = (headers: Record<string, string>) =>
      behind.handle(
        new Request("http://10.0.0.7:4100/graphql", {
          method: "POST",
          headers: { ...json, ...headers },
          body: wrap("{ shop { id } }"),
        }),
      );
    expect((await sendWith({ origin: "https://shop.example" })).status).toBe(200);
    expect((await sendWith({ origin: "http://10.0.0.7:4100" })).status).toBe(200);
    expect((await sendWith({ origin: "https://merk.example", "x-forwarded-host": "merk.example" })).status).toBe(200);
    expect((await sendWith({ origin: "https://merk.example" })).status).toBe(403);
    const direct = await shop.gateway({ settings: { PUBLIC_URL: "https://shop.example" } });
    const forged = { ...json, origin: "https://evil.example", "x-forwarded-host": "evil.example" };
    const request = new Request("http://shop.example/graphql", {
      method: "POST",
      headers: forged,
      body: wrap("{ shop { id } }"),
    });
    expect((await direct.handle(request)).status).toBe(403);
  });

  test.each(["query", "extensions"])("an address with a mutation in `%s`", async (parameter) => {
    const url = `http://localhost/graphql?${new URLSearchParams({ [parameter]: parameter === "query" ? mutation : "{}" })}`;
    const header = { "x-graphql-yoga-csrf": "1" };
    for (const headers of [
      new Headers(),
      new Headers(header),
      new Headers({ ...header, ...json, "x-http-method-override": "POST" }),
    ])
      expect((await gateway.handle(new Request(url, { headers }))).status).toBeGreaterThanOrEqual(400);
  });

  test("a preflight gets no permission, from any origin", async () => {
    for (const origin of ["https://evil.example", "null", "https://sub.localhost"]) {
      const headers = {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      };
      const response = await gateway.handle(new Request("http://localhost/graphql", { method: "OPTIONS", headers }));
      expect(response.status).toBe(405);
      expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});

describe("what is inside stays inside", () => {
  test("in production errors suggest no names, neither of the schema nor of its values", async () => {
    const closed = await production();
    const listing = `query ($sort: ProductSort) { category(path: "/matrassen") { listing(sort: $sort) { totalCount } } }`;
    for (const [query, variables] of [
      ["{ shp { id } }", {}],
      ["{ shop { idd } }", {}],
      ["{ shop { ... on Shopp { id } } }", {}],
      ["{ category(pth: 1) { id } }", {}],
      [listing, { sort: "PRICE_ASCC" }],
      [add, { input: { variantIdd: 1 } }],
    ] as const) {
      const { errors } = await closed.send(query, { variables });
      expect(errors.length, query).toBeGreaterThan(0);
      for (const { message } of errors) expect(message).not.toMatch(/did you mean/i);
    }
  });

  test("in production the schema is hidden, unless the explorer is wanted", async () => {
    const closed = await production();
    for (const query of [
      "{ __schema { types { name } } }",
      `{ __type(name: "Query") { name } }`,
      "{ ...a } fragment a on Query { __schema { types { name } } }",
    ]) {
      const { status, data, errors } = await closed.send(query);
      expect([status, data]).toEqual([400, undefined]);
      expect(new Set(errors.map(({ extensions }) => extensions["code"]))).toEqual(new Set(["BAD_REQUEST"]));
    }
    expect(await closed.send("{ __typename shop { __typename } }")).toMatchObject({
      status: 200,
      data: { shop: { __typename: "Shop" } },
    });
    const open = await production({ GRAPHIQL: "on" });
    expect(await open.send("{ __schema { queryType { name } } }")).toMatchObject({
      data: { __schema: { queryType: { name: "Query" } } },
    });
  });

  test("what breaks inside is said with a code and an id, and nothing else", async () => {
    const secret = "postgres://shop:hunter2@db.internal/shop";
    const broken = await shop.gateway({
      upstreams: {
        ...shop.upstreams,
        commerce: () => Promise.resolve(Response.json({ error: secret, stack: "at x (/srv/y.ts)" }, { status: 500 })),
      },
    });
    const response = await broken.handle(
      new Request("http://localhost/graphql", {
        method: "POST",
        headers: json,
        body: JSON.stringify({ query: `{ category(path: "/matrassen") { id } }` }),
      }),
    );
    const text = await response.text();
    expect(text).not.toMatch(/hunter2|\/srv\/|node_modules|stack/);
    expect(JSON.parse(text)).toMatchObject({
      errors: [
        { extensions: { code: "UPSTREAM_UNAVAILABLE", correlationId: response.headers.get("x-correlation-id") } },
      ],
    });
    for (const name of ["server", "x-powered-by"]) expect(response.headers.get(name)).toBeNull();
  });

  test("a request is one line of the log, whatever it carries, and the line holds no tokens", async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const logged = await shop.gateway({ log: pino({ level: "info" }, sink) });
    const headers = {
      authorization: `Bearer ${"t".repeat(43)}`,
      cookie: `__Host-session=${"s".repeat(43)}; __Host-visitor=${"v".repeat(43)}`,
      "x-correlation-id": "a b",
      "user-agent": "\u001B[31mred",
    };
    await logged.send("query A { shop { id } }", {
      operationName: 'A\r\n{"level":60,"msg":"forged"}\u001B[2J',
      headers,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 30, msg: "graphql" });
    expect(lines[0]).not.toMatch(/t{43}|s{43}|v{43}/);
    lines.length = 0;
    await logged.send("query A { shop { id } }", { operationName: "A".repeat(50_000) });
    expect((JSON.parse(lines[0] ?? "") as { operation: string }).operation).toBe("A".repeat(200));
  });
});
