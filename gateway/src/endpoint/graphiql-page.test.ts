import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";
import { exampleTabs } from "./graphiql-tabs.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

const page = (target: TestGateway) =>
  target.handle(new Request("http://localhost/graphql", { headers: { accept: "text/html" } }));

test.each([
  ["a tab that is loaded again", "?query=%7B+shop+%7B+name+%7D+%7D"],
  [
    "a link with variables",
    "?query=query+A%28%24id%3AID%21%29%7Bnode%28id%3A%24id%29%7Bid%7D%7D&variables=%7B%22id%22%3A1%7D&operationName=A",
  ],
])("%s shows the explorer, and runs nothing", async (_name, search) => {
  const request = (target: TestGateway) =>
    target.handle(new Request(`http://localhost/graphql${search}`, { headers: { accept: "text/html" } }));
  const response = await request(gateway);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await response.text()).toBe(await (await page(gateway)).text());
  expect((await request(await shop.gateway({ settings: { GRAPHIQL: "off" } }))).status).toBe(403);
});

test("the page is small, and its files are cached for good and come compressed", async () => {
  const fetchFile = (path: string, encoding: string) =>
    gateway.handle(new Request(`http://localhost${path}`, { headers: { "accept-encoding": encoding } }));
  const html = await (await page(gateway)).text();
  expect(html.length).toBeLessThan(60_000);
  const paths = [...html.matchAll(/(?:src|href)="(\/graphql\/explorer-[^"]+)"/g)].map(([, path]) => path ?? "");
  expect(paths.map((path) => path.split(".").at(-1))).toEqual(["css", "js"]);
  for (const path of paths) {
    expect(gateway.serves(path)).toBe(true);
    const plain = Buffer.from(await (await fetchFile(path, "identity")).arrayBuffer());
    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await fetchFile(path, encoding);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-encoding": encoding,
        "x-content-type-options": "nosniff",
        vary: "accept-encoding",
      });
      const packed = Buffer.from(await response.arrayBuffer());
      // fonts, which stand among the styles, are compressed already
      expect(packed.length).toBeLessThan(plain.length * 0.6);
      expect(unpack(packed).equals(plain)).toBe(true);
    }
  }
  const unknown = await fetchFile("/graphql/explorer-0000.js", "br");
  expect([unknown.status, unknown.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect(
    (await (await shop.gateway({ settings: { GRAPHIQL: "off" } })).handle(new Request(`http://localhost${paths[0]}`)))
      .status,
  ).toBe(404);
});

test("the panel's modules import nothing that is not served", async () => {
  const html = await (await page(gateway)).text();
  const waiting = [...html.matchAll(/src="(\/graphql\/explorer\/[^"]+)"/g)].map(([, path]) => path ?? "");
  expect(waiting).toHaveLength(1);
  const served = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (served.has(path)) continue;
    served.add(path);
    expect(gateway.serves(path)).toBe(true);
    const response = await gateway.handle(new Request(`http://localhost${path}`));
    expect([path, response.status, response.headers.get("content-type")]).toEqual([
      path,
      200,
      "text/javascript; charset=utf-8",
    ]);
    for (const [, name] of (await response.text()).matchAll(/from "\.\/([^"]+)"/g))
      waiting.push(`/graphql/explorer/${name}`);
  }
  expect(served.size).toBeGreaterThan(5);
});

test("the page names no other site and its policy lets none in", async () => {
  const response = await page(gateway);
  expect(response.status).toBe(200);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  const html = await response.text();
  expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\//i);
  // a tab's text stands in the page as JSON
  for (const { query } of exampleTabs())
    expect(html).toContain(JSON.stringify(query).replaceAll("<", String.raw`\u003c`));
});

test("the page is for demonstrations, and in production only when switched on", async () => {
  const production = { SHOP_MODE: "production", PUBLIC_URL: "https://shop.example", MOLLIE_API_KEY: "live_x" };
  expect((await page(await shop.gateway({ settings: production }))).status).toBe(403);
  expect((await page(await shop.gateway({ settings: { ...production, GRAPHIQL: "on" } }))).status).toBe(200);
  expect((await page(await shop.gateway({ settings: { GRAPHIQL: "off" } }))).status).toBe(403);
});
