import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

/** What a request says of its cost, which `graphqlClient` does not read. */
async function costOf(
  query: string,
  variables?: Record<string, unknown>,
  headers = { "x-cost": "on" },
): Promise<unknown> {
  const request = new Request("http://localhost/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { extensions } = (await (await gateway.handle(request)).json()) as { extensions?: { cost?: unknown } };
  return extensions?.cost;
}

const listing = `query ($first: Int!) { category(path: "/matrassen") { listing(first: $first) { nodes { name } } } }`;

describe("how large an operation may be", () => {
  test("is told by the schema, and a cost beside it by a request that asks", async () => {
    const { data } = await gateway.send(
      "{ limits { cost depth tokens aliases directives rootFields mutations signIns subscriptions } }",
    );
    expect(data["limits"]).toEqual({
      cost: 10_000,
      depth: 15,
      tokens: 2000,
      aliases: 30,
      directives: 50,
      rootFields: 20,
      mutations: 4,
      signIns: 1,
      subscriptions: 5,
    });
    expect(await costOf("{ shop { id name } }")).toEqual({ requested: 3, limit: 10_000 });
    expect(await costOf("{ shop { id name } }", {}, {} as never)).toBeUndefined();
  });

  test("`nodes` cost as many as were requested, as `edges` do", async () => {
    expect(await costOf(listing, { first: 10 })).toEqual({ requested: 1 + 1 + 1 + 10, limit: 10_000 });
    expect(await costOf(listing, { first: 50 })).toEqual({ requested: 1 + 1 + 1 + 50, limit: 10_000 });
  });
});

/** With `edges { node }` written as `nodes`. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part: { edges?: { node: unknown }[] }) =>
    Array.isArray(part?.edges) ? { nodes: part.edges.map(({ node }) => node) } : part,
  );

describe("`nodes` of a connection", () => {
  test("are what its edges hold, with the same calls of upstreams", async () => {
    const byEdges = await gateway.send(
      `{ category(path: "/matrassen") { listing(first: 5) { edges { node { name variants(first: 3) { edges { node { variantId title } } } } } } } }`,
    );
    const byNodes = await gateway.send(
      `{ category(path: "/matrassen") { listing(first: 5) { nodes { name variants(first: 3) { nodes { variantId title } } } } } }`,
    );
    expect(byNodes.errors).toEqual([]);
    expect(plain(byEdges.data)).toEqual(byNodes.data);
    expect(byNodes.calls.length).toBe(byEdges.calls.length);
  });
});
