import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { basketDocument, documents, hashOf, listingDocument } from "#gateway/testing/documents-to-trust.ts";
import { heapGrowth } from "#gateway/testing/heap-growth.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});

afterAll(() => shop.close());

const askTrusted = (target: TestGateway, text: string, headers: Record<string, string> = {}, path = "/matrassen") =>
  target.send(undefined, { hash: hashOf(text), variables: { path }, headers });

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
      isDown
        ? Promise.resolve(new Response(null, { status: 500 }))
        : (shop.upstreams.commerce ?? expect.unreachable())(request);
    const fresh = await shop.gateway({ documents, upstreams: { ...shop.upstreams, commerce } });
    expect(await askTrusted(fresh, listingDocument)).toMatchObject({
      status: 200,
      data: { category: null },
      errors: [{ path: ["category"], extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true } }],
    });
    isDown = false;
    expect(await askTrusted(fresh, listingDocument)).toMatchObject({
      errors: [],
      data: { category: {} },
      responseCache: "miss",
    });
  });

  test("names its copies by what a document declares: whatever else is sent makes no other copy", async () => {
    const fresh = await shop.gateway({ documents });
    const ask = (variables: Record<string, unknown>) =>
      fresh.send(undefined, { hash: hashOf(listingDocument), variables });
    expect(await ask({ path: "/matrassen" })).toMatchObject({ responseCache: "miss" });
    expect(await ask({ junk: "x".repeat(90_000), path: "/matrassen", other: { deep: [1] } })).toMatchObject({
      responseCache: "hit",
    });
    expect(await ask({ path: "/banken" })).toMatchObject({ responseCache: "miss" });
  });

  test("answers nobody who names another operation than the document has", async () => {
    const fresh = await shop.gateway({ documents });
    await askTrusted(fresh, listingDocument);
    const answer = await fresh.send(undefined, {
      hash: hashOf(listingDocument),
      variables: { path: "/matrassen" },
      operationName: "Another",
    });
    expect(answer).toMatchObject({ data: undefined, errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  });

  test("is not filled by long texts: 300 of them leave memory as it was", async () => {
    const fresh = await shop.gateway({ documents });
    await askTrusted(fresh, listingDocument, {}, "/nergens");
    const grown = await heapGrowth(async () => {
      for (let index = 0; index < 300; index += 1)
        await askTrusted(fresh, listingDocument, {}, `/${index}${"a".repeat(90_000)}`);
    });
    expect(grown).toBeLessThan(10_000_000);
  });

  test("can be left out", async () => {
    const fresh = await shop.gateway({ documents, responseCache: false });
    await askTrusted(fresh, listingDocument);
    expect(await askTrusted(fresh, listingDocument)).toMatchObject({
      responseCache: undefined,
      calls: [{ upstream: "commerce" }],
    });
  });
});

test.each([
  ["documents sent along", (index: number) => [`{ shop { name } } # ${index} ${"a".repeat(90_000)}`] as const],
  ["documents that do not parse", (index: number) => [`{ shop { # ${index} ${"a".repeat(90_000)}`] as const],
  [
    "slugs of stories",
    (index: number) =>
      ["query ($slug: String!) { story(slug: $slug) { title } }", { slug: `${index}${"a".repeat(90_000)}` }] as const,
  ],
])("long %s leave memory as it was", async (_name, documentOf) => {
  const fresh = await shop.gateway();
  const grown = await heapGrowth(async () => {
    for (let index = 0; index < 300; index += 1) {
      const [text, variables = {}] = documentOf(index);
      await fresh.send(text, { variables });
    }
  });
  expect(grown).toBeLessThan(10_000_000);
});
