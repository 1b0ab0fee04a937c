import type { Database } from "#upstreams/database/connection.ts";
import { loadEdits, type StoryEdit, type StoryPlace } from "#upstreams/content/editing/story-edits.ts";
import type { StoryFiles } from "#upstreams/content/story-library.ts";
import type { Story } from "#upstreams/content/story.ts";

import { ConsoleError } from "../console/console-command.ts";

/** What the commands for stories work on. */
export interface StoryServices {
  readonly db: Database;
  /** The stories that come with the shop. */
  readonly files: StoryFiles;
  /** Where shoppers find the shop. */
  readonly publicUrl: string;
  readonly previewToken: string;
  readonly now: () => Date;
  /** Lets somebody change a text, and gives back what became of it. */
  readonly edit: (text: string, name: string) => Promise<string>;
}

/** A story as it stands: what shoppers see, and what an editor has not published. */
export interface StoryState extends StoryPlace {
  readonly published: Story | undefined;
  readonly draft: Story | undefined;
  readonly publishAt: Date | null;
  /** Whether what is published came with the shop. */
  readonly isBuiltIn: boolean;
}

/** Every story of every language, by language and slug. */
export async function allStories({ db, files }: Pick<StoryServices, "db" | "files">): Promise<StoryState[]> {
  const states = new Map<string, StoryState>();
  const put = (state: StoryState): void => void states.set(`${state.language}/${state.slug}`, state);
  for (const [language, shelf] of files.shelves) {
    for (const slug of new Set([...shelf.published.keys(), ...shelf.draft.keys()])) {
      const [published, draft] = [shelf.published.get(slug), shelf.draft.get(slug)];
      put({ language, slug, published, draft, publishAt: null, isBuiltIn: published !== undefined });
    }
  }
  for (const edit of await loadEdits(db)) put(withEdit(states.get(`${edit.language}/${edit.slug}`), edit));
  return [...states.values()].toSorted((a, b) => `${a.language}/${a.slug}`.localeCompare(`${b.language}/${b.slug}`));
}

function withEdit(before: StoryState | undefined, edit: StoryEdit): StoryState {
  const { language, slug, draft, published, isWithdrawn, publishAt } = edit;
  const isOwn = published !== null || isWithdrawn;
  return {
    language,
    slug,
    published: published ?? (isWithdrawn ? undefined : before?.published),
    draft: draft ?? (isOwn ? undefined : before?.draft),
    publishAt,
    isBuiltIn: !isOwn && before !== undefined,
  };
}

/**
 * The story with a slug such as `over-ons/ons-verhaal`.
 * @throws ConsoleError when there is none
 */
export async function neededStory(services: StoryServices, { language, slug }: StoryPlace): Promise<StoryState> {
  const found = (await allStories(services)).find((state) => state.language === language && state.slug === slug);
  if (!found || !(found.draft ?? found.published)) throw new ConsoleError(`There is no story ${slug} in ${language}`);
  return found;
}

/** What an editor goes on with: the draft, else what is published. */
export function latestOf({ draft, published, slug }: StoryState): Story {
  const latest = draft ?? published;
  if (!latest) throw new ConsoleError(`There is no story ${slug}`);
  return latest;
}
