import { createHash } from "node:crypto";
import { ApolloClient, HttpLink, InMemoryCache, gql } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";
import { PersistedQueries } from "./persisted-queries.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

/** A text of its own for each number, nearly as long as a request may be. */
const textOf = (number: number): string => `{ a${number} } #${"x".repeat(90_000)}`;
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

describe("automatic persisted queries, as Apollo speaks them", () => {
  test("Apollo's own link sends one query ten times in eleven requests", async () => {
    const sent: { query?: string }[] = [];
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new PersistedQueryLink({ sha256 }).concat(
        new HttpLink({
          uri: "http://localhost/graphql",
          fetch: async (uri, init) => {
            const request = new Request(uri, init);
            sent.push((await request.clone().json()) as { query?: string });
            return gateway.handle(request);
          },
        }),
      ),
    });
    const query = gql`
      query Shop {
        shop {
          name
        }
      }
    `;
    for (let times = 0; times < 10; times += 1) {
      const { data } = await client.query<{ shop: { name: string } }>({ query, fetchPolicy: "network-only" });
      expect(data?.shop.name).toBe("Warmeland");
    }
    expect(sent).toHaveLength(11);
    expect(sent.filter(({ query: text }) => text !== undefined)).toHaveLength(1);
  });

  test("the hash of another text is refused, and is not remembered", async () => {
    const hash = sha256("{ shop { id name } }");
    const forged = await gateway.send("{ shop { id } }", { hash });
    expect(forged).toMatchObject({ status: 400, errors: [{ extensions: { code: "BAD_REQUEST" } }] });
    const asked = await gateway.send(undefined, { hash });
    expect(asked.errors[0]?.message).toBe("PersistedQueryNotFound");
    expect(asked.errors[0]?.extensions["code"]).toBe("PERSISTED_QUERY_NOT_FOUND");
  });

  test("a text that was sent with its hash is limited like any other", async () => {
    const query = `{ ${"shop { id } ".repeat(25)}}`;
    expect((await gateway.send(query, { hash: sha256(query) })).errors[0]?.extensions["code"]).toBe("LIMIT_EXCEEDED");
    expect((await gateway.send(undefined, { hash: sha256(query) })).errors[0]?.extensions["code"]).toBe(
      "LIMIT_EXCEEDED",
    );
  });

  test("where only registered documents run, nothing is taken", async () => {
    const closed = await shop.gateway({ settings: { TRUSTED_ONLY: "on" } });
    const query = "{ shop { id } }";
    for (const text of [query, undefined])
      expect((await closed.send(text, { hash: sha256(query) })).errors[0]?.message).toBe("PersistedQueryNotFound");
  });

  test("holds no more than 1,000 texts in 8 MB, whatever is sent", () => {
    const persisted = new PersistedQueries();
    for (let number = 0; number < 100; number += 1) persisted.textOf(sha256(textOf(number)), textOf(number));
    expect(() => persisted.textOf(sha256(textOf(0)), undefined)).toThrow("PersistedQueryNotFound");
    expect(persisted.textOf(sha256(textOf(99)), undefined)).toBe(textOf(99));
  });
});
