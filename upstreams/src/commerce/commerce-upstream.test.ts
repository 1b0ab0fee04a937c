import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createTestUpstream, testToken, type TestUpstream } from "./testing/test-upstream.ts";

let upstream: TestUpstream;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "commerce-images-"));
  await writeFile(join(folder, "foto-01.webp"), "a photo");
  await writeFile(join(folder, "geheim.txt"), "no photo");
  await writeFile(join(folder, "film.webm"), "0123456789");
  await writeFile(join(folder, "film.vtt"), "WEBVTT");
  upstream = await createTestUpstream(
    {
      shops: [1001, 1003],
      products: [
        { key: "a", categories: [], variants: [{ key: "a1", column: "be" }] },
        { key: "b", categories: [], variants: [{ key: "b1" }] },
      ],
    },
    { imagesFolders: ["/nonexistent", folder] },
  );
});

afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true });
});

function send(
  path: string,
  headers: Record<string, string> = { "x-access-token": testToken },
  method = "GET",
): Promise<Response> {
  return upstream.handle(new Request(`http://commerce${path}`, { method, headers }));
}

function film(headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return send("/images/film.webm", headers, method);
}

async function refusal(path: string, headers?: Record<string, string>): Promise<[number, unknown]> {
  const response = await send(path, headers);
  expect(await response.clone().json()).toMatchObject({ code: response.status });
  return [response.status, ((await response.json()) as { message: unknown }).message];
}

describe("a call", () => {
  it("needs the token", async () => {
    expect(await refusal("/v1/products?shopId=1001", {})).toEqual([401, "X-Access-Token is missing or wrong"]);
    expect(await refusal("/v1/products?shopId=1001", { "x-access-token": `${testToken}x` })).toEqual([
      401,
      "X-Access-Token is missing or wrong",
    ]);
  });

  it("needs a shop that exists and has a record", async () => {
    expect(await refusal("/v1/products")).toEqual([400, "shopId is missing (or shopKey, countryCode and locale)"]);
    expect(await refusal("/v1/products?shopId=abc")).toEqual([400, "shopId must be a number"]);
    expect(await refusal("/v1/products?shopId=4711")).toEqual([404, "There is no shop 4711"]);
    expect(await refusal("/v1/products?shopId=1004")).toEqual([404, "Shop 1004 has no record yet"]);
    expect(await refusal("/v1/products?shopKey=w&countryCode=NL&locale=sv_SE")).toEqual([
      404,
      'There is no shop for "sv_SE" in "NL"',
    ]);
  });

  it.each(["1e309", "-1e309", "undefined", "NaN", "-5", "", "0x10", "1,2", "[object Object]", "9".repeat(400)])(
    "takes %s for no bound of the price, or refuses it",
    async (bound) => {
      for (const query of [
        `minPrice=${bound}`,
        `maxPrice=${bound}`,
        `minPrice=5&maxPrice=${bound}`,
        `minPrice=${bound}&maxPrice=1`,
      ]) {
        const { status } = await send(`/v1/products?shopId=1001&${query.replaceAll("[", "%5B")}`);
        expect([query, [200, 400].includes(status)]).toEqual([query, true]);
      }
    },
  );

  it("may name its shop by key, country and locale, and gets that shop's prices and language", async () => {
    const response = await send("/v1/products?shopKey=w&countryCode=be&locale=fr_BE&with=attributes,priceRange");
    expect(await response.json()).toMatchObject({
      entities: [{ referenceKey: "a", attributes: { productName: { values: { value: "Produit a" } } } }],
      pagination: { total: 1 },
    });
    expect(await (await send("/v1/products?shopId=1001")).json()).toMatchObject({ entities: [{ referenceKey: "b" }] });
  });

  it("gets 404 where there is nothing, also for what SCAYLE has and this shop has not", async () => {
    for (const path of [
      "/",
      "/v1",
      "/v1/campaigns/1",
      "/v1/brands",
      "/v1/search/suggestions?term=x",
      "/v1/products/x",
      "/v1/products/99999",
    ]) {
      expect((await refusal(`${path}${path.includes("?") ? "&" : "?"}shopId=1001`))[0]).toBe(404);
    }
    expect((await refusal("/v1/attributes/%E0%A4%A?shopId=1001"))[0]).toBe(400);
  });
});

describe("a photo", () => {
  it("is served without a token, to be cached for good", async () => {
    const response = await send("/images/foto-01.webp", {});
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": "7",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(await response.text()).toBe("a photo");
    const etag = response.headers.get("etag") ?? "";
    expect((await send("/images/foto-01.webp", { "if-none-match": etag })).status).toBe(304);
    expect((await send("/images/foto-01.webp", { "if-none-match": '"other"' })).status).toBe(200);
    const head = await send("/images/foto-01.webp", {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("is never anything outside the folder, nor another kind of file", async () => {
    const names = [
      "nope.webp",
      "geheim.txt",
      "..%2Ffoto-01.webp",
      "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
      "foto-01.webp%00.txt",
      ".hidden.webp",
      "a%5Cb.webp",
    ];
    for (const name of names) expect([400, 401, 404]).toContain((await send(`/images/${name}`, {})).status);
  });
});

describe("a film", () => {
  it.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
  ])("is sent in the range %s", async (range, text, contentRange) => {
    const response = await film({ range });
    expect([response.status, await response.text()]).toEqual([206, text]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "video/webm",
      "content-range": contentRange,
      "content-length": String(text.length),
      "accept-ranges": "bytes",
    });
  });

  it.each([["bytes=10-"], ["bytes=-0"]])("has nothing in %s", async (range) => {
    const response = await film({ range });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  });

  it.each([["bytes=3-1"], ["bytes=0-1,4-5"], ["lines=0-1"], ["bytes=-"]])(
    "is sent whole for %s, which is no one range",
    async (range) => {
      const response = await film({ range });
      expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
    },
  );

  it("is sent whole when the range is of another version", async () => {
    const etag = (await film({}, "HEAD")).headers.get("etag") ?? "";
    expect((await film({ range: "bytes=0-1", "if-range": etag })).status).toBe(206);
    expect((await film({ range: "bytes=0-1", "if-range": '"old"' })).status).toBe(200);
  });

  it("has its captions beside it", async () => {
    const response = await send("/images/film.vtt", {});
    expect([response.headers.get("content-type"), await response.text()]).toEqual([
      "text/vtt; charset=utf-8",
      "WEBVTT",
    ]);
  });
});
