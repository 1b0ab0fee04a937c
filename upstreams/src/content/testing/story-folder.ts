import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder of stories for a test; `files` maps a path to JSON or to text that is none. */
export function writeStoryFolder(files: Readonly<Record<string, unknown>>): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "warmeland-stories-"));
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** A story in Storyblok's export form; `number` gives it its id, uuid and position. */
export function exportedStory(
  number: number,
  fullSlug: string,
  content: Readonly<Record<string, unknown>> = {},
  published = true,
) {
  return {
    id: number,
    uuid: storyUuid(number),
    name: `Verhaal ${number}`,
    slug: fullSlug.split("/").at(-1),
    full_slug: fullSlug,
    content: { component: "page", _uid: `uid-${number}`, ...content },
    created_at: "2026-10-01T08:00:00.000Z",
    updated_at: "2026-11-01T08:00:00.000Z",
    published_at: published ? "2026-11-01T08:00:00.000Z" : null,
    position: number,
  };
}

/** The uuid of the story with a number. */
export function storyUuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}
