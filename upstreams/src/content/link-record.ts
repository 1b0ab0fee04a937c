import type { Story } from "./story.ts";

/** The least that a resolved link says of its story. */
export function urlRecord(story: Story) {
  const { id, uuid, name, slug, full_slug } = story;
  return { id, uuid, name, slug, full_slug, url: full_slug };
}

/** What `resolve_links=link` adds. */
export function linkRecord(story: Story) {
  return {
    ...urlRecord(story),
    path: story["path"] ?? null,
    parent_id: story.parent_id,
    is_folder: false,
    published: story.published_at !== null,
    is_startpage: story.is_startpage,
    position: story.position,
    real_path: `/${story.full_slug}`,
    alternates: story["alternates"] ?? [],
  };
}

/** An entry of `/cdn/links`, where `slug` is the full one. */
export function linksEntry(story: Story, withDates: boolean) {
  const { url: _url, full_slug: _fullSlug, alternates: _alternates, ...entry } = linkRecord(story);
  const dates = {
    published_at: story.published_at,
    created_at: story.created_at,
    updated_at: story.updated_at ?? null,
  };
  return { ...entry, slug: story.full_slug, ...(withDates ? dates : {}) };
}
