import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { basketDocument, documents, hashOf, listingDocument } from "#gateway/testing/documents-to-trust.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});

afterAll(() => shop.close());

const askTrusted = (target: TestGateway, text: string, headers: Record<string, string> = {}, path = "/matrassen") =>
  target.ask(undefined, { hash: hashOf(text), variables: { path }, headers });

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
      isDown ? Promise.resolve(new Response(null, { status: 500 })) : (shop.upstreams.commerce ?? expect.unreachable())(request);
    const fresh = await shop.gateway({ documents, upstreams: { ...shop.upstreams, commerce } });
    expect(await askTrusted(fresh, listingDocument)).toMatchObject({
      status: 200,
      data: { category: null },
      errors: [{ path: ["category"], extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true } }],
    });
    isDown = false;
    expect(await askTrusted(fresh, listingDocument)).toMatchObject({ errors: [], data: { category: {} }, responseCache: "miss" });
  });

  test("can be left out", async () => {
    const fresh = await shop.gateway({ documents, responseCache: false });
    await askTrusted(fresh, listingDocument);
    expect(await askTrusted(fresh, listingDocument)).toMatchObject({ responseCache: undefined, calls: [{ upstream: "commerce" }] });
  });
});
