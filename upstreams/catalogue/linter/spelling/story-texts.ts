import { contentNodes, type ContentNode, type Story } from "#upstreams/content/story.ts";

import type { DutchText } from "./dutch-texts.ts";

/** Fields of blocks whose strings a shopper reads. */
const readFields = [
  "alt",
  "caption",
  "claim",
  "conditions",
  "description",
  "headline",
  "label",
  "lead",
  "source",
  "text",
  "title",
  "value",
];

/** Addresses are no words. */
const mailAddress = /[\w.]+@[\w.]*\w/gu;
/** Nor are the names of what the shop's record says. */
const placeholder = /\{\{\s*\w+\s*\}\}/gu;

/** Every text of a story that a shopper reads, a paragraph of rich text as one. */
export function storyTexts({ full_slug: subject, content }: Pick<Story, "full_slug" | "content">): DutchText[] {
  return [...contentNodes(content)].flatMap((node) => {
    if (typeof node["type"] === "string")
      return paragraphOf(node).map((text) => ({ subject, field: "text", text, ours: true }));
    return readFields.flatMap((field) => {
      const text = node[field];
      return typeof text === "string" && text !== "" ? [{ subject, field, text: wordsOf(text), ours: true }] : [];
    });
  });
}

function paragraphOf(node: ContentNode): string[] {
  if (node["type"] !== "paragraph" && node["type"] !== "heading") return [];
  const texts = [...contentNodes(node["content"])].map(({ text }) => (typeof text === "string" ? text : ""));
  return [wordsOf(texts.join(""))];
}

function wordsOf(text: string): string {
  return text.replaceAll(mailAddress, "adres").replaceAll(placeholder, "14");
}
