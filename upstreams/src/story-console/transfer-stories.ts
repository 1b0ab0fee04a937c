import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { publishStory, saveDraft } from "#upstreams/content/editing/story-edits.ts";
import { checkStory, type Story } from "#upstreams/content/story.ts";

import { ConsoleError } from "../console/console-command.ts";
import { textOption, word } from "../console/read-option.ts";
import { printStory } from "./edit-story.ts";
import { languageOption, problemsOf, type StoryCommand } from "./story-call.ts";
import { allStories, latestOf } from "./story-services.ts";

/** Takes over the stories of a Storyblok space. */
export const importStories: StoryCommand = {
  usage: "FILE_OR_FOLDER [--publish] [--dry-run]",
  summary: "takes over a space's JSON (a story, a list, or a folder of them) as drafts; --publish shows them at once",
  words: 1,
  options: { ...languageOption, publish: { type: "boolean" }, "dry-run": { type: "boolean" } },
  run: async (services, call) => {
    const language = textOption(call, "language") ?? "nl";
    const present = (await allStories(services)).filter((state) => state.language === language);
    const rows: { slug: string; result: string }[] = [];
    for (const { source, json } of await readSpace(word(call))) {
      const slug = slugOf(json);
      try {
        const story = checkStory(json);
        const other = present.find(
          (state) => state.slug !== story.full_slug && isSame(state.published ?? state.draft, story),
        );
        if (other) throw new Error(`it has the id or uuid of ${other.slug}`);
        if (!call.options["dry-run"]) {
          const place = { language, slug: story.full_slug };
          if (call.options["publish"]) await publishStory(services.db, place, story, services.now());
          else await saveDraft(services.db, place, story, services.now());
        }
        rows.push({ slug, result: problemsOf(story).join("; ") || "taken over" });
      } catch (error) {
        rows.push({ slug: slug || source, result: `left out: ${(error as Error).message}` });
      }
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

interface Found {
  readonly source: string;
  readonly json: unknown;
}

async function readSpace(path: string): Promise<Found[]> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => {
      throw new ConsoleError(`${path} cannot be read`);
    },
  );
  const names = isFolder ? (await readdir(path, { recursive: true })).filter((name) => name.endsWith(".json")) : [""];
  const found: Found[] = [];
  for (const name of names.toSorted()) {
    const file = name ? join(path, name) : path;
    found.push(...storiesIn(await readFile(file, "utf8"), file));
  }
  if (found.length === 0) throw new ConsoleError(`${path} holds no stories`);
  return found;
}

// a story, `{ "story": … }`, a list, or `{ "stories": […] }`; folders of a space have no content and are passed over
function storiesIn(text: string, source: string): Found[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ConsoleError(`${source} is no JSON`);
  }
  const fields = json as { readonly story?: unknown; readonly stories?: unknown } | null;
  const list: unknown[] = Array.isArray(json)
    ? json
    : Array.isArray(fields?.stories)
      ? fields.stories
      : [fields?.story ?? json];
  return list
    .filter((entry) => typeof entry === "object" && entry !== null && "full_slug" in entry)
    .filter((entry) => (entry as { readonly is_folder?: unknown }).is_folder !== true)
    .map((entry) => ({ source, json: entry }));
}

function slugOf(json: unknown): string {
  const slug = (json as { readonly full_slug?: unknown }).full_slug;
  return typeof slug === "string" ? slug : "";
}

function isSame(one: Story | undefined, other: Story): boolean {
  return one !== undefined && (one.uuid === other.uuid || one.id === other.id);
}
