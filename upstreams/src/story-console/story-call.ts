import { readStory } from "@warmeland/schema/blocks/read-story.ts";
import type { StoryPlace } from "#upstreams/content/editing/story-edits.ts";
import type { Story } from "#upstreams/content/story.ts";

import type { ConsoleArguments, ConsoleCommand } from "../console/console-command.ts";
import { textOption, word } from "../console/read-option.ts";
import type { StoryServices } from "./story-services.ts";

/** A command of the console for stories. */
export type StoryCommand = ConsoleCommand<StoryServices>;

/** The option that every command for one story has. */
export const languageOption = { language: { type: "string" } } as const;

/** The story that a command was called for: its slug without slashes around it, Dutch unless said. */
export function placeOf(call: ConsoleArguments): StoryPlace {
  return { language: textOption(call, "language") ?? "nl", slug: word(call).replace(/^\/+|\/+$/g, "") || "home" };
}

/** What the shop would leave out of a story, one sentence each. */
export function problemsOf({ content }: Pick<Story, "content">): string[] {
  const { component, body } = content;
  if (component === "page" && (!Array.isArray(body) || body.length === 0))
    return ["the page has no blocks, and shows nothing"];
  return readStory(content).problems.map(({ what, name, reason }) => {
    if (reason === "unknown") return `the ${what} '${name}' is not known`;
    return reason === "missing" ? `${name} is missing` : `${name} is not what it should be`;
  });
}
