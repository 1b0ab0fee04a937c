import type { Story } from "#upstreams/content/story.ts";

import type { StoryState } from "./story-services.ts";

/** A story that was never saved or published. */
export function newStory(fullSlug: string, facts: Pick<Story, "id" | "uuid" | "name" | "content">, now: Date): Story {
  return {
    ...facts,
    slug: fullSlug.split("/").at(-1) ?? fullSlug,
    full_slug: fullSlug,
    created_at: now.toISOString(),
    published_at: null,
    position: 0,
    parent_id: 0,
    is_startpage: false,
    tag_list: [],
  };
}

/** An id that no story has. */
export function nextStoryId(states: readonly StoryState[]): number {
  return 1 + Math.max(0, ...states.flatMap(({ published, draft }) => [published?.id ?? 0, draft?.id ?? 0]));
}
