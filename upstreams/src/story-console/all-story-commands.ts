import { checkStories, validateStories } from "./check-stories.ts";
import { editStory } from "./edit-story.ts";
import { initStories } from "./init-stories.ts";
import { listStories } from "./list-stories.ts";
import { previewLink } from "./preview-link.ts";
import { discard, publish, schedule, unpublish } from "./publish-stories.ts";
import { showStory } from "./show-story.ts";
import type { StoryCommand } from "./story-call.ts";
import { history, revert } from "./story-versions.ts";
import { exportStories, importStories } from "./transfer-stories.ts";

/** Every command of the console for stories. */
export const allStoryCommands: Readonly<Record<string, StoryCommand>> = {
  init: initStories,
  list: listStories,
  show: showStory,
  edit: editStory,
  validate: validateStories,
  preview: previewLink,
  publish,
  unpublish,
  schedule,
  discard,
  history,
  revert,
  import: importStories,
  export: exportStories,
  check: checkStories,
};

/** All commands with what they do. */
export function storiesUsage(): string {
  const lines = Object.entries(allStoryCommands).map(
    ([verb, { usage, summary }]) => `  ${[verb, usage].filter(Boolean).join(" ")}\n      ${summary}`,
  );
  return `npm run stories -- VERB [arguments] [--language nl] [--json]\n${lines.join("\n")}\nThe shop may run or not. Ends with 0 when it was done, 1 when it could not be, 2 when it was called the wrong way.`;
}
