/** Blocks of a page's `body` that the shop shows (upstreams/stories/README.md). */
export const storyBlocks = [
  "hero",
  "page_head",
  "category_mosaic",
  "product_slider",
  "room_products",
  "action_block",
  "advice_cards",
  "rich_text",
  "quote",
  "accordion",
  "table",
  "image_pair",
] as const;

export type StoryBlock = (typeof storyBlocks)[number];

/** Nodes of a rich text document that the shop shows; every other one renders nothing. */
export const richTextNodes = [
  "paragraph",
  "heading",
  "bullet_list",
  "ordered_list",
  "list_item",
  "hard_break",
  "horizontal_rule",
  "text",
] as const;

export function isStoryBlock(name: string): name is StoryBlock {
  return storyBlocks.some((each) => each === name);
}

export function isRichTextNode(type: string): boolean {
  return richTextNodes.some((each) => each === type);
}
