import { neutralSlugs } from "@warmeland/schema/blocks/neutral/neutral-stories.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { TestStoryConsole } from "./testing/test-story-console.ts";

let stories: TestStoryConsole;

beforeAll(async () => {
  stories = await TestStoryConsole.open();
});
afterAll(() => stories.close());

function category(path: string, hidden: boolean) {
  const data = JSON.stringify({ slug: path.slice(1), name: { nl: "Tuinstoelen" }, hidden });
  return { parent_id: null, path, position: 1, data };
}

test("a shop of its own gets its pages as drafts, each once, without what an editor has begun", async () => {
  const { db } = stories;
  expect((await stories.run("init")).output).toContain("npm run catalogue:import is first");
  const record = {
    name: "Zeezicht",
    contact: { phone: "0230000000" },
    returnDays: 30,
    shippingCents: { parcel: 495 },
    stories: "built-in",
  };
  await db
    .insertInto("shop")
    .values({ shop_id: 1001, locale: "nl-NL", data: JSON.stringify(record) })
    .execute();
  await db
    .insertInto("category")
    .values([category("/tuinstoelen", false), category("/lager", true)])
    .execute();

  expect((await stories.run("init")).output.match(/saved as a draft/g)).toHaveLength(neutralSlugs.length - 1);
  expect((await stories.read("service/retourneren")).title).toBeUndefined();
  expect((await stories.read("service/retourneren", "preview")).title).toBe("Retourneren");
  expect((await stories.read("home")).title).toBe("Thuis");
  expect((await stories.run("validate")).output).toBe("Every story is in order.");
  expect((await stories.run("publish service/retourneren")).exitCode).toBe(0);
  expect((await stories.run("init")).output).toBe("Every page is there.");
});
