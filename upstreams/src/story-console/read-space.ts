import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { ConsoleError } from "../console/console-command.ts";

/** A story of a space, before it was looked at. */
export interface FoundStory {
  readonly source: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/**
 * Reads a space's JSON: a story, `{ "story": … }`, a list, `{ "stories": […] }`, or a folder of such files. Folders of a space have no content
 * and are passed over.
 * @throws ConsoleError when there is nothing to read
 */
export async function readSpace(path: string): Promise<FoundStory[]> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => {
      throw new ConsoleError(`${path} cannot be read`);
    },
  );
  const names = isFolder ? (await readdir(path, { recursive: true })).filter((name) => name.endsWith(".json")) : [""];
  const found: FoundStory[] = [];
  for (const name of names.toSorted()) {
    const file = name ? join(path, name) : path;
    found.push(...storiesIn(await readFile(file, "utf8"), file));
  }
  if (found.length === 0) throw new ConsoleError(`${path} holds no stories`);
  return found;
}

function storiesIn(text: string, source: string): FoundStory[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ConsoleError(`${source} is no JSON`);
  }
  const fields = json as { readonly story?: unknown; readonly stories?: unknown } | null;
  const list: unknown[] = Array.isArray(json)
    ? json
    : Array.isArray(fields?.stories)
      ? fields.stories
      : [fields?.story ?? json];
  return list
    .filter((entry) => typeof entry === "object" && entry !== null && "full_slug" in entry)
    .map((entry) => entry as Readonly<Record<string, unknown>>)
    .filter((entry) => entry["is_folder"] !== true)
    .map((entry) => ({ source, json: entry }));
}
