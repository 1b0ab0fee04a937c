import type { Story } from "./story.ts";

/** A copy of a story without the named content fields, at any depth, and without the named story fields. */
export function excludeFields(story: Story, contentFields: readonly string[], storyFields: readonly string[]): Story {
  const included = Object.fromEntries(
    Object.entries(story).filter(([name]) => name === "content" || !storyFields.includes(name)),
  ) as Story;
  return contentFields.length === 0
    ? included
    : { ...included, content: without(story.content, new Set(contentFields)) as Story["content"] };
}

function without(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, fields));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name]) => name === "component" || name === "_uid" || !fields.has(name),
  );
  return Object.fromEntries(entries.map(([name, entry]) => [name, without(entry, fields)]));
}
