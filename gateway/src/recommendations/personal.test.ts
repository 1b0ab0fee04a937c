import { afterAll, beforeAll, expect, test } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: GraphqlClient;
const asked: string[] = [];

beforeAll(async () => {
  shop = await createTestShop();
  const { recommendations } = shop.upstreams;
  gateway = await shop.gateway({
    upstreams: {
      ...shop.upstreams,
      recommendations: (request) => {
        asked.push(new URL(request.url).search);
        return recommendations!(request);
      },
    },
  });
});
afterAll(() => shop.close());

interface Suggestion {
  reason: string;
  because: { masterKey: string } | null;
  product: { masterKey: string; soldOut: boolean };
}

async function idOf(masterKey: string): Promise<string> {
  const { data } = await gateway.send<{ product: { id: string } }>(
    `query ($key: String!) { product(by: { masterKey: $key }) { id } }`,
    { variables: { key: masterKey } },
  );
  return data.product.id;
}

async function personal(viewed: readonly string[]): Promise<Suggestion[]> {
  const { data } = await gateway.send<{ recommendations: Suggestion[] }>(
    `query ($viewed: [ID!]) { recommendations(logic: PERSONAL, viewed: $viewed, first: 12) { reason because { masterKey } product { masterKey soldOut } } }`,
    { variables: { viewed } },
  );
  return data.recommendations;
}

test("suggestions follow what the visitor looked at and say which of it, and leave that out", async () => {
  const viewed = [await idOf("03-2417"), await idOf("08-1101")];
  const suggestions = await personal([...viewed, "unknown"]);
  expect(suggestions).toHaveLength(12);
  expect(new Set(suggestions.map(({ reason }) => reason))).toEqual(new Set(["viewed"]));
  expect(new Set(suggestions.map(({ because }) => because?.masterKey))).toEqual(new Set(["03-2417", "08-1101"]));
  expect(suggestions.map(({ product }) => product.masterKey)).not.toContain("03-2417");
  expect(suggestions.filter(({ product }) => product.soldOut)).toEqual([]);
});

test("of who tells nothing the recommender hears nothing: bestsellers", async () => {
  asked.length = 0;
  const suggestions = await personal([]);
  expect(new Set(suggestions.map(({ reason }) => reason))).toEqual(new Set(["bestseller"]));
  expect(suggestions.filter(({ because }) => because !== null)).toEqual([]);
  expect(asked).toEqual(["?logic=PERSONAL&limit=12"]);
});

test("what was looked at is told anew each time and stands in no row", async () => {
  const viewed = [await idOf("03-2418")];
  const rowsBefore = await rowCounts();
  expect(rowsBefore["product"]).not.toBe("0");
  asked.length = 0;
  await personal(viewed);
  await personal(viewed);
  expect(asked).toEqual(Array.from({ length: 2 }, () => "?logic=PERSONAL&limit=12&references=03-2418"));
  expect(await rowCounts()).toEqual(rowsBefore);
});

async function rowCounts(): Promise<Record<string, unknown>> {
  const { db } = shop.database;
  const counts: Record<string, unknown> = {};
  for (const { name, schema } of await db.introspection.getTables()) {
    if (schema !== "public") continue;
    const row = await db
      .selectFrom(name as "product")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirst();
    counts[name] = row?.count;
  }
  return counts;
}
