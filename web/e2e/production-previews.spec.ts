import { expect } from "playwright/test";

import { draft, published, type ContentWithDraft } from "./editor/content-with-draft.ts";
import { secrets, test } from "./shop/production-test.ts";

const longAgo = new Date(Date.now() - 61 * 60_000);
const previews: readonly (readonly [string, (content: ContentWithDraft) => string])[] = [
  ["without a token", () => "_storyblok=1"],
  ["with a forged token", (content) => content.previewQuery("a guess", new Date())],
  ["with a token that is over", (content) => content.previewQuery(secrets.CONTENT_PREVIEW_TOKEN, longAgo)],
  ["with the parameters of a draft", () => `_storyblok=1&version=draft&token=${encodeURIComponent("local-preview")}`],
  ["for another space", (content) => content.previewQuery(secrets.CONTENT_PREVIEW_TOKEN, new Date(), 4711)],
];
for (const [name, query] of previews)
  test(`the address of a preview ${name} shows the published page, is never cached and changes no other`, async ({
    production: { get, content },
  }) => {
    for (const path of ["/", "/matrassen"]) {
      const preview = await get(`${path}?${query(content)}`);
      const [headers, text] = [preview.headers, await preview.text()];
      expect([preview.status, headers.get("cache-control"), headers.get("etag")], path).toEqual([
        200,
        "private, no-store",
        null,
      ]);
      expect(text, path).not.toContain(draft);
      expect([headers.get("x-frame-options"), headers.get("x-robots-tag")], path).toEqual(["DENY", null]);
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      if (path === "/") expect(text).toContain(published);
      const page = await (await get(path)).text();
      expect(page, path).not.toMatch(/_storyblok/);
      expect(page, path).not.toContain(draft);
    }
    expect(content.requests.length).toBeGreaterThan(0);
    for (const requests of content.requests)
      expect([requests.get("version") ?? "published", requests.get("token")]).toEqual([
        "published",
        secrets.CONTENT_TOKEN,
      ]);
  });

test("a true preview shows the draft to the editor's frame alone, and nobody else gets it", async ({
  production: { get, content },
}) => {
  const query = content.previewQuery(secrets.CONTENT_PREVIEW_TOKEN, new Date());
  for (let time = 0; time < 2; time += 1) {
    const { status, headers, text } = await readWhole(get(`/?${query}`));
    expect(status).toBe(200);
    expect(text).toContain(draft);
    expect(text).toContain("Voorbeeld");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["content-security-policy"]).toContain("frame-ancestors https://app.storyblok.com;");
    expect(headers["etag"]).toBeUndefined();

    const page = await readWhole(get("/"));
    expect(page.text).toContain(published);
    expect(page.text).not.toMatch(/data-preview|Kladversie/);
    expect(page.headers["x-frame-options"]).toBe("DENY");
    expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
});

test("paths with a language in front lead to the page, for the editor alone", async ({ production: { get } }) => {
  const moved = await get("/nl/matrassen?_storyblok=1&page=2");
  expect([moved.status, moved.headers.get("location"), moved.headers.get("cache-control")]).toEqual([
    302,
    "/matrassen?_storyblok=1&page=2",
    "private, no-store",
  ]);
  expect((await get("/nl/matrassen")).status).toBe(404);
});

async function readWhole(pending: Promise<Response>) {
  const response = await pending;
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}
