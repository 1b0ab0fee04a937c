import type { Story } from "./story.ts";

/** A draft whose blocks say what Storyblok's visual editor knows them by, in `_editable`, as its delivery API sends drafts. */
export function markEditable(story: Story, space: number): Story {
  return { ...story, content: marked(story.content, story.id, space) };
}

function marked<Value>(value: Value, story: number, space: number): Value {
  if (Array.isArray(value)) return value.map((entry: unknown) => marked(entry, story, space)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, marked(entry, story, space)]));
  const { component, _uid: uid } = fields as { readonly component?: unknown; readonly _uid?: unknown };
  if (typeof component !== "string" || typeof uid !== "string") return fields as Value;
  const block = { name: component, space: String(space), uid, id: String(story) };
  return { ...fields, _editable: `<!--#storyblok#${JSON.stringify(block)}-->` } as Value;
}
