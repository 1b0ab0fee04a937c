import type { ReadPart } from "@warmeland/schema/blocks/read-story.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { blocksOf } from "./blocks/story-block.ts";
import { resolveHref } from "./resolve-links.ts";
import { loadStory } from "./story-loader.ts";
import { storyRoutes } from "./story-routes.ts";

const slug = "instellingen/verwijzingen";

/** Where editors say that a path leads (docs/rules.md#redirects), through as many of their redirects as follow each other; null when they say nothing, or lead in a circle. */
export async function editorsRedirect(
  path: string,
  context: GatewayContext,
): Promise<{ readonly target: string; readonly statusCode: number } | null> {
  const story = await loadStory(context, slug);
  const block = story && blocksOf(story, context).find(({ definition }) => definition?.name === "shop_redirects");
  if (!block) return null;
  const byPath = new Map(
    (block.values["redirects"] as ReadPart[]).map((part) => [samePath(String(part.values["from"])), part]),
  );
  let part = byPath.get(samePath(path));
  if (!part) return null;
  const statusCode = part.values["lasts"] === "good" ? 301 : 302;
  const seen = new Set<ReadPart>();
  for (;;) {
    if (seen.has(part)) return null;
    seen.add(part);
    const target = await resolveHref(
      part.values["link"] as Readonly<Record<string, unknown>>,
      storyRoutes(slug, context),
    );
    const next = target.startsWith("/") ? byPath.get(samePath(target)) : undefined;
    if (!next) return { target, statusCode };
    part = next;
  }
}

/** A path without the slash at its end, and without query and hash. */
function samePath(path: string): string {
  return path.replace(/[?#].*$/, "").replace(/(?<=.)\/+$/, "");
}
