import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";

import { saveDraft, storyHistory } from "#upstreams/content/editing/story-edits.ts";
import { parseStory, type Story } from "#upstreams/content/story.ts";

import { ConsoleError } from "../console/console-command.ts";
import { textOption } from "../console/read-option.ts";
import { newStory, nextStoryId } from "./new-story.ts";
import { languageOption, placeOf, problemsOf, type StoryCommand } from "./story-call.ts";
import { allStories, latestOf } from "./story-services.ts";

/** Lets an editor change a story, or begin one; what comes of it is a draft. */
export const editStory: StoryCommand = {
  usage: "SLUG [--new NAME] [--file FILE]",
  summary: "opens a story in $EDITOR, or takes it from a file, and saves it as a draft",
  words: 1,
  options: { ...languageOption, new: { type: "string" }, file: { type: "string" } },
  run: async (services, call) => {
    const place = placeOf(call);
    const states = await allStories(services);
    const state = states.find(({ language, slug }) => language === place.language && slug === place.slug);
    const isThere = state !== undefined && (state.draft ?? state.published) !== undefined;
    const name = textOption(call, "new");
    if (isThere && name) throw new ConsoleError(`There is a story ${place.slug} already`);
    const file = textOption(call, "file");
    if (!isThere && !name && !file) throw new ConsoleError(`There is no story ${place.slug}; --new NAME begins one`);
    const before = isThere
      ? latestOf(state)
      : begunStory(place.slug, name ?? place.slug, nextStoryId(states), services.now());
    const [newest] = await storyHistory(services.db, place);
    const text = file ? await readFile(file, "utf8") : await services.edit(printStory(before), place.slug);
    const story = readEdited(text, before);
    if (isThere && printStory(story) === printStory(before)) return { done: "Nothing was changed." };
    const [newestNow] = await storyHistory(services.db, place);
    if (newestNow?.id !== newest?.id)
      throw new ConsoleError(`Somebody else has saved ${place.slug} meanwhile; yours is not saved:\n${text}`);
    await saveDraft(services.db, place, story, services.now());
    const problems = problemsOf(story);
    const warning = problems.length > 0 ? `\nThe shop would leave out:\n  ${problems.join("\n  ")}` : "";
    return { done: `${place.slug} is saved as a draft.${warning}` };
  },
};

/** A story as an editor reads it: what cannot be changed comes last. */
export function printStory({ name, content, ...rest }: Story): string {
  const { lang: _lang, ...kept } = rest as typeof rest & { readonly lang?: string };
  return `${JSON.stringify({ name, content, ...kept }, null, 2)}\n`;
}

function readEdited(text: string, before: Story): Story {
  let story: Story;
  try {
    story = parseStory(text);
  } catch (error) {
    throw new ConsoleError(`This is no story, and is not saved: ${(error as Error).message}\n${text}`);
  }
  const { id, uuid, full_slug, slug, published_at, first_published_at, created_at } = before;
  return { ...story, id, uuid, full_slug, slug, published_at, first_published_at, created_at };
}

function begunStory(slug: string, name: string, id: number, now: Date): Story {
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(slug))
    throw new ConsoleError("A slug has small letters, digits and dashes, such as ontdekken/nieuwe-wol");
  const body = [{ component: "page_head", _uid: randomUUID(), headline: name }];
  const content = { component: "page", _uid: randomUUID(), title: name, body };
  return newStory(slug, { id, uuid: randomUUID(), name, content }, now);
}
