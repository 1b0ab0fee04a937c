import { afterAll, beforeAll, expect, test } from "vitest";

import { allStoryCommands, storiesUsage } from "./all-story-commands.ts";
import { TestStoryConsole } from "./testing/test-story-console.ts";

let stories: TestStoryConsole;

beforeAll(async () => {
  stories = await TestStoryConsole.open();
});
afterAll(() => stories.close());

test("every command says what it does, and takes the words it says", async () => {
  for (const [verb, { usage, words }] of Object.entries(allStoryCommands)) {
    expect(storiesUsage()).toContain(`  ${verb}`);
    expect(
      usage
        .replaceAll(/\[[^\]]*\]|--\w+ \w+/g, "")
        .split(" ")
        .filter(Boolean),
    ).toHaveLength(words);
  }
  expect((await stories.run("show nergens")).output).toBe("There is no story nergens in nl");
});
