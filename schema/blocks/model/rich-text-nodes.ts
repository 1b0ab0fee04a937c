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
