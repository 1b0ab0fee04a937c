import { previewParameters } from "@warmeland/schema/process/story-preview.ts";

import { languageOption, placeOf, type StoryCommand } from "./story-call.ts";
import { neededStory } from "./story-services.ts";

/** Where a draft can be looked at. */
export const previewLink: StoryCommand = {
  usage: "SLUG",
  summary: "an address that shows the shop with all drafts for an hour",
  words: 1,
  options: languageOption,
  run: async (services, call) => {
    const { slug } = await neededStory(services, placeOf(call));
    const { files, previewToken, publicUrl, now } = services;
    const path = slug === "home" || slug.startsWith("instellingen/") ? "/" : `/${slug}`;
    return { done: `${publicUrl}${path}?${previewParameters(files.space.id, previewToken, now()).toString()}` };
  },
};
