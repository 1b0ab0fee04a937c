import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

import type { Logger } from "pino";
import * as z from "zod";

import type { StoryEdit } from "./editing/story-edits.ts";
import { parseStory, type Story } from "./story.ts";

const defaultLanguage = "nl";

type Version = "published" | "draft";

interface DatasourceEntry {
  id: number;
  name: string;
  value: string;
  dimension_value: string | null;
}

export interface StoryLibrary {
  /** Stories in a language, those it lacks in the default one; ordered by position. */
  stories(version: Version, language: string): readonly Story[];
  /** Undefined for a datasource that has no file. */
  datasource(slug: string): readonly DatasourceEntry[] | undefined;
  /** Languages beside the default one. */
  languages: readonly string[];
  space: { id: number; name: string; domain: string };
  /** Storyblok's cache version: grows with every change that shoppers see. */
  cacheVersion: number;
}

interface Shelf {
  published: Map<string, Story>;
  draft: Map<string, Story>;
}

/** A folder of stories as it was read. */
export interface StoryFiles {
  /** By language. */
  readonly shelves: ReadonlyMap<string, Shelf>;
  readonly datasources: ReadonlyMap<string, DatasourceEntry[]>;
  readonly space: StoryLibrary["space"];
  /** The newest change in unix seconds. */
  readonly newest: number;
}

const spaceFile = z.object({ id: z.int(), name: z.string(), domain: z.string().default("") });
const datasourceFile = z.array(
  z.object({ id: z.int(), name: z.string(), value: z.string(), dimension_value: z.string().nullable().default(null) }),
);

/**
 * Reads a folder of exported stories once (`stories/README.md` describes it). A file that is not a usable story is reported
 * with its name and left out.
 * @throws Error when the folder cannot be read.
 */
export function readStoryFiles(folder: string, log: Pick<Logger, "warn">): StoryFiles {
  const shelves = new Map<string, Shelf>();
  const datasources = new Map<string, DatasourceEntry[]>();
  let space = { id: 0, name: "", domain: "" };
  let newest = 0;

  for (const file of jsonFiles(folder)) {
    const path = file.replace(/\.json$/, "").split("/");
    try {
      const text = readFileSync(join(folder, file), "utf8");
      if (file === "space.json") space = spaceFile.parse(JSON.parse(text));
      else if (path[0] === "datasources")
        datasources.set(path.slice(1).join("/"), datasourceFile.parse(JSON.parse(text)));
      else if (path.length > 1) {
        const story = parseStory(text);
        shelve(shelves, path[0]!, path.slice(1).join("/"), story);
        newest = Math.max(newest, changedAt(story));
      }
    } catch (error) {
      log.warn({ file, reason: (error as Error).message }, `Story ${file} is left out: ${(error as Error).message}`);
    }
  }

  return { shelves, datasources, space, newest };
}

/** The same files with nothing on their shelves: those of a shop whose stories they are not. */
export function emptied(files: StoryFiles): StoryFiles {
  return { ...files, shelves: new Map(), datasources: new Map(), space: { ...files.space, name: "" } };
}

/**
 * The stories of a folder with what editors have made of them since.
 * @param publishedEdits grows with every change of theirs that shoppers see
 */
export function createStoryLibrary(
  { shelves: read, datasources, space, newest }: StoryFiles,
  edits: readonly StoryEdit[] = [],
  publishedEdits = 0,
): StoryLibrary {
  const shelves = withEdits(read, edits);
  const languages = [...shelves.keys()].filter((language) => language !== defaultLanguage);
  const lists = new Map<string, readonly Story[]>();
  for (const version of ["published", "draft"] as const) {
    for (const language of [defaultLanguage, ...languages])
      lists.set(`${version} ${language}`, storiesOf(shelves, version, language));
  }
  return {
    stories: (version, language) => lists.get(`${version} ${language}`) ?? lists.get(`${version} ${defaultLanguage}`)!,
    datasource: (slug) => datasources.get(slug),
    languages,
    space,
    cacheVersion: newest + publishedEdits,
  };
}

function withEdits(read: StoryFiles["shelves"], edits: readonly StoryEdit[]): ReadonlyMap<string, Shelf> {
  if (edits.length === 0) return read;
  const shelves = new Map(
    [...read].map(([language, { published, draft }]) => [
      language,
      { published: new Map(published), draft: new Map(draft) },
    ]),
  );
  for (const { language, slug, draft, published, isWithdrawn } of edits) {
    const shelf = shelves.get(language) ?? { published: new Map<string, Story>(), draft: new Map<string, Story>() };
    shelves.set(language, shelf);
    const lang = language === defaultLanguage ? "default" : language;
    if (published) shelf.published.set(slug, { ...published, lang });
    else if (isWithdrawn) shelf.published.delete(slug);
    if (draft) shelf.draft.set(slug, { ...draft, lang });
    else if (published || isWithdrawn) shelf.draft.delete(slug);
  }
  return shelves;
}

/** The folder of a language tag such as `nl-NL`; an absent or `default` language is the default one. */
export function languageFolder(tag: string | undefined): string {
  return !tag || tag === "default" ? defaultLanguage : tag.split(/[-_]/)[0]!.toLowerCase();
}

function jsonFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.endsWith(".json"))
    .sort();
}

function shelve(shelves: Map<string, Shelf>, language: string, path: string, story: Story): void {
  const isDraft = path.endsWith(".draft");
  const slug = isDraft ? path.slice(0, -".draft".length) : path;
  if (story.full_slug !== slug) throw new Error(`full_slug is '${story.full_slug}', the file says '${slug}'`);
  const shelf = shelves.get(language) ?? { published: new Map<string, Story>(), draft: new Map<string, Story>() };
  shelves.set(language, shelf);
  const target = isDraft || story.published_at === null ? shelf.draft : shelf.published;
  for (const other of target.values()) {
    if (other.uuid === story.uuid || other.id === story.id)
      throw new Error(`it has the id or uuid of '${other.full_slug}'`);
  }
  const lang = language === defaultLanguage ? "default" : language;
  target.set(slug, { ...story, lang });
}

function storiesOf(shelves: ReadonlyMap<string, Shelf>, version: Version, language: string): readonly Story[] {
  const found = new Map<string, Story>();
  for (const folder of new Set([defaultLanguage, language])) {
    const shelf = shelves.get(folder);
    for (const [slug, story] of shelf?.published ?? []) found.set(slug, story);
    if (version === "draft") for (const [slug, story] of shelf?.draft ?? []) found.set(slug, story);
  }
  return [...found.values()].sort((a, b) => a.position - b.position || a.full_slug.localeCompare(b.full_slug));
}

function changedAt(story: Story): number {
  return Math.floor(Date.parse(story.updated_at ?? story.published_at ?? story.created_at) / 1000);
}
