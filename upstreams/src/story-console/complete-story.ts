import { randomUUID } from "node:crypto";

type Json = Readonly<Record<string, unknown>>;

/** A story with what an export may lack: dates, the keys of its blocks, a uuid of letters. What is there stays as it is. */
export function completeStory(story: Json, now: Date): Json {
  const fullSlug = textOf(story["full_slug"]).replace(/^\/+|\/+$/g, "") || "home";
  return {
    ...story,
    uuid: typeof story["uuid"] === "number" ? String(story["uuid"]) : story["uuid"],
    slug: fullSlug.split("/").at(-1),
    full_slug: fullSlug,
    created_at: story["created_at"] ?? story["first_published_at"] ?? story["published_at"] ?? now.toISOString(),
    published_at: story["published_at"] ?? null,
    content: withKeys(story["content"]),
  };
}

function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKeys);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withKeys(field)]));
  const isBlock = typeof fields["component"] === "string";
  return isBlock && !fields["_uid"] ? { ...fields, _uid: randomUUID() } : fields;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
