import type { ComponentType, ReactNode } from "react";
import { TextLink } from "#app/ui/text-link.tsx";
import { safeHref } from "#app/content/safe-href.ts";
import type { StoryRichText } from "./story-rich-text.ts";

type Children = { readonly children?: ReactNode };

/** Nodes that are an element of their own; what is not listed here renders nothing (docs/rules.md#content-from-editors). */
const elements: Readonly<Record<string, ComponentType<Children>>> = {
  paragraph: ({ children }) => <p className="not-first:mt-4">{children}</p>,
  bullet_list: ({ children }) => <ul className="mt-4 grid list-disc gap-1.5 pl-5">{children}</ul>,
  ordered_list: ({ children }) => <ol className="mt-4 grid list-decimal gap-1.5 pl-5">{children}</ol>,
  list_item: ({ children }) => <li>{children}</li>,
  hard_break: () => <br />,
  horizontal_rule: () => <hr className="my-8 border-line" />,
};

/** A rich text document of the content system by an allow-list of nodes and marks; addresses are parsed, never copied. */
export function RichText({ text }: { readonly text: StoryRichText }) {
  return <div className="max-w-text">{nodesOf(text.document)}</div>;
}

function nodesOf(node: unknown): ReactNode[] {
  return listOf(recordOf(node)["content"]).map((child, index) => <RichTextNode key={index} node={recordOf(child)} />);
}

function RichTextNode({ node }: { readonly node: Json }): ReactNode {
  const { type, text, marks } = node;
  if (type === "text") return marked(typeof text === "string" ? text : "", listOf(marks).map(recordOf));
  if (type === "heading") {
    const Heading = Number(recordOf(node["attrs"])["level"]) <= 2 ? "h2" : "h3";
    return (
      <Heading className="mt-8 mb-2 font-display text-h3 font-medium tracking-display first:mt-0">
        {nodesOf(node)}
      </Heading>
    );
  }
  const Element = typeof type === "string" && Object.hasOwn(elements, type) ? elements[type] : undefined;
  return Element ? <Element>{nodesOf(node)}</Element> : null;
}

function marked(text: string, marks: readonly Json[]): ReactNode {
  return marks.reduce<ReactNode>((inner, { type, attrs }) => {
    if (type === "bold") return <b>{inner}</b>;
    if (type === "italic") return <i>{inner}</i>;
    if (type !== "link") return inner;
    const href = safeHref(recordOf(attrs)["href"]);
    return href === undefined ? inner : <TextLink href={href}>{inner}</TextLink>;
  }, text);
}

type Json = Readonly<Record<string, unknown>>;

function recordOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
