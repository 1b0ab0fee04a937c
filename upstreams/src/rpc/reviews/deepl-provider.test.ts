import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { addTestReview } from "#upstreams/catalogue/testing/add-review.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";
import { createDeeplProvider } from "./deepl-provider.ts";

interface Sent {
  path: string | undefined;
  key: string | undefined;
  body: { text: string[]; source_lang: string; target_lang: string };
}

/** DeepL's translate endpoint as its documentation describes it; `response` replaces the translation. */
let deepl: Server;
let requested: Sent[];
let result: { status: number; body: string } | "silence" | undefined;
let shop: RpcTestShop;
let review: string;

beforeAll(async () => {
  deepl = createServer((request, response) => void translateFor(request, response));
  deepl.listen(0, "127.0.0.1");
  await once(deepl, "listening");
  const baseUrl = `http://127.0.0.1:${(deepl.address() as AddressInfo).port}`;
  shop = await RpcTestShop.open({
    translations: createDeeplProvider({ apiKey: "geheim:fx", baseUrl, timeoutMs: 300 }),
    rateLimits: true,
  });
  await shop.addVariant();
});
beforeEach(async () => {
  requested = [];
  result = undefined;
  review = await addTestReview(shop.db, {
    language: "de",
    document: {
      title: `Gut ${Math.random()}`,
      text: "Liegt gut.\n\nGern wieder.",
      translations: { nl: { title: "Goed", text: "Opgeslagen." } },
    },
  });
});
afterAll(async () => {
  await shop.close();
  deepl.closeAllConnections();
  deepl.close();
});

async function translateFor(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(await text(request)) as Sent["body"];
  requested.push({ path: request.url, key: request.headers.authorization, body });
  if (result === "silence") return;
  const translations = body.text.map((one) => ({
    detected_source_language: body.source_lang,
    text: `${body.target_lang}: ${one}`,
  }));
  response.writeHead(result?.status ?? 200, { "content-type": "application/json" });
  response.end(result?.body ?? JSON.stringify({ translations }));
}

const translate = () =>
  shop.call<{ title: string; text: string }>("translateReview", { reviewId: review, language: "nl" });

test("title and text go to DeepL in one call with the account's key, and come back translated", async () => {
  const { status, body } = await translate();
  expect(status).toBe(200);
  expect(body.text).toBe("NL: Liegt gut.\n\nGern wieder.");
  expect(body.title).toMatch(/^NL: Gut/);
  expect(requested).toEqual([
    {
      path: "/v2/translate",
      key: "DeepL-Auth-Key geheim:fx",
      body: {
        text: [expect.stringMatching(/^Gut/), "Liegt gut.\n\nGern wieder."],
        source_lang: "DE",
        target_lang: "NL",
      },
    },
  ]);
});

test("a review is translated once, however often it is requested", async () => {
  const responses = await Promise.all([translate(), translate()]);
  responses.push(await translate());
  expect(new Set(responses.map(({ body }) => body.text)).size).toBe(1);
  expect(requested).toHaveLength(1);
});

test.each([
  ["the key is refused", { status: 403, body: "" }],
  ["there were too many requests", { status: 429, body: "" }],
  ["the month's characters are used up", { status: 456, body: '{"message":"Quota Exceeded"}' }],
  ["DeepL has a fault", { status: 500, body: "<html>" }],
  ["the response is no JSON", { status: 200, body: "<html>" }],
  ["a text is missing", { status: 200, body: '{"translations":[{"text":"Goed"}]}' }],
])("when %s it is a 500, and the next try calls again", async (_what, failure) => {
  result = failure;
  expect(await translate()).toMatchObject({ status: 500, body: { code: "translation-failed" } });
  result = undefined;
  expect((await translate()).status).toBe(200);
});

test("when DeepL does not respond in time it is a 500", async () => {
  result = "silence";
  expect(await translate()).toMatchObject({ status: 500, body: { code: "translation-failed" } });
});

test("when nobody listens there it is a 500", async () => {
  const alone = createDeeplProvider({ apiKey: "geheim", baseUrl: "http://127.0.0.1:1" });
  const unreachable = await RpcTestShop.on(shop.database, { translations: alone });
  expect((await unreachable.call("translateReview", { reviewId: review, language: "fr" })).status).toBe(500);
  await unreachable.upstream.close();
});
