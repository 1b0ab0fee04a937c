import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { retitle, TestStoryConsole } from "./testing/test-story-console.ts";

let stories: TestStoryConsole;

beforeAll(async () => {
  stories = await TestStoryConsole.open();
});
beforeEach(() => stories.startOver());
afterAll(() => stories.close());

test("a draft is written, looked at, published and taken back, and shoppers see each step and no other", async () => {
  const before = await stories.read("home");
  stories.typed = retitle("Winter");
  expect(await stories.run("edit home")).toEqual({ exitCode: 0, output: "home is saved as a draft." });
  expect(await stories.read("home")).toEqual(before);
  expect((await stories.read("home", "preview")).title).toBe("Winter");
  expect((await stories.run("list --changed")).output).toMatch(/^home\s.*changed/m);
  expect((await stories.run("preview home")).output).toMatch(
    /^https:\/\/shop\.example\/\?_storyblok=1&_storyblok_tk%5Bspace_id%5D=290001&.*_tk%5Btoken%5D=[0-9a-f]{40}$/,
  );

  expect((await stories.run("publish home")).output).toBe("home is published.");
  const published = await stories.read("home");
  expect(published.title).toBe("Winter");
  expect(published.cv).toBeGreaterThan(before.cv);
  expect(await stories.run("publish home")).toEqual({
    exitCode: 1,
    output: "home has no draft: there is nothing to publish",
  });

  stories.typed = retitle("Lente");
  await stories.run("edit home");
  await stories.run("discard home");
  expect((await stories.read("home", "preview")).title).toBe("Winter");
  const versions = JSON.parse((await stories.run("history home --json")).output) as {
    version: string;
    event: string;
  }[];
  expect(versions.map(({ event }) => event)).toEqual(["saved", "published", "saved"]);
  await stories.run(`revert home ${versions[0]!.version}`);
  await stories.run("publish home");
  expect((await stories.read("home")).title).toBe("Lente");
  await stories.run("revert home shop");
  await stories.run("publish home");
  expect((await stories.read("home")).title).toBe("Thuis");
});

test("a story is taken from shoppers and stays for editors", async () => {
  expect((await stories.run("unpublish over-ons")).exitCode).toBe(0);
  expect((await stories.read("over-ons")).title).toBeUndefined();
  expect((await stories.read("over-ons", "preview")).title).toBe("Over ons");
  expect((await stories.run("unpublish over-ons")).output).toBe("over-ons is not published");
  await stories.run("publish over-ons");
  expect((await stories.read("over-ons")).title).toBe("Over ons");
});

test("the running shop publishes a draft when its time has come", async () => {
  stories.typed = retitle("Later");
  await stories.run("edit home");
  expect((await stories.run("schedule home --at 2020-01-01")).output).toBe("--at lies in the past");
  const at = new Date(stories.now + 3_600_000).toISOString();
  expect((await stories.run(`schedule home --at ${at}`)).exitCode).toBe(0);
  const before = await stories.read("home");
  expect(before.title).toBe("Thuis");
  stories.now += 3_601_000;
  const after = await stories.read("home");
  expect(after.title).toBe("Later");
  expect(after.cv).toBeGreaterThan(before.cv);
});
