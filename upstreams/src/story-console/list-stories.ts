import { textOption } from "../console/read-option.ts";
import type { StoryCommand } from "./story-call.ts";
import { allStories, latestOf, type StoryState } from "./story-services.ts";

/** Every story with what shoppers see of it. */
export const listStories: StoryCommand = {
  usage: "[--below SLUG] [--changed]",
  summary: "all stories, those below a slug, or those with something unpublished",
  words: 0,
  options: { below: { type: "string" }, changed: { type: "boolean" } },
  run: async (services, call) => {
    const below = textOption(call, "below") ?? "";
    const states = (await allStories(services)).filter(
      (state) => (state.draft ?? state.published) !== undefined && state.slug.startsWith(below),
    );
    const shown = call.options["changed"] ? states.filter(({ draft }) => draft) : states;
    return {
      rows: shown.map((state) => ({
        slug: state.slug,
        language: state.language,
        name: latestOf(state).name,
        state: stateOf(state),
        published: state.published?.published_at?.slice(0, 16) ?? null,
        "made by": state.isBuiltIn ? "shop" : "editors",
      })),
    };
  },
};

function stateOf({ published, draft, publishAt }: StoryState): string {
  if (publishAt && draft) return `published at ${publishAt.toISOString().slice(0, 16)}`;
  if (published) return draft ? "changed" : "published";
  return "draft";
}
