import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents, listingDocument } from "#gateway/testing/documents-to-trust.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway({ documents });
});

afterAll(() => shop.close());

const send = (body: string, headers: Record<string, string>): Promise<Response> =>
  gateway.handle(new Request("http://localhost/graphql", { method: "POST", headers, body }));

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
