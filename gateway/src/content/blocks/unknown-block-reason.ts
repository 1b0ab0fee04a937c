import type { StoryProblem } from "@warmeland/schema/blocks/read-story.ts";
import { pageBlocks, settingsBlocks } from "@warmeland/schema/blocks/story-blocks.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { text } from "#gateway/locale/text.ts";

/** Why a block is not shown, for editors, who know its fields by their labels. */
export function unknownBlockReason(shop: ShopLocale, problems: readonly StoryProblem[]): string {
  const fields = problems.filter(({ what }) => what === "field").map(({ name }) => labelOf(name));
  return fields.length === 0
    ? text(shop, "story.unknownBlock")
    : text(shop, "story.incompleteBlock", { fields: fields.join(", ") });
}

/** @param name of block and field, as in `hero.image` */
function labelOf(name: string): string {
  const [block, field = ""] = name.split(".");
  const definition = [...pageBlocks, ...settingsBlocks].find((each) => each.name === block);
  return definition?.fields[field]?.label ?? field;
}
