import { auditServer } from "graphql-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

// GET is for registered documents with a header that no other site can send (docs/rules.md#other-origins)
const leftOut = {
  "5A70 notice": "MAY accept application/x-www-form-urlencoded formatted GET requests",
  "6A70 notice": "MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json",
  "D6D5 notice":
    "MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json",
};

test("every audit of GraphQL over HTTP passes, but for what it says a server may do", async () => {
  const results = await auditServer({
    url: "http://localhost/graphql",
    fetchFn: (url: string, init?: RequestInit) => gateway.handle(new Request(url, init)),
  });
  const failed = results.filter(({ status }) => status !== "ok");
  expect(results.length).toBeGreaterThan(50);
  expect(Object.fromEntries(failed.map(({ id, name, status }) => [`${id} ${status}`, name]))).toEqual(leftOut);
});
