import * as z from "zod";

const instant = z.iso.datetime({ offset: true });

const content = z.looseObject({ component: z.string().min(1), _uid: z.string().min(1) });

const storyObject = z.looseObject({
  id: z.int().positive(),
  uuid: z.string().min(1),
  name: z.string().min(1),
  slug: z.string().min(1),
  full_slug: z.string().min(1),
  content,
  created_at: instant,
  updated_at: instant.nullish(),
  published_at: instant.nullable(),
  first_published_at: instant.nullish(),
  position: z.int().default(0),
  parent_id: z.int().nullable().default(0),
  is_startpage: z.boolean().default(false),
  tag_list: z.array(z.string()).default([]),
});

/** A story as Storyblok exports it; fields that the upstream never looks at pass through unchanged. */
export type Story = z.output<typeof storyObject>;

/** A block, link, asset or rich text node: whatever lies inside a story's content. */
export type ContentNode = Readonly<Record<string, unknown>>;

const storyFile = z.union([z.object({ story: storyObject }).transform((file) => file.story), storyObject]);

/**
 * Reads one exported story, bare or wrapped in `{ "story": … }`.
 * @throws Error with one line that says what is wrong: not JSON, a missing field, a block without `_uid`.
 */
export function parseStory(text: string): Story {
  return checkStory(JSON.parse(text));
}

/**
 * Checks that a value is an exported story, bare or wrapped in `{ "story": … }`.
 * @throws Error as `parseStory`
 */
export function checkStory(json: unknown): Story {
  const wrapped = typeof json === "object" && json !== null && "story" in json;
  const parsed = (wrapped ? storyFile : storyObject).safeParse(json);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
  const nameless = findNode(
    parsed.data.content,
    (node) => typeof node["component"] === "string" && typeof node["_uid"] !== "string",
  );
  if (nameless) throw new Error(`content: a block '${String(nameless["component"])}' has no _uid`);
  return parsed.data;
}

/** Visits every object inside a value, outermost first. */
export function* contentNodes(value: unknown): Generator<ContentNode> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* contentNodes(entry);
  } else if (typeof value === "object" && value !== null) {
    yield value as ContentNode;
    for (const entry of Object.values(value)) yield* contentNodes(entry);
  }
}

function findNode(value: unknown, matches: (node: ContentNode) => boolean): ContentNode | undefined {
  for (const node of contentNodes(value)) if (matches(node)) return node;
  return undefined;
}
