import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

const printed = readFileSync(new URL("../../../schema/schema.graphql", import.meta.url), "utf8");

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

const ask = (to: TestGateway, headers: Record<string, string> = {}, method = "GET") =>
  to.handle(new Request("http://localhost/graphql/schema.graphql", { method, headers }));

test("who makes a client gets the schema as it is, and nothing again that it has", async () => {
  const response = await ask(gateway);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await response.text()).toBe(printed);
  const again = await ask(gateway, { "if-none-match": response.headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await ask(gateway, { "accept-encoding": "br" })).headers.get("content-encoding")).toBe("br");
  expect((await ask(gateway, {}, "POST")).status).toBe(405);
});

test("a shop that hides its explorer hides it too", async () => {
  const silent = await shop.gateway({ settings: { GRAPHIQL: "off" } });
  expect((await ask(silent)).status).toBe(404);
});
