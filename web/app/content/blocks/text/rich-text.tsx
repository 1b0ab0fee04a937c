import { lazy, type ReactNode, Suspense } from "react";
import { markedText } from "./rich-text-marks.tsx";
import { childrenOf, type Json, recordOf } from "./rich-text-json.ts";
import { RichTextImage } from "./rich-text-image.tsx";
import type { StoryRichText } from "./story-rich-text.ts";

const RichTextTable = import.meta.env.SSR
  ? (await import("./rich-text-table.tsx")).RichTextTable
  : lazy(async () => ({ default: (await import("./rich-text-table.tsx")).RichTextTable }));

/** Both levels that a page's own headings leave, and those below. */
const headings = {
  2: ["h2", "mt-10 text-h3 font-display font-medium tracking-display"],
  3: ["h3", "mt-8 text-h4 font-semibold"],
  4: ["h4", "mt-6 font-semibold"],
  5: ["h5", "mt-6 font-semibold text-ink-muted"],
  6: ["h6", "mt-6 font-semibold text-sm text-ink-muted"],
} as const;

/**
 * A rich text document of the content system by an allow-list of nodes and marks; addresses are parsed, never copied. What is not listed here
 * renders nothing (docs/rules.md#content-from-editors).
 */
export function RichText({ text, renderBlock = noBlock }: RichTextProps) {
  return <div className="max-w-text">{nodesOf(text.document, renderBlock)}</div>;
}

/** Shows a block that stands in the text, by its place among them. */
type RenderBlock = (place: number) => ReactNode;

const noBlock: RenderBlock = () => null;

interface RichTextProps {
  readonly text: StoryRichText;
  readonly renderBlock?: RenderBlock;
}

function nodesOf(node: unknown, renderBlock: RenderBlock): ReactNode[] {
  return childrenOf(node).map((child, index) => <RichTextNode key={index} node={child} renderBlock={renderBlock} />);
}

function RichTextNode({ node, renderBlock }: { readonly node: Json; readonly renderBlock: RenderBlock }): ReactNode {
  const attrs = recordOf(node["attrs"]);
  const inner = () => nodesOf(node, renderBlock);
  switch (node["type"]) {
    case "text":
      return markedText(node);
    case "paragraph":
      return <p className="not-first:mt-4">{inner()}</p>;
    case "heading":
      return <Heading level={Number(attrs["level"])}>{inner()}</Heading>;
    case "bullet_list":
      return <ul className="mt-4 grid list-disc gap-1.5 pl-5">{inner()}</ul>;
    case "ordered_list":
      return (
        <ol className="mt-4 grid list-decimal gap-1.5 pl-5" start={Number(attrs["order"]) || undefined}>
          {inner()}
        </ol>
      );
    case "list_item":
      return <li>{inner()}</li>;
    case "blockquote":
      return <blockquote className="my-6 border-l-3 border-line-strong pl-5 text-ink-muted">{inner()}</blockquote>;
    case "code_block":
      return (
        <pre className="my-6 overflow-x-auto rounded-sm bg-surface p-4 text-sm">
          <code>{inner()}</code>
        </pre>
      );
    case "image":
      return <RichTextImage attrs={attrs} />;
    case "emoji":
      return typeof attrs["emoji"] === "string" ? attrs["emoji"] : null;
    case "table":
      return (
        <Suspense>
          <RichTextTable rows={childrenOf(node)} renderCell={(cell) => nodesOf(cell, renderBlock)} />
        </Suspense>
      );
    case "hard_break":
      return <br />;
    case "horizontal_rule":
      return <hr className="my-8 border-line" />;
    case "blok": {
      const places = Array.isArray(attrs["blocks"]) ? (attrs["blocks"] as unknown[]) : [];
      return places.map((place) => renderBlock(Number(place)));
    }
    default:
      return null;
  }
}

/** A text has no heading above the page's own sections: level 1 is shown as level 2. */
function Heading({ level, children }: { readonly level: number; readonly children: ReactNode }) {
  const [Tag, look] = headings[Math.min(6, Math.max(2, Math.trunc(level) || 2)) as keyof typeof headings];
  return <Tag className={`mb-2 first:mt-0 ${look}`}>{children}</Tag>;
}
