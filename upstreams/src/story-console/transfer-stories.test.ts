import { readFileSync } from "node:fs";
import { join } from "node:path";

import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { readStoryFiles } from "#upstreams/content/story-library.ts";
import { exportedStory, storyUuid } from "#upstreams/content/testing/story-folder.ts";

import { page, TestStoryConsole } from "./testing/test-story-console.ts";

let stories: TestStoryConsole;

beforeAll(async () => {
  stories = await TestStoryConsole.open();
});
beforeEach(() => stories.startOver());
afterAll(() => stories.close());

test("a space is taken over as drafts and written out again", async () => {
  const space = {
    stories: [
      exportedStory(7, "ontdekken/linnen", page("Linnen")),
      { full_slug: "ontdekken", is_folder: true },
      { full_slug: "zonder-inhoud", name: "x" },
      { ...exportedStory(8, "dubbel", page("Dubbel")), uuid: storyUuid(1) },
    ],
  };
  const file = stories.write("space.json", space);
  const { output } = await stories.run(`import ${file}`);
  expect(output).toMatch(/ontdekken\/linnen\s+taken over/);
  expect(output).toMatch(/zonder-inhoud\s+left out/);
  expect(output).toMatch(/dubbel\s+left out: it has the id or uuid of home/);
  expect((await stories.read("ontdekken/linnen")).title).toBeUndefined();
  expect((await stories.read("ontdekken/linnen", "preview")).title).toBe("Linnen");
  await stories.run(`import ${file} --publish`);
  expect((await stories.read("ontdekken/linnen")).title).toBe("Linnen");
  await stories.run(`export ${join(stories.folder, "out")}`);
  const written = readStoryFiles(join(stories.folder, "out"), pino({ level: "silent" }));
  expect([...written.shelves.get("nl")!.published.keys()].toSorted()).toEqual(["home", "ontdekken/linnen", "over-ons"]);
  expect(JSON.parse(readFileSync(join(stories.folder, "out/nl/ontdekken/linnen.json"), "utf8"))).toMatchObject({
    uuid: storyUuid(7),
    content: { title: "Linnen" },
  });
});

test("what an export lacks is filled in, and a space's pages stand below a section with their links to each other", async () => {
  const to = { fieldtype: "multilink", linktype: "story", id: "12", url: "", cached_url: "about" };
  const mark = { type: "link", attrs: { href: "/about", linktype: "story", uuid: "12", anchor: null } };
  const text = { type: "doc", content: [{ type: "text", text: "About", marks: [mark] }] };
  const body = [
    { component: "action_block", headline: "x", links: [{ component: "link", label: "x", link: to }] },
    { component: "rich_text", text },
  ];
  const exported = [
    { id: 11, uuid: 11, name: "Home", full_slug: "/", content: { component: "page", body } },
    { id: 12, uuid: "12", name: "About", full_slug: "about/", content: { component: "page", blocks: [] } },
  ];
  const file = stories.write("bare.json", exported);
  const { output } = await stories.run(`import ${file} --below ontdekken/andere`);
  expect(output).toMatch(/^ontdekken\/andere\s+taken over/m);
  expect(output).toMatch(/^ontdekken\/andere\/about\s+the page has no blocks, and shows nothing/m);
  const shown = (await stories.run("show ontdekken/andere")).output;
  expect(shown.match(/ontdekken\/andere\/about/g)?.length).toBeGreaterThanOrEqual(2);
  expect(shown).not.toMatch(/"(?:\/?about)"/);
});
