import { printStory } from "./edit-story.ts";
import { languageOption, placeOf, type StoryCommand } from "./story-call.ts";
import { latestOf, neededStory } from "./story-services.ts";

/** A story as JSON, for a file that `edit --file` takes back. */
export const showStory: StoryCommand = {
  usage: "SLUG [--published]",
  summary: "a story as JSON: its draft if it has one, or what shoppers see",
  words: 1,
  options: { ...languageOption, published: { type: "boolean" } },
  run: async (services, call) => {
    const state = await neededStory(services, placeOf(call));
    const story = call.options["published"] ? state.published : latestOf(state);
    return { done: story ? printStory(story) : `${state.slug} is not published.` };
  },
};
