import { linkRecord, urlRecord } from "./link-record.ts";
import type { StoryParameters } from "./list-parameters.ts";
import { contentNodes, type ContentNode, type Story } from "./story.ts";

/** Above this many Storyblok leaves fetching to the client. */
const largestInline = 50;

/** `rels` and `links` as the client puts them in place; their `…_uuids` twins when there are more than 50. */
export type References = Readonly<Record<"rels" | "links" | "rel_uuids" | "link_uuids", unknown[] | undefined>>;

/**
 * The stories that the response's stories refer to: relations named as `component.field`, two levels deep, and story links.
 * A reference to a story that does not exist (or is not published) is left as it stands.
 */
export function resolveReferences(
  response: readonly Story[],
  library: readonly Story[],
  parameters: StoryParameters,
): References {
  const byUuid = new Map(library.map((story) => [story.uuid, story]));
  const pick = (uuids: Iterable<string>) => [...uuids].flatMap((uuid) => byUuid.get(uuid) ?? []);

  const related = pick(relationsIn(response, parameters.resolve_relations));
  const relations = [...new Set([...related, ...pick(relationsIn(related, parameters.resolve_relations))])];
  const linked = parameters.resolve_links === "0" ? [] : pick(linksIn(response));

  return {
    rels: tooMany(relations) ? [] : relations,
    rel_uuids: tooMany(relations) ? relations.map((story) => story.uuid) : undefined,
    links: tooMany(linked) ? [] : linked.map((story) => presentLink(story, parameters.resolve_links)),
    link_uuids: tooMany(linked) ? linked.map((story) => story.uuid) : undefined,
  };
}

function tooMany(stories: readonly Story[]): boolean {
  return stories.length > largestInline;
}

function presentLink(story: Story, form: StoryParameters["resolve_links"]): object {
  if (form === "story") return story;
  return form === "link" ? linkRecord(story) : urlRecord(story);
}

function relationsIn(stories: readonly Story[], fields: readonly string[]): Set<string> {
  const uuids = new Set<string>();
  if (fields.length === 0) return uuids;
  for (const node of contentNodes(stories.map((story) => story.content))) {
    for (const field of fields) {
      const [component, name] = field.split(".");
      if (node["component"] !== component || !name) continue;
      for (const uuid of [node[name]].flat()) if (typeof uuid === "string") uuids.add(uuid);
    }
  }
  return uuids;
}

function linksIn(stories: readonly Story[]): Set<string> {
  const uuids = new Set<string>();
  for (const node of contentNodes(stories.map((story) => story.content))) {
    const uuid = storyLinkTarget(node);
    if (uuid) uuids.add(uuid);
  }
  return uuids;
}

// A link field carries the story's uuid as `id`, a rich text mark as `uuid`.
function storyLinkTarget(node: ContentNode): string | undefined {
  if (node["linktype"] !== "story") return undefined;
  const target = node["fieldtype"] === "multilink" ? node["id"] : node["uuid"];
  return typeof target === "string" ? target : undefined;
}
