import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  basketDocument,
  clearDocument,
  documents,
  hashOf,
  listingDocument,
  shopDocument,
} from "#gateway/testing/documents-to-trust.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway({ documents });
});

afterAll(() => shop.close());

const get = (search: string, headers: Record<string, string>): Promise<Response> =>
  gateway.handle(new Request(`http://localhost/graphql${search}`, { headers }));

const search = (text: string, extra = ""): string =>
  `?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } }))}${extra}`;

describe("GET", () => {
  const header = { "x-graphql-yoga-csrf": "1" };

  test("serves a trusted public document, with the header", async () => {
    const response = await get(
      search(listingDocument, `&variables=${encodeURIComponent(`{"path":"/matrassen"}`)}`),
      header,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(await response.json()).toMatchObject({ data: { category: { listing: { edges: [{}, {}] } } } });
  });

  test("says 304 to who has the response, without a call of an upstream", async () => {
    const query = search(listingDocument, `&variables=${encodeURIComponent(`{"path":"/matrassen"}`)}`);
    const first = await get(query, header);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await get(query, { ...header, "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(etag);
    const other = search(listingDocument, `&variables=${encodeURIComponent(`{"path":"/kussens"}`)}`);
    expect((await get(other, { ...header, "if-none-match": etag })).status).toBe(200);
  });

  test.each([
    ["without the header", search(shopDocument), {}, 403],
    ["for what is personal", search(basketDocument), header, 405],
    ["for a mutation", search(clearDocument), header, 405],
    ["for a document sent along", `?query=${encodeURIComponent("{ shop { id } }")}`, header, 405],
    ["for an unknown hash", search("{ nothing }"), header, 400],
  ])("is refused %s", async (_name, query, headers, status) => {
    const response = await get(query, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});
