import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Handler } from "#upstreams/handler.ts";

import { createContentUpstream } from "./content-upstream.ts";
import { exportedStory, storyUuid, writeStoryFolder } from "./testing/story-folder.ts";

const warnings: string[] = [];
const log = pino({}, { write: (line) => warnings.push((JSON.parse(line) as { msg: string }).msg) });
const many = Array.from({ length: 120 }, (_, index) =>
  exportedStory(1000 + index, `blog/bericht-${index}`, { component: "article", number: index }),
);
const { folder, remove } = writeStoryFolder({
  "nl/home.json": exportedStory(1, "home", { title: "Thuis", seo: { text: "Warm" } }),
  "nl/home.draft.json": exportedStory(1, "home", { title: "Thuis, bijna" }),
  "nl/over-ons/ons-verhaal.json": {
    story: exportedStory(2, "over-ons/ons-verhaal", { title: "Ons verhaal", lead: "Wol" }),
  },
  "nl/nog-geheim.json": exportedStory(3, "nog-geheim", {}, false),
  "de/home.json": exportedStory(1, "home", { title: "Zuhause" }),
  "nl/kapot.json": "{ not json",
  "nl/zonder-inhoud.json": { ...exportedStory(4, "zonder-inhoud"), content: undefined },
  "nl/verkeerd-pad.json": exportedStory(5, "elders"),
  "nl/blok-zonder-uid.json": exportedStory(6, "blok-zonder-uid", { body: [{ component: "hero" }] }),
  "nl/tweede-huis.json": exportedStory(1, "tweede-huis"),
  ...Object.fromEntries(many.map((story) => [`nl/${story.full_slug}.json`, story])),
  "datasources/kleuren.json": [{ id: 1, name: "Zand", value: "zand" }],
  "space.json": { id: 290001, name: "Winkel", domain: "https://winkel.example/" },
});
let handle: Handler;

beforeAll(() => {
  handle = createContentUpstream({
    storiesFolder: folder,
    token: "open",
    previewToken: "preview",
    log,
    rateLimit: 100_000,
  }).handle;
});
afterAll(remove);

interface Result {
  story: { full_slug: string; lang: string; content: Record<string, unknown> };
  stories: { full_slug: string }[];
  links: Record<string, unknown>;
  space: object;
  datasource_entries: object[];
}

async function get(path: string, token = "open") {
  const url = new URL(path, "http://content.example/v2/cdn/");
  if (token) url.searchParams.set("token", token);
  const response = await handle(new Request(url));
  return { status: response.status, headers: response.headers, body: (await response.json()) as Result };
}

const slugs = (body: Result) => body.stories.map((story) => story.full_slug);

test("files that are no stories are named and left out, the others are served", async () => {
  expect(warnings.map((warning) => /nl\/[\w-]+\.json/.exec(warning)?.[0])).toEqual([
    "nl/blok-zonder-uid.json",
    "nl/kapot.json",
    "nl/tweede-huis.json",
    "nl/verkeerd-pad.json",
    "nl/zonder-inhoud.json",
  ]);
  expect(warnings.join("\n")).toContain("a block 'hero' has no _uid");
  expect((await get("stories/over-ons/ons-verhaal")).body.story.content.title).toBe("Ons verhaal");
});

test.each([
  ["no token", "stories/home", "", 401],
  ["a wrong token", "stories/home", "guess", 401],
  ["the public token", "stories/home", "open", 200],
  ["a draft with the public token", "stories/home?version=draft", "open", 401],
  ["a draft with the preview token", "stories/home?version=draft", "preview", 200],
  ["an unknown story", "stories/bestaat-niet", "open", 404],
  ["an unpublished story", "stories/nog-geheim", "open", 404],
  ["a draft of an unpublished story", "stories/nog-geheim?version=draft", "preview", 200],
  ["a path that is none of Storyblok's", "tags", "open", 404],
  ["an unknown datasource", "datasource_entries?datasource=geuren", "open", 404],
  ["a version that does not exist", "stories?version=final", "open", 422],
  ["half a page", "stories?per_page=1.5", "open", 422],
  ["a page before the first", "stories?page=0", "open", 422],
  ["a page that is no number", "stories?page=veel", "open", 422],
  ["an unknown filter operation", "stories?filter_query[title][near]=x", "open", 422],
  ["a sort that is code", "stories?sort_by=name;drop", "open", 422],
])("%s: %s", async (_case, path, token, status) => {
  expect((await get(path, token)).status).toBe(status);
});

test("a story is found by slug, id and uuid, with a trailing slash too", async () => {
  for (const address of ["home", "home/", "1", storyUuid(1), `${storyUuid(1)}?find_by=uuid`]) {
    expect((await get(`stories/${address}`)).body.story).toMatchObject({ full_slug: "home", lang: "default" });
  }
  expect((await get("stories/home?find_by=uuid")).status).toBe(404);
});

