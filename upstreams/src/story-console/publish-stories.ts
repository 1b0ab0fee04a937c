import { discardDraft, publishStory, scheduleStory, unpublishStory } from "#upstreams/content/editing/story-edits.ts";

import { ConsoleError } from "../console/console-command.ts";
import { momentOf, neededOption } from "../console/read-option.ts";
import { languageOption, placeOf, problemsOf, type StoryCommand } from "./story-call.ts";
import { latestOf, neededStory, type StoryState } from "./story-services.ts";

/** Shows shoppers a story's draft. */
export const publish: StoryCommand = {
  usage: "SLUG [--anyway]",
  summary: "shoppers see the draft from now on; with something the shop would leave out only --anyway",
  words: 1,
  options: { ...languageOption, anyway: { type: "boolean" } },
  run: async (services, call) => {
    const state = await neededStory(services, placeOf(call));
    const draft = neededDraft(state);
    refuseProblems(draft, call.options["anyway"] === true);
    await publishStory(services.db, state, draft, services.now());
    return { done: `${state.slug} is published.` };
  },
};

/** Takes a story from shoppers. */
export const unpublish: StoryCommand = {
  usage: "SLUG",
  summary: "shoppers see the story no more; it stays as a draft",
  words: 1,
  options: languageOption,
  run: async (services, call) => {
    const state = await neededStory(services, placeOf(call));
    if (!state.published) throw new ConsoleError(`${state.slug} is not published`);
    await unpublishStory(services.db, state, { ...latestOf(state), published_at: null }, services.now());
    return { done: `${state.slug} is not published any more.` };
  },
};

/** Publishes a draft at a time to come. */
export const schedule: StoryCommand = {
  usage: "SLUG --at TIME",
  summary: "the running shop publishes the draft at a time such as 2026-12-01T09:00; --at never takes that back",
  words: 1,
  options: { ...languageOption, at: { type: "string" }, anyway: { type: "boolean" } },
  run: async (services, call) => {
    const state = await neededStory(services, placeOf(call));
    const text = neededOption(call, "at");
    if (text === "never") {
      await scheduleStory(services.db, state, null);
      return { done: `${state.slug} is published by hand.` };
    }
    const draft = neededDraft(state);
    const at = momentOf(text, "--at");
    if (at <= services.now()) throw new ConsoleError("--at lies in the past");
    refuseProblems(draft, call.options["anyway"] === true);
    await scheduleStory(services.db, state, at);
    return { done: `${state.slug} is published at ${at.toISOString()}.` };
  },
};

/** Forgets a draft. */
export const discard: StoryCommand = {
  usage: "SLUG",
  summary: "forgets the draft; its history keeps it",
  words: 1,
  options: languageOption,
  run: async (services, call) => {
    const state = await neededStory(services, placeOf(call));
    neededDraft(state);
    if (!state.published) throw new ConsoleError(`${state.slug} is not published: its draft is all there is`);
    await discardDraft(services.db, state);
    return { done: `The draft of ${state.slug} is forgotten.` };
  },
};

function neededDraft({ slug, draft }: StoryState) {
  if (!draft) throw new ConsoleError(`${slug} has no draft: there is nothing to publish`);
  return draft;
}

function refuseProblems(draft: Parameters<typeof problemsOf>[0], anyway: boolean): void {
  const problems = problemsOf(draft);
  if (problems.length > 0 && !anyway)
    throw new ConsoleError(`The shop would leave out:\n  ${problems.join("\n  ")}\n--anyway publishes all the same`);
}
