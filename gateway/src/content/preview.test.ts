import { createContentUpstream } from "@warmeland/upstreams/src/content/content-upstream.ts";
import { exportedStory, writeStoryFolder } from "@warmeland/upstreams/src/content/testing/story-folder.ts";
import { previewHeader, previewOf, previewParameters } from "@warmeland/schema/process/story-preview.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readResult } from "#gateway/testing/graphql-client.ts";
import { hashOf, trusting } from "#gateway/testing/documents-to-trust.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

const previewToken = "the-preview-token-of-this-test";
const space = 290_001;
const log = { warn: () => undefined, error: () => undefined };
const body = (text: string) => [{ _uid: "uid-9", component: "quote", text }];
const stories = writeStoryFolder({
  "nl/home.json": exportedStory(1, "home", { title: "Gepubliceerd", body: body("Gepubliceerd") }),
  "nl/home.draft.json": exportedStory(1, "home", { title: "Kladversie", body: body("Kladversie") }),
  "nl/geheim.json": exportedStory(2, "geheim", { title: "Kladversie", body: body("Kladversie") }, false),
  "space.json": { id: space, name: "Winkel" },
});
const query = `query Page { isPreview story(slug: "home") { title blocks { editable { data uid } ... on QuoteBlock { text } } } secret: story(slug: "geheim") { title } }`;
const published = {
  isPreview: false,
  story: { title: "Gepubliceerd", blocks: [{ text: "Gepubliceerd", editable: null }] },
  secret: null,
};
const data = '{"name":"quote","space":"290001","uid":"uid-9","id":"1"}';
const drafts = {
  isPreview: true,
  story: { title: "Kladversie", blocks: [{ text: "Kladversie", editable: { data, uid: "1-uid-9" } }] },
  secret: { title: "Kladversie" },
};

let shop: TestShop;
let gateway: TestGateway;
let isDown = false;
const requested: URL[] = [];

beforeAll(async () => {
  shop = await createTestShop();
  const { handle } = createContentUpstream({ storiesFolder: stories.folder, token: "local", previewToken, log });
  const content = (request: Request): Promise<Response> => {
    requested.push(new URL(request.url));
    return isDown ? Promise.resolve(new Response(null, { status: 503 })) : handle(request);
  };
  gateway = await shop.gateway({
    upstreams: { ...shop.upstreams, content },
    settings: { CONTENT_TOKEN: "local", CONTENT_PREVIEW_TOKEN: previewToken },
    documents: trusting(query),
  });
});
afterAll(async () => {
  await shop.close();
  stories.remove();
});
beforeEach(() => {
  isDown = false;
  requested.length = 0;
});

const minute = 60_000;
const now = Date.now();
const signed = (signingSpace: number, token: string, madeAt: number): string =>
  previewOf(previewParameters(signingSpace, token, new Date(madeAt))) ?? "";

async function ask(preview: string, variables: object = {}, text: string | undefined = query) {
  const response = await gateway.handle(
    new Request("http://localhost/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", [previewHeader]: preview },
      body: JSON.stringify({ query: text, variables }),
    }),
  );
  return readResult<Record<string, unknown>>(response);
}

test("a preview that the editor has just opened sees drafts, which no cache may keep and nobody else gets", async () => {
  const trusted = { hash: hashOf(query) };
  expect((await gateway.send(undefined, trusted)).data).toEqual(published);
  const { headers, data } = await ask(signed(space, previewToken, now - 59 * minute));
  expect(data).toEqual(drafts);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect((await gateway.send(undefined, trusted)).data).toEqual(published);
  expect((await gateway.send(query)).data).toEqual(published);
  expect((await ask(signed(space, previewToken, now))).data).toEqual(drafts);
});

test.each([
  ["the token itself", previewToken],
  ["nothing", ""],
  ["a guessed token", signed(space, "a guess", now)],
  ["the public token", signed(space, "local", now)],
  ["an hour that is over", signed(space, previewToken, now - 61 * minute)],
  ["a time to come", signed(space, previewToken, now + 5 * minute)],
  ["another space", signed(4711, previewToken, now)],
  ["a space that was changed", signed(space, previewToken, now).replace("290001", "290002")],
  [
    "a time that was changed",
    signed(space, previewToken, now - 61 * minute).replace(/:\d+:/, `:${Math.floor(now / 1000)}:`),
  ],
  ["another signature", signed(space, previewToken, now).replace(/[0-9a-f]{8}$/, "deadbeef")],
])("a preview with %s sees what is published", async (_name, preview) => {
  expect((await ask(preview)).data).toEqual(published);
  for (const { searchParams } of requested)
    expect([searchParams.get("version") ?? "published", searchParams.get("token")]).toEqual(["published", "local"]);
});

test("parameters of an address, its referrer and cookies open nothing", async () => {
  const search = previewParameters(space, previewToken, new Date(now)).toString();
  const response = await gateway.handle(
    new Request(`http://localhost/graphql?${search}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        referer: `http://localhost:3000/?${search}`,
        cookie: "_storyblok=1",
      },
      body: JSON.stringify({ query }),
    }),
  );
  expect((await readResult(response)).data).toEqual(published);
});

test("while the content system fails there is no draft, and no error that stops a page", async () => {
  isDown = true;
  const { data, errors } = await ask(signed(space, previewToken, now));
  expect(data).toMatchObject({ story: null, secret: null });
  expect(new Set(errors.map(({ path }) => path?.join(".")))).toEqual(new Set(["story", "secret"]));
});

const live = `query Live($story: JSON!) { previewStory(story: $story) { id title blocks { __typename ... on QuoteBlock { text } ... on UnknownBlock { name reason } } } }`;

test("what is typed becomes blocks as published ones are, a page without any too", async () => {
  const preview = signed(space, previewToken, now);
  const typed = exportedStory(1, "home", {
    title: "Getypt",
    body: [...body("Nog niet opgeslagen"), { _uid: "b", component: "countdown" }, { _uid: "c", component: "quote" }],
  });
  const { data, errors } = await ask(preview, { story: typed }, live);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    previewStory: {
      title: "Getypt",
      blocks: [
        { __typename: "QuoteBlock", text: "Nog niet opgeslagen" },
        { __typename: "UnknownBlock", name: "countdown" },
        { __typename: "UnknownBlock", name: "quote" },
      ],
    },
  });
  const empty = await ask(preview, { story: exportedStory(1, "home", { body: [] }) }, live);
  expect(empty.data).toMatchObject({ previewStory: { blocks: [] } });
});

test.each([
  ["nobody", () => "", exportedStory(1, "home"), "FORBIDDEN"],
  ["a forged preview", () => signed(space, "a guess", now), exportedStory(1, "home"), "FORBIDDEN"],
  ["another space", () => signed(7, previewToken, now), exportedStory(1, "home"), "FORBIDDEN"],
  ["the editor, of what is no story", () => signed(space, previewToken, now), { full_slug: "home" }, "BAD_REQUEST"],
])("%s previews no story", async (_name, preview, story, code) => {
  const { errors } = await ask(preview(), { story }, live);
  expect(errors?.map(({ extensions }) => extensions?.["code"])).toEqual([code]);
});
