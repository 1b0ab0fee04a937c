import { createContentUpstream } from "@warmeland/upstreams/src/content/content-upstream.ts";
import { exportedStory, writeStoryFolder } from "@warmeland/upstreams/src/content/testing/story-folder.ts";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readResult } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

const previewToken = "the-preview-token-of-this-test";
const log = { warn: () => undefined, error: () => undefined };
const body = (text: string) => [{ _uid: "uid-9", component: "quote", text }];
const stories = writeStoryFolder({
  "nl/home.json": exportedStory(1, "home", { title: "Gepubliceerd", body: body("Gepubliceerd") }),
  "nl/home.draft.json": exportedStory(1, "home", { title: "Kladversie", body: body("Kladversie") }),
  "nl/geheim.json": exportedStory(2, "geheim", { title: "Kladversie", body: body("Kladversie") }, false),
});
const query = `{ story(slug: "home") { title blocks { ... on QuoteBlock { text } } } secret: story(slug: "geheim") { title } }`;

let shop: TestShop;
let gateway: TestGateway;
let requested: URL[] = [];

beforeAll(async () => {
  shop = await createTestShop();
  const { handle } = createContentUpstream({ storiesFolder: stories.folder, token: "local", previewToken, log });
  const content = (request: Request): Promise<Response> => {
    requested.push(new URL(request.url));
    return handle(request);
  };
  gateway = await shop.gateway({
    upstreams: { ...shop.upstreams, content },
    settings: { CONTENT_TOKEN: "local", CONTENT_PREVIEW_TOKEN: previewToken },
  });
});
afterAll(async () => {
  await shop.close();
  stories.remove();
});

/** What Storyblok's visual editor puts behind an address. */
function editorQuery(token: string, madeAt: number): string {
  const timestamp = String(Math.floor(madeAt / 1000));
  const signature = createHash("sha1").update(`290001:${token}:${timestamp}`).digest("hex");
  return new URLSearchParams({
    _storyblok: "1",
    "_storyblok_tk[space_id]": "290001",
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": signature,
  }).toString();
}

const now = Date.now();
const dayBefore = now - 25 * 3_600_000;

test.each([
  ["no token", "_storyblok=1"],
  ["a forged token", editorQuery("a guess", now)],
  ["a token that is over", editorQuery(previewToken, dayBefore)],
  ["a true token", editorQuery(previewToken, now)],
  ["the words of the content system", `version=draft&token=${previewToken}`],
])(
  "an address of a preview with %s brings what is published, and what others get stays as it was",
  async (_name, search) => {
    const published = { story: { title: "Gepubliceerd", blocks: [{ text: "Gepubliceerd" }] }, secret: null };
    requested = [];
    const headers = {
      "content-type": "application/json",
      referer: `http://localhost:3000/?${search}`,
      cookie: "_storyblok=1",
      "x-storyblok-preview": previewToken,
    };
    const response = await gateway.handle(
      new Request(`http://localhost/graphql?${search}`, { method: "POST", headers, body: JSON.stringify({ query }) }),
    );
    expect(response.headers.get("cache-control")).toMatch(/no-store/);
    expect((await readResult(response)).data).toMatchObject(published);
    expect((await gateway.send(query)).data).toMatchObject(published);
    for (const { searchParams } of requested)
      expect([searchParams.get("version") ?? "published", searchParams.get("token")]).toEqual(["published", "local"]);
  },
);
