import { childrenOf, recordOf } from "./rich-text-json.ts";

/** Nodes that stand on lines of their own. */
const lines = new Set(["paragraph", "heading", "list_item", "hard_break", "tableRow", "blockquote"]);

/** The words of a rich text document, without its form. */
export function plainText(document: unknown): string {
  return wordsOf(document).replaceAll(/\s+/g, " ").trim();
}

function wordsOf(node: unknown): string {
  const { type, text } = recordOf(node);
  if (typeof text === "string") return text;
  const words = childrenOf(node).map(wordsOf).join("");
  return lines.has(String(type)) ? `${words} ` : words;
}
