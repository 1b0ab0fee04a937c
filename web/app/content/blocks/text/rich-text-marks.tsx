import type { ReactNode } from "react";
import { TextLink } from "#app/ui/text-link.tsx";
import { safeHref } from "#app/content/safe-href.ts";
import { type Json, recordOf } from "./rich-text-json.ts";

/** A text with its marks, the first innermost; a mark that is not listed, such as `textStyle`, leaves the text as it is. */
export function markedText({ text, marks }: Json): ReactNode {
  const plain = typeof text === "string" ? text : "";
  return (Array.isArray(marks) ? marks : []).map(recordOf).reduce<ReactNode>(marked, plain);
}

function marked(inner: ReactNode, mark: Json): ReactNode {
  const attrs = recordOf(mark["attrs"]);
  switch (mark["type"]) {
    case "bold":
      return <b>{inner}</b>;
    case "italic":
      return <i>{inner}</i>;
    case "strike":
      return <s>{inner}</s>;
    case "underline":
      return <u>{inner}</u>;
    case "code":
      return <code className="rounded-xs bg-surface px-1 text-[0.9em]">{inner}</code>;
    case "highlight":
      return <mark className="bg-teaser px-0.5 text-on-teaser">{inner}</mark>;
    case "subscript":
      return <sub>{inner}</sub>;
    case "superscript":
      return <sup>{inner}</sup>;
    case "anchor": {
      const { id } = attrs;
      return typeof id === "string" && /^[\w-]+$/.test(id) ? <span id={id}>{inner}</span> : inner;
    }
    case "link": {
      const href = safeHref(attrs["href"]);
      return href === undefined ? inner : <TextLink href={href}>{inner}</TextLink>;
    }
    default:
      return inner;
  }
}
