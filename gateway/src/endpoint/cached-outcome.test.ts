import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { basketDocument, documents, hashOf, listingDocument } from "#gateway/testing/documents-to-trust.ts";
import { heapGrowth } from "#gateway/testing/heap-growth.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});

afterAll(() => shop.close());

const sendTrusted = (target: TestGateway, text: string, headers: Record<string, string> = {}, path = "/matrassen") =>
  target.send(undefined, { hash: hashOf(text), variables: { path }, headers });

describe("the response cache", () => {
  test("keeps public responses by document and variables", async () => {
    const fresh = await shop.gateway({ documents });
    expect(await sendTrusted(fresh, listingDocument)).toMatchObject({ responseCache: "miss" });
    const again = await sendTrusted(fresh, listingDocument);
    expect(again).toMatchObject({ responseCache: "hit", calls: [], trace: [] });
    expect(await sendTrusted(fresh, listingDocument, {}, "/banken")).toMatchObject({ responseCache: "miss" });
    expect(again.headers.get("cache-control")).toBe("private, no-store");
  });

  test("keeps nothing that belongs to one person", async () => {
    const fresh = await shop.gateway({ documents });
    for (let times = 0; times < 2; times++) {
      const response = await sendTrusted(fresh, basketDocument, { "x-visitor": "a".repeat(43) });
      expect(response.responseCache).toBeUndefined();
    }
  });

  test("keeps nothing while an upstream fails, and is whole again once it is back", async () => {
    let isDown = true;
    const commerce = (request: Request): Promise<Response> =>
      isDown
        ? Promise.resolve(new Response(null, { status: 500 }))
        : (shop.upstreams.commerce ?? expect.unreachable())(request);
    const fresh = await shop.gateway({ documents, upstreams: { ...shop.upstreams, commerce } });
    expect(await sendTrusted(fresh, listingDocument)).toMatchObject({
      status: 200,
      data: { category: null },
      errors: [{ path: ["category"], extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true } }],
    });
    isDown = false;
    expect(await sendTrusted(fresh, listingDocument)).toMatchObject({
      errors: [],
      data: { category: {} },
      responseCache: "miss",
    });
  });

  test("names its copies by what a document declares: whatever else is sent makes no other copy", async () => {
    const fresh = await shop.gateway({ documents });
    const sendVariables = (variables: Record<string, unknown>) =>
      fresh.send(undefined, { hash: hashOf(listingDocument), variables });
    expect(await sendVariables({ path: "/matrassen" })).toMatchObject({ responseCache: "miss" });
    expect(await sendVariables({ junk: "x".repeat(90_000), path: "/matrassen", other: { deep: [1] } })).toMatchObject({
      responseCache: "hit",
    });
    expect(await sendVariables({ path: "/banken" })).toMatchObject({ responseCache: "miss" });
  });

  test("refuses whoever names another operation than the document has", async () => {
    const fresh = await shop.gateway({ documents });
    await sendTrusted(fresh, listingDocument);
    const response = await fresh.send(undefined, {
      hash: hashOf(listingDocument),
      variables: { path: "/matrassen" },
      operationName: "Another",
    });
    expect(response).toMatchObject({ data: undefined, errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  });

  test("is not filled by long texts: 300 of them leave the heap as it was", async () => {
    const fresh = await shop.gateway({ documents });
    await sendTrusted(fresh, listingDocument, {}, "/nergens");
    const grown = await heapGrowth(async () => {
      for (let index = 0; index < 300; index += 1)
        await sendTrusted(fresh, listingDocument, {}, `/${index}${"a".repeat(90_000)}`);
    });
    expect(grown).toBeLessThan(10_000_000);
  });

  test("can be left out", async () => {
    const fresh = await shop.gateway({ documents, responseCache: false });
    await sendTrusted(fresh, listingDocument);
    expect(await sendTrusted(fresh, listingDocument)).toMatchObject({
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
])("long %s leave the heap as it was", async (_name, documentOf) => {
  const fresh = await shop.gateway();
  const grown = await heapGrowth(async () => {
    for (let index = 0; index < 300; index += 1) {
      const [text, variables = {}] = documentOf(index);
      await fresh.send(text, { variables });
    }
  });
  expect(grown).toBeLessThan(10_000_000);
});