test("a draft shows the unpublished changes, the public version does not", async () => {
  expect((await get("stories/home?version=draft", "preview")).body.story.content.title).toBe("Thuis, bijna");
  expect((await get("stories/home")).body.story.content.title).toBe("Thuis");
});

test("a language reads its own story and falls back to Dutch for one it lacks", async () => {
  expect((await get("stories/home?language=de-DE")).body.story).toMatchObject({
    lang: "de",
    content: { title: "Zuhause" },
  });
  expect((await get("stories/over-ons/ons-verhaal?language=de-DE")).body.story.content.title).toBe("Ons verhaal");
  expect((await get("stories/home?language=pt")).body.story.content.title).toBe("Thuis");
  expect((await get("spaces/me")).body.space).toMatchObject({ id: 290001, name: "Winkel", language_codes: ["de"] });
});

test("lists come in pages of 25, at most 100, with the total in the headers", async () => {
  const first = await get("stories?starts_with=blog/");
  expect(first.body.stories).toHaveLength(25);
  expect([first.headers.get("total"), first.headers.get("per-page")]).toEqual(["120", "25"]);
  const large = await get("stories?starts_with=blog/&per_page=500&page=2");
  expect(large.body.stories).toHaveLength(20);
  expect(large.headers.get("per-page")).toBe("100");
  expect((await get("stories?starts_with=blog/&page=99")).body.stories).toEqual([]);
});

test("lists are selected by slug, uuid, text and content", async () => {
  expect(slugs((await get("stories?by_slugs=home,over-ons/*")).body)).toEqual(["home", "over-ons/ons-verhaal"]);
  expect(slugs((await get("stories?by_slugs=over-ons/*,home&excluding_slugs=over-ons/*")).body)).toEqual(["home"]);
  expect(slugs((await get(`stories?by_uuids_ordered=${storyUuid(2)},${storyUuid(1)}`)).body)).toEqual([
    "over-ons/ons-verhaal",
    "home",
  ]);
  expect(slugs((await get("stories?search_term=WOL")).body)).toEqual(["over-ons/ons-verhaal"]);
  const filtered = async (query: string) => slugs((await get(`stories?${query}`)).body);
  expect(await filtered("filter_query[component][in]=page")).toEqual(["home", "over-ons/ons-verhaal"]);
  expect(await filtered("filter_query[component][not_in]=article&filter_query[lead][is]=empty")).toEqual(["home"]);
  expect(await filtered("filter_query[seo.text][like]=w*M")).toEqual(["home"]);
  expect(await filtered("filter_query[number][in]=7,11")).toEqual(["blog/bericht-7", "blog/bericht-11"]);
});

test("lists are sorted by story and content fields, numbers as numbers", async () => {
  expect(slugs((await get("stories?sort_by=content.number:desc:int&per_page=2")).body)).toEqual([
    "blog/bericht-119",
    "blog/bericht-118",
  ]);
  expect(slugs((await get("stories?sort_by=content.number:asc:int&starts_with=blog&per_page=3")).body)).toEqual([
    "blog/bericht-0",
    "blog/bericht-1",
    "blog/bericht-2",
  ]);
  expect(slugs((await get("stories?sort_by=position:desc&per_page=1")).body)).toEqual(["blog/bericht-119"]);
});

test("fields can be left out", async () => {
  const { story } = (await get("stories/home?excluding_fields=title,text&excluding_story_fields=position")).body;
  expect(story.content).toEqual({ component: "page", _uid: "uid-1", seo: {} });
  expect(story).not.toHaveProperty("position");
});

test("links and datasource entries", async () => {
  const { links } = (await get("links?starts_with=over-ons")).body;
  expect(links).toEqual({
    [storyUuid(2)]: expect.objectContaining({ slug: "over-ons/ons-verhaal", published: true, is_folder: false }),
  });
  const entries = await get("datasource_entries?datasource=kleuren");
  expect(entries.body.datasource_entries).toEqual([{ id: 1, name: "Zand", value: "zand", dimension_value: null }]);
  expect(entries.headers.get("total")).toBe("1");
});

test("more requests in a second than the space allows get 429 and when to come back", async () => {
  let now = 5000;
  const limited = createContentUpstream({
    storiesFolder: folder,
    token: "open",
    previewToken: "preview",
    log,
    rateLimit: 2,
    now: () => now,
  });
  const send = () => limited.handle(new Request("http://content.example/v2/cdn/stories/home?token=open"));
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  const refused = await send();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  now += 1000;
  expect((await send()).status).toBe(200);
});

test("a folder that does not exist is an error at start, not a shop without stories", () => {
  expect(() => createContentUpstream({ storiesFolder: "/does/not/exist", token: "a", previewToken: "b", log })).toThrow(
    /ENOENT/,
  );
});
