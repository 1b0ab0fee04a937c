import { expect } from "playwright/test";

import { draft, published, type ContentWithDraft } from "./content-with-draft.ts";
import { secrets, test } from "./production-test.ts";

const longAgo = new Date(Date.now() - 25 * 3_600_000);
const previews: readonly (readonly [string, (content: ContentWithDraft) => string])[] = [
  ["without a token", () => "_storyblok=1"],
  ["with a forged token", (content) => content.previewQuery("a guess", new Date())],
  ["with a token that is over", (content) => content.previewQuery(secrets.CONTENT_PREVIEW_TOKEN, longAgo)],
  ["with the parameters of a draft", () => `_storyblok=1&version=draft&token=${encodeURIComponent("local-preview")}`],
  ["that was true", (content) => content.previewQuery(secrets.CONTENT_PREVIEW_TOKEN, new Date())],
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
