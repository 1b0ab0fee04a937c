import pino from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import StoryblokClient from "storyblok-js-client";

import { createContentUpstream } from "./content-upstream.ts";
import { exportedStory, storyUuid, writeStoryFolder } from "./testing/story-folder.ts";

const silent = pino({ level: "silent" });
const storyLink = (number: number, cachedUrl: string) => ({
  fieldtype: "multilink",
  linktype: "story",
  id: storyUuid(number),
  url: "",
  cached_url: cachedUrl,
});
const authors = Array.from({ length: 60 }, (_, index) =>
  exportedStory(100 + index, `schrijvers/s-${index}`, { component: "author", street: `Straat ${index}` }),
);
const { folder, remove } = writeStoryFolder({
  "nl/home.json": exportedStory(1, "home", {
    body: [
      { component: "hero", _uid: "a", link: storyLink(2, "advies") },
      { component: "teaser", _uid: "b", article: storyUuid(2) },
      { component: "teaser", _uid: "c", article: storyUuid(999) },
    ],
  }),
  "nl/advies.json": exportedStory(2, "advies", { component: "article", author: storyUuid(100) }),
  "nl/team.json": exportedStory(3, "team", { component: "team", members: authors.map((story) => story.uuid) }),
  ...Object.fromEntries(authors.map((story) => [`nl/${story.full_slug}.json`, story])),
});
afterAll(remove);

const { handle } = createContentUpstream({
  storiesFolder: folder,
  token: "open",
  previewToken: "preview",
  log: silent,
});
let requests: string[] = [];
beforeEach(() => {
  requests = [];
});

function client(accessToken = "open") {
  return new StoryblokClient({
    accessToken,
    endpoint: "http://content.example/v2",
    cache: { type: "none" },
    maxRetries: 1,
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(request.url);
      return handle(request);
    },
  });
}

test("the client reads one story", async () => {
  const { data } = await client().getStory("home", { version: "published", language: "nl-NL" });
  expect(data.story).toMatchObject({ full_slug: "home", uuid: storyUuid(1), content: { component: "page" } });
  expect(data.cv).toBe(Date.parse("2026-11-01T08:00:00.000Z") / 1000);
});

test("the client puts linked and related stories in place, two levels deep, and keeps what does not exist", async () => {
  const { data } = await client().getStory("home", {
    resolve_links: "url",
    resolve_relations: ["teaser.article", "article.author"],
  });
  const [hero, teaser, broken] = data.story.content["body"];
  expect(hero.link.story).toMatchObject({ full_slug: "advies", url: "advies" });
  expect(teaser.article).toMatchObject({ full_slug: "advies", content: { component: "article" } });
  expect(teaser.article.content.author.content.street).toBe("Straat 0");
  expect(broken.article).toBe(storyUuid(999));
  expect(requests).toHaveLength(1);
});

test("the client fetches more than 50 relations in batches of 50", async () => {
  const { data } = await client().getStory("team", { resolve_relations: "team.members" });
  expect(data.story.content["members"].map((member: { name: string }) => member.name)).toEqual(
    authors.map((story) => story.name),
  );
  expect(requests).toHaveLength(3);
});

test("the client pages through a list by the headers", async () => {
  const page = await client().getStories({ starts_with: "schrijvers/", per_page: 10, page: 2 });
  expect([page.total, page.perPage, page.data.stories.length]).toEqual([60, 10, 10]);
  const all = await client().getAll("cdn/stories", { starts_with: "schrijvers/" });
  expect(all).toHaveLength(60);
});

test("the client reads links and the space", async () => {
  const links = await client().get("cdn/links");
  expect(Object.keys(links.data.links ?? {})).toHaveLength(63);
  const space = await client().get("cdn/spaces/me");
  expect(space.data.space).toMatchObject({ language_codes: [] });
});

test.each([
  ["an unknown story", "open", "bestaat-niet", 404, "This record could not be found"],
  ["a wrong token", "guess", "home", 401, "Unauthorized"],
])("the client rejects with the status: %s", async (_case, token, slug, status, message) => {
  await expect(client(token).getStory(slug)).rejects.toMatchObject({ status, message });
});

test("the client tries again after 429", async () => {
  let now = 0;
  const limited = createContentUpstream({
    storiesFolder: folder,
    token: "open",
    previewToken: "p",
    log: silent,
    rateLimit: 1,
    now: () => now,
  });
  const statuses: number[] = [];
  const patient = new StoryblokClient({
    accessToken: "open",
    endpoint: "http://content.example/v2",
    retriesDelay: 5,
    fetch: async (input, init) => {
      const response = await limited.handle(new Request(input, init));
      statuses.push(response.status);
      if (response.status === 429) now += 1000;
      return response;
    },
  });
  await patient.getStory("home");
  await expect(patient.getStory("home")).resolves.toMatchObject({ data: { story: { full_slug: "home" } } });
  expect(statuses).toEqual([200, 429, 200]);
});
