import type { Story } from "#upstreams/content/story.ts";

/**
 * The stories of a space with a section's slug before their own, and their links to each other with it; a space's start page becomes the
 * section's own.
 */
export function moveBelow(section: string, stories: readonly Story[]): Story[] {
  const moved = new Map<string, string>();
  for (const { uuid, full_slug: slug } of stories) {
    const target = slug === "home" ? section : `${section}/${slug}`;
    moved.set(uuid, target).set(slug, target);
  }
  return stories.map((story) => ({
    ...story,
    full_slug: moved.get(story.uuid)!,
    content: relinked(story.content, moved) as Story["content"],
  }));
}

function relinked(value: unknown, moved: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => relinked(entry, moved));
  if (typeof value !== "object" || value === null) return value;
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, relinked(field, moved)]),
  );
  if (fields["linktype"] !== "story") return fields;
  const target = [fields["id"], fields["uuid"], fields["cached_url"], fields["href"]]
    .map((name) => (typeof name === "string" ? moved.get(name.replace(/^\/+|\/+$/g, "") || "home") : undefined))
    .find((slug) => slug !== undefined);
  if (target === undefined) return fields;
  return { ...fields, cached_url: target, ...("href" in fields && { href: `/${target}` }) };
}
