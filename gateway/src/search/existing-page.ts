import { isNeutralSlug } from "@warmeland/schema/blocks/neutral/neutral-stories.ts";
import { isStoryPath } from "@warmeland/schema/rules/paths/content-sections.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { FoundPage } from "#gateway/sources/commerce/search-calls.ts";

/** Below sections of stories, but pages that the shop has anyhow. */
const ownPages = new Set([
  "adviseur/hardheid",
  "adviseur/kamerplanner",
  "service/bestelling-volgen",
  "service/herroepen",
]);

/** Whether a page that a term names exists in this shop; taken to be there while the content system is unavailable. */
export async function isExistingPage({ path }: FoundPage, context: GatewayContext): Promise<boolean> {
  const slug = path.slice(1).split("#")[0] ?? "";
  if (!isStoryPath(slug) || ownPages.has(slug) || isNeutralSlug(slug)) return true;
  return context.sources.content.story(slug).then(
    (story) => story !== null,
    () => true,
  );
}
