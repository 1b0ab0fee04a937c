import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { publishStory, saveDraft } from "#upstreams/content/editing/story-edits.ts";
import { checkStory, type Story } from "#upstreams/content/story.ts";

import { textOption, word } from "../console/read-option.ts";
import { completeStory } from "./complete-story.ts";
import { printStory } from "./edit-story.ts";
import { moveBelow } from "./move-below.ts";
import { readSpace } from "./read-space.ts";
import { languageOption, problemsOf, type StoryCommand } from "./story-call.ts";
import { allStories, latestOf } from "./story-services.ts";

/** Takes over the stories of a Storyblok space. */
export const importStories: StoryCommand = {
  usage: "FILE_OR_FOLDER [--below SECTION] [--publish] [--dry-run]",
  summary:
    "takes over a space's JSON (a story, a list, or a folder of them) as drafts, --below a section such as ontdekken; --publish shows them at once",
  words: 1,
  options: {
    ...languageOption,
    below: { type: "string" },
    publish: { type: "boolean" },
    "dry-run": { type: "boolean" },
  },
  run: async (services, call) => {
    const language = textOption(call, "language") ?? "nl";
    const section = textOption(call, "below");
    const present = (await allStories(services)).filter((state) => state.language === language);
    const rows: { slug: string; result: string }[] = [];
    const readable: Story[] = [];
    for (const { source, json } of await readSpace(word(call))) {
      try {
        readable.push(checkStory(completeStory(json, services.now())));
      } catch (error) {
        rows.push({ slug: slugOf(json) || source, result: `left out: ${(error as Error).message}` });
      }
    }
    for (const story of section ? moveBelow(section, readable) : readable) {
      const { full_slug: slug } = story;
      const other = present.find((state) => state.slug !== slug && isSame(state.published ?? state.draft, story));
      if (other) {
        rows.push({ slug, result: `left out: it has the id or uuid of ${other.slug}` });
        continue;
      }
      if (!call.options["dry-run"]) {
        const save = call.options["publish"] ? publishStory : saveDraft;
        await save(services.db, { language, slug }, story, services.now());
      }
      rows.push({ slug, result: problemsOf(story).join("; ") || "taken over" });
    }
    return { rows };
  },
};

/** Writes the stories as a Storyblok space has them. */
export const exportStories: StoryCommand = {
  usage: "FOLDER [--drafts]",
  summary: "writes what is published, or with --drafts what is being written, one file a story",
  words: 1,
  options: { ...languageOption, drafts: { type: "boolean" } },
  run: async (services, call) => {
    const folder = word(call);
    const language = textOption(call, "language");
    let count = 0;
    for (const state of await allStories(services)) {
      const story = call.options["drafts"] && (state.draft ?? state.published) ? latestOf(state) : state.published;
      if (!story || (language && state.language !== language)) continue;
      const file = join(folder, state.language, `${state.slug}.json`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, printStory(story));
      count += 1;
    }
    return { done: `${count} stories are in ${folder}.` };
  },
};

function slugOf({ full_slug: slug }: Readonly<Record<string, unknown>>): string {
  return typeof slug === "string" ? slug : "";
}

function isSame(one: Story | undefined, other: Story): boolean {
  return one !== undefined && (one.uuid === other.uuid || one.id === other.id);
}
