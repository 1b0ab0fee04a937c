// @vitest-environment node
import { expect, test } from "vitest";
import { EncodedBody } from "#server/encoded-body.ts";
import { isFormPost, refusedForm } from "./form-post.ts";
import { sendPage } from "./send-page.ts";

const address = "https://shop.example/inloggen";
const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

test.each([
  ["POST", browser, true],
  ["POST", "application/json", false],
  ["POST", "*/*", false],
  ["POST", undefined, false],
  ["PUT", browser, false],
  ["DELETE", browser, false],
  ["GET", browser, false],
])("%s that accepts %s is a form of a page: %s", (method, accept, expected) => {
  expect(isFormPost(new Request(address, { method, headers: accept === undefined ? {} : { accept } }))).toBe(expected);
});

test("the page that responds to a form has a refusal's status, is cached by nobody, and never 304", async () => {
  const html = "<!DOCTYPE html><h1>Uw formulier is niet verstuurd</h1>";
  const page = refusedForm({
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0",
      "content-security-policy": "x",
      etag: '"a"',
    },
    etag: '"a"',
    body: new EncodedBody(new TextEncoder().encode(html)),
    renderedAt: 0,
    versions: {},
    complete: true,
  });
  const response = await sendPage(new Request(address, { method: "POST", headers: { "if-none-match": '"a"' } }), page);
  expect(response.status).toBe(405);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    allow: "GET, HEAD",
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "x",
  });
  expect(response.headers.get("etag")).toBeNull();
  expect(await response.text()).toBe(html);
});
