import { expect, test } from "vitest";

import { parseStory } from "#upstreams/content/story.ts";

import { lintedCatalogue } from "../linted-catalogue.ts";
import { dutchSpelling } from "../rules/dutch-spelling.ts";
import { storyTexts } from "./story-texts.ts";

const text = (...texts: string[]) => texts.map((each) => ({ type: "text", text: each }));

const story = parseStory(
  JSON.stringify({
    id: 1,
    uuid: "d6a331ed-a55b-5203-a032-07aea39fc8a1",
    name: "Hooi",
    slug: "hooi",
    full_slug: "ontdekken/hooi",
    created_at: "2026-11-23T06:00:00.000Z",
    updated_at: null,
    published_at: null,
    content: {
      component: "page",
      _uid: "p",
      title: "Hooi in een matras",
      body: [
        {
          component: "rich_text",
          _uid: "r",
          anchor: "hoi",
          text: {
            type: "doc",
            content: [{ type: "paragraph", content: text("Vraag het via ", "hulp@warmeland.example", ". Een bdeje.") }],
          },
        },
        { component: "table", _uid: "t", table: { thead: [{ component: "_table_head", _uid: "h", value: "Maat" }] } },
      ],
    },
  }),
);

test("what a shopper reads in a story is one text a paragraph, addresses apart", () => {
  expect(storyTexts(story).map((each) => each.text)).toEqual([
    "Hooi in een matras",
    "Vraag het via adres. Een bdeje.",
    "Maat",
  ]);
});

test("a misspelt word in a story is found, with the story's slug", () => {
  const catalogue = lintedCatalogue([], {
    day: "2026-11-20",
    pictures: new Set(),
    inStories: new Set(),
    storyTexts: storyTexts(story),
    described: new Map(),
    widths: new Map(),
  });
  const found = [...dutchSpelling.find(catalogue)];
  expect(found.map(({ subject, problem }) => `${subject}: ${problem}`)).toEqual([
    "ontdekken/hooi: 'bdeje' (text) is in no list of Dutch words",
  ]);
});
