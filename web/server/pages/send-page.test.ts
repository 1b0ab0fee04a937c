// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { EncodedBody } from "#server/encoded-body.ts";
import { sendPage } from "./send-page.ts";
import type { StoredPage } from "./stored-page.ts";

const html = `<!DOCTYPE html>${"<p>Matras Duinrust</p>".repeat(200)}`;
const etag = 'W/"abc"';
const policy = "script-src 'self' 'sha256-x'";

function stored(status = 200): StoredPage {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "public, max-age=0",
    vary: "accept-encoding",
    etag,
  };
  return {
    status,
    headers,
    etag,
    body: new EncodedBody(new TextEncoder().encode(html)),
    renderedAt: 0,
    complete: true,
    versions: {},
  };
}

const pageRequest = (headers: Record<string, string>, method = "GET") =>
  new Request("https://shop.example/", { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("a client that has the page gets 304 with the policy of the page it keeps", async () => {
  const response = await sendPage(pageRequest({ "if-none-match": `"zzz", ${etag}` }), stored());
  expect(response.status).toBe(304);
  expect(response.headers.get("content-security-policy")).toBe(policy);
  expect(response.headers.get("etag")).toBe(etag);
  expect(await response.text()).toBe("");
});

test.each(['W/"other"', "*", ""])("If-None-Match %j is another page", async (header) => {
  expect((await sendPage(pageRequest({ "if-none-match": header }), stored())).status).toBe(200);
});

test("an error page is never 304", async () => {
  expect((await sendPage(pageRequest({ "if-none-match": etag }), stored(404))).status).toBe(404);
});

test("the page is compressed as the client likes, with its true length", async () => {
  const page = stored();
  const br = await sendPage(pageRequest({ "accept-encoding": "gzip, deflate, br, zstd" }), page);
  expect(br.headers.get("content-encoding")).toBe("br");
  const bytes = await bytesOf(br);
  expect(br.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect(brotliDecompressSync(bytes).toString()).toBe(html);

  const gzip = await sendPage(pageRequest({ "accept-encoding": "gzip, br;q=0" }), page);
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(html);

  const plain = await sendPage(pageRequest({}), page);
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(html);
});

test("HEAD gets the headers alone", async () => {
  const response = await sendPage(pageRequest({}, "HEAD"), stored());
  expect(response.headers.get("content-length")).toBe(String(html.length));
  expect(await response.text()).toBe("");
});
