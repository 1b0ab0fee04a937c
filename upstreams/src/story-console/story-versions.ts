import { saveDraft, storyHistory } from "#upstreams/content/editing/story-edits.ts";

import { ConsoleError } from "../console/console-command.ts";
import { word } from "../console/read-option.ts";
import { languageOption, placeOf, type StoryCommand } from "./story-call.ts";
import { neededStory } from "./story-services.ts";

/** Who made which version is not known; when and what is. */
export const history: StoryCommand = {
  usage: "SLUG",
  summary: "every version that was saved or published, newest first",
  words: 1,
  options: languageOption,
  run: async (services, call) => {
    const versions = await storyHistory(services.db, placeOf(call));
    return {
      rows: versions.map(({ id, event, madeAt, story }) => ({
        version: id,
        event,
        at: madeAt.toISOString().slice(0, 19),
        name: story.name,
      })),
    };
  },
};

/** Brings a version back. */
export const revert: StoryCommand = {
  usage: "SLUG VERSION",
  summary: "makes a version of the history the draft; 'shop' is the one that came with the shop",
  words: 2,
  options: languageOption,
  run: async (services, call) => {
    const state = await neededStory(services, placeOf(call));
    const wanted = word(call, 1);
    const builtIn = services.files.shelves.get(state.language)?.published.get(state.slug);
    const story =
      wanted === "shop" ? builtIn : (await storyHistory(services.db, state)).find(({ id }) => id === wanted)?.story;
    if (!story) throw new ConsoleError(`${state.slug} has no version ${wanted}`);
    await saveDraft(
      services.db,
      state,
      { ...story, published_at: state.published?.published_at ?? null },
      services.now(),
    );
    return { done: `The draft of ${state.slug} is version ${wanted}; publish shows it.` };
  },
};
