import fc from "fast-check";
import { render as renderInBrowser, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

interface Node {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: object;
  readonly marks?: readonly object[];
  readonly content?: readonly Node[];
}

const mark = fc.constantFrom(
  ...["bold", "italic", "strike", "underline", "code", "subscript", "superscript"].map((type) => ({ type })),
  { type: "highlight", attrs: { color: "#ff0" } },
  { type: "textStyle", attrs: { color: "red" } },
  { type: "styled", attrs: { class: "lead" } },
  { type: "anchor", attrs: { id: "plek" } },
  { type: "link", attrs: { href: "/matrassen", linktype: "story", target: null, anchor: null, uuid: null } },
  { type: "link", attrs: { href: "mail@voorbeeld.example", linktype: "email" } },
  { type: "of another editor" },
);
const text = fc.record({
  type: fc.constant("text"),
  text: fc.string({ minLength: 1, unit: "grapheme" }),
  marks: fc.uniqueArray(mark, { maxLength: 4 }),
});
const emoji = fc.constantFrom("🛏", "🧶").map((sign) => ({ type: "emoji", attrs: { name: "x", emoji: sign } }));
const inline = fc.array(fc.oneof<fc.Arbitrary<Node>[]>(text, emoji, fc.constant({ type: "hard_break" })), {
  maxLength: 4,
});
const holding = (type: string, content: fc.Arbitrary<readonly Node[]>, attrs: object = {}) =>
  content.map((children): Node => ({ type, attrs, content: children }));
const some = <T,>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 1, maxLength: 3 });

const { block } = fc.letrec<{ block: Node; item: Node; cell: Node }>((tie) => ({
  item: holding("list_item", some(tie("block"))),
  cell: fc.oneof(
    holding("tableHeader", some(tie("block")), { colspan: 1, rowspan: 1, colwidth: null }),
    holding("tableCell", some(tie("block")), { colspan: 2, backgroundColor: "#eee" }),
  ),
  block: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    holding("paragraph", inline, { textAlign: "center" }),
    holding("heading", inline, { level: 3 }),
    holding("code_block", some(text), { class: "language-js" }),
    fc.constant({ type: "horizontal_rule" }),
    fc.constant({ type: "paragraph" }),
    holding("blockquote", some(tie("block"))),
    holding("bullet_list", some(tie("item"))),
    holding("ordered_list", some(tie("item")), { order: 2 }),
    holding("table", some(holding("tableRow", some(tie("cell"))))),
  ),
}));

function textOf({ type, text: own = "", attrs, content = [] }: Node): string {
  const sign = type === "emoji" ? (attrs as { emoji: string }).emoji : "";
  return own + sign + content.map(textOf).join("");
}

/** As a parser of HTML reads it: with one kind of line ending, and no NUL. */
function plain(words: string): string {
  return words.replaceAll(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD");
}

// a browser loads the code of tables with the first one
beforeAll(async () => {
  const table = { type: "table", content: [{ type: "tableRow", content: [] }] };
  renderInBrowser(<RichText text={{ document: { type: "doc", content: [table] } }} />);
  await screen.findByRole("table");
});

test("whatever an editor makes of nodes and marks, all its text is shown, in its order and once", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (content) => {
      const document = { type: "doc", content };
      const page = window.document.createElement("div");
      page.innerHTML = renderToStaticMarkup(
        <MemoryRouter>
          <RichText text={{ document }} />
        </MemoryRouter>,
      );
      expect(plain(page.textContent ?? "")).toBe(plain(textOf(document)));
    }),
  );
});
