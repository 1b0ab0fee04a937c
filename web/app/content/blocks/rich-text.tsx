import type { ComponentType, ReactNode } from "react";
import { TextLink } from "#app/ui/text-link.tsx";
import { blocksOf, type Block } from "#app/content/block.ts";
import { multilinkHref } from "#app/content/multilink-href.ts";
import { recordOf, textOf } from "#app/content/untyped.ts";

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
export function RichText({ document }: { readonly document: unknown }) {
  return <div className="max-w-text">{nodesOf(document)}</div>;
}

function nodesOf(node: unknown): ReactNode[] {
  return blocksOf(recordOf(node)["content"]).map((child, index) => <RichTextNode key={index} node={child} />);
}

function RichTextNode({ node }: { readonly node: Block }): ReactNode {
  const type = textOf(node["type"]);
  if (type === "text") return marked(typeof node["text"] === "string" ? node["text"] : "", blocksOf(node["marks"]));
  if (type === "heading") {
    const Heading = Number(recordOf(node["attrs"])["level"]) <= 2 ? "h2" : "h3";
    return (
      <Heading className="mt-8 mb-2 font-display text-h3 font-medium tracking-display first:mt-0">
        {nodesOf(node)}
      </Heading>
    );
  }
  const Element = Object.hasOwn(elements, type) ? elements[type] : undefined;
  return Element ? <Element>{nodesOf(node)}</Element> : null;
}

function marked(text: string, marks: readonly Block[]): ReactNode {
  return marks.reduce<ReactNode>((inner, mark) => {
    const type = textOf(mark["type"]);
    if (type === "bold") return <b>{inner}</b>;
    if (type === "italic") return <i>{inner}</i>;
    if (type !== "link") return inner;
    const target = multilinkHref({ url: recordOf(mark["attrs"])["href"] });
    return target === undefined ? inner : <TextLink href={target}>{inner}</TextLink>;
  }, text);
}
