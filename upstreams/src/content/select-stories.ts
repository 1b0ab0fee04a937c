import { contentField, passesFilters, type FieldFilter } from "./filter-query.ts";
import type { ListParameters } from "./list-parameters.ts";
import { contentNodes, type Story } from "./story.ts";

/** The stories that a list asks for, in its order, before paging. */
export function selectStories(
  stories: readonly Story[],
  parameters: ListParameters,
  filters: readonly FieldFilter[],
): Story[] {
  const uuids = new Set([...parameters.by_uuids, ...parameters.by_uuids_ordered]);
  const found = stories.filter(
    (story) =>
      story.full_slug.startsWith(parameters.starts_with.replace(/^\//, "")) &&
      (uuids.size === 0 || uuids.has(story.uuid)) &&
      (parameters.by_slugs.length === 0 || matchesSlug(story, parameters.by_slugs)) &&
      !matchesSlug(story, parameters.excluding_slugs) &&
      (parameters.search_term === "" || textOf(story).includes(parameters.search_term)) &&
      passesFilters(story, filters),
  );
  if (parameters.sort_by) return found.sort(order(parameters.sort_by));
  if (parameters.by_uuids_ordered.length > 0) {
    const place = new Map(parameters.by_uuids_ordered.map((uuid, index) => [uuid, index]));
    return found.sort((a, b) => place.get(a.uuid)! - place.get(b.uuid)!);
  }
  return found;
}

/** One page of a list; beyond the last it is empty. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  { page, per_page }: { page: number; per_page: number },
): Entry[] {
  return entries.slice((page - 1) * per_page, page * per_page);
}

// `blog/*` stands for everything below blog.
function matchesSlug(story: Story, slugs: readonly string[]): boolean {
  return slugs.some((slug) =>
    slug.endsWith("*") ? story.full_slug.startsWith(slug.slice(0, -1)) : story.full_slug === slug,
  );
}

function textOf(story: Story): string {
  const words = [story.name, story.full_slug];
  for (const node of contentNodes(story.content)) {
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === "string" && !["_uid", "component", "type", "fieldtype", "id", "uuid"].includes(name))
        words.push(value);
    }
  }
  return words.join("\n").toLowerCase();
}

function order(sortBy: string): (a: Story, b: Story) => number {
  const [field = "", ...modes] = sortBy.split(":");
  const numeric = modes.includes("int") || modes.includes("float") || field === "position" || field === "id";
  const direction = modes.includes("desc") ? -1 : 1;
  const path = field.split(".");
  return (a, b) => {
    const [left, right] = [contentField(a, path), contentField(b, path)];
    if (!isSortable(left) || !isSortable(right)) return Number(isSortable(right)) - Number(isSortable(left));
    return direction * (numeric ? Number(left) - Number(right) : `${left}`.localeCompare(`${right}`, "nl"));
  };
}

function isSortable(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}
