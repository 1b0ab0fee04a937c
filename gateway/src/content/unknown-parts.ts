import { isRichTextNode, isStoryBlock } from "@warmeland/schema/rules/story-blocks.ts";

/** A part of a story that the shop does not show. */
export interface UnknownPart {
  readonly kind: "block" | "rich-text node";
  readonly name: string;
}

type Json = Readonly<Record<string, unknown>>;

/** The blocks of a page, and the nodes of its rich texts, that the shop does not know: each name once. */
export function unknownParts(content: Json): UnknownPart[] {
  const found = new Map<string, UnknownPart>();
  const note = (kind: UnknownPart["kind"], name: unknown): void => {
    const part = { kind, name: typeof name === "string" ? name.slice(0, 200) : "" };
    found.set(`${kind} ${part.name}`, part);
  };
  if (content["component"] === "page")
    for (const block of objectsIn(content["body"]))
      if (!isStoryBlock(String(block["component"]))) note("block", block["component"]);
  const visit = (value: unknown, inText: boolean): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, inText));
    if (typeof value !== "object" || value === null) return;
    const fields = value as Json;
    const isDocument = fields["type"] === "doc" && Array.isArray(fields["content"]);
    if (inText && !isRichTextNode(String(fields["type"]))) return note("rich-text node", fields["type"]);
    if (inText || isDocument) return visit(fields["content"], true);
    Object.values(fields).forEach((item) => visit(item, false));
  };
  visit(content, false);
  return [...found.values()];
}

function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter((item): item is Json => typeof item === "object" && item !== null) : [];
}
