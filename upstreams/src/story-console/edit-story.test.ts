import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { exportedStory } from "#upstreams/content/testing/story-folder.ts";

import type { ConsoleResult } from "../console/run-console.ts";
import { retitle, TestStoryConsole } from "./testing/test-story-console.ts";

let stories: TestStoryConsole;

beforeAll(async () => {
  stories = await TestStoryConsole.open();
});
beforeEach(() => stories.startOver());
afterAll(() => stories.close());

test("a new story, what is no story, what the shop would leave out, and a story from a file", async () => {
  expect((await stories.run("edit nieuw")).output).toBe("There is no story nieuw; --new NAME begins one");
  stories.typed = (text) => text;
  expect((await stories.run('edit ontdekken/wol --new "Wol"')).exitCode).toBe(0);
  expect((await stories.read("ontdekken/wol")).title).toBeUndefined();
  expect((await stories.read("ontdekken/wol", "preview")).title).toBe("Wol");
  stories.typed = () => '{ "name": "x" ';
  expect((await stories.run("edit home")).output).toContain("This is no story, and is not saved");
  stories.typed = (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      content: { component: "page", _uid: "r", body: [{ component: "countdown", _uid: "c" }] },
    });
  expect((await stories.run("edit home")).output).toContain("the block 'countdown' is not known");
  expect((await stories.run("publish home")).output).toContain("--anyway publishes all the same");
  const file = stories.write("draft.json", retitle("Uit een bestand")(JSON.stringify(exportedStory(1, "home"))));
  expect((await stories.run(`edit home --file ${file}`)).exitCode).toBe(0);
  expect((await stories.read("home", "preview")).title).toBe("Uit een bestand");
});

test("who saves after somebody else has saved keeps the text, and overwrites nothing", async () => {
  const file = stories.write("first.json", retitle("Eerder")(JSON.stringify(exportedStory(1, "home"))));
  let first: Promise<ConsoleResult> | undefined;
  stories.typed = retitle("Te laat");
  stories.meanwhile = async () => {
    first = stories.run(`edit home --file ${file}`);
    await first;
  };
  const { exitCode, output } = await stories.run("edit home");
  stories.meanwhile = undefined;
  expect([exitCode, (await first)?.exitCode]).toEqual([1, 0]);
  expect(output).toContain("Somebody else has saved home meanwhile");
  expect(output).toContain("Te laat");
  expect((await stories.read("home", "preview")).title).toBe("Eerder");
});
