import { render as renderInBrowser, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

const text = (words: string, ...marks: object[]) => ({ type: "text", text: words, marks });
const node = (type: string, attrs: object, ...content: object[]) => ({ type, attrs, content });
const paragraph = (...content: object[]) => node("paragraph", {}, ...content);

// a browser loads the code of tables with the first one
beforeAll(async () => {
  const table = { type: "table", content: [{ type: "tableRow", content: [] }] };
  renderInBrowser(<RichText text={{ document: { type: "doc", content: [table] } }} />);
  await screen.findByRole("table");
});

function render(...content: object[]): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <RichText text={{ document: { type: "doc", content } }} />
    </MemoryRouter>,
  );
  return page;
}

test.each([
  [1, "H2"],
  [2, "H2"],
  [3, "H3"],
  [4, "H4"],
  [5, "H5"],
  [6, "H6"],
  [9, "H6"],
  ["x", "H2"],
])("a heading of level %s is an %s, since the page has its h1", (level, tag) => {
  expect(render(node("heading", { level }, text("Kop"))).firstElementChild?.firstElementChild?.tagName).toBe(tag);
});

test.each([
  ["bold", "b"],
  ["italic", "i"],
  ["strike", "s"],
  ["underline", "u"],
  ["code", "code"],
  ["highlight", "mark"],
  ["subscript", "sub"],
  ["superscript", "sup"],
])("the mark %s is a %s", (type, tag) => {
  expect(render(paragraph(text("woord", { type, attrs: { color: "red" } }))).querySelector(tag)?.textContent).toBe(
    "woord",
  );
});

test("marks stand within each other, a link and an anchor among them; the others leave the text as it is", () => {
  const page = render(
    paragraph(
      text(
        "hier",
        { type: "bold" },
        { type: "textStyle", attrs: { color: "red" } },
        { type: "styled", attrs: { class: "x" } },
        { type: "link", attrs: { href: "/matrassen" } },
        { type: "anchor", attrs: { id: "plek" } },
      ),
      text("daar", { type: "anchor", attrs: { id: "no anchor" } }),
    ),
  );
  expect(page.querySelector("#plek > a[href='/matrassen'] > b")?.textContent).toBe("hier");
  expect(page.querySelectorAll("[style], .x, [id='no anchor']")).toHaveLength(0);
});

test("lists, quotes, code, emoji, rules and breaks are what they are called", () => {
  const page = render(
    node("bullet_list", {}, node("list_item", {}, paragraph(text("punt")))),
    node("ordered_list", { order: 3 }, node("list_item", {}, paragraph(text("drie")))),
    node("blockquote", {}, paragraph(text("gezegd"))),
    node("code_block", { class: "language-js" }, text("let a;")),
    paragraph(node("emoji", { name: "bed", emoji: "🛏" }), node("hard_break", {}), text("slaap")),
    node("horizontal_rule", {}),
  );
  expect(page.querySelector("ul > li")?.textContent).toBe("punt");
  expect(page.querySelector("ol[start='3'] > li")?.textContent).toBe("drie");
  expect(page.querySelector("blockquote")?.textContent).toBe("gezegd");
  expect(page.querySelector("pre > code")?.textContent).toBe("let a;");
  expect(page.textContent).toContain("🛏slaap");
  expect(page.querySelectorAll("br, hr")).toHaveLength(2);
});

test("a table has heads of columns and of rows, and cells that span", () => {
  const cell = (type: string, words: string, attrs: object = {}) => node(type, attrs, paragraph(text(words)));
  const page = render(
    node(
      "table",
      {},
      node("tableRow", {}, cell("tableHeader", "Maat"), cell("tableHeader", "Prijs")),
      node("tableRow", {}, cell("tableHeader", "90 x 200"), cell("tableCell", "€ 100,-", { colspan: 2, rowspan: "x" })),
    ),
  );
  expect(Array.from(page.querySelectorAll("th"), (head) => [head.scope, head.textContent])).toEqual([
    ["col", "Maat"],
    ["col", "Prijs"],
    ["row", "90 x 200"],
  ]);
  expect(page.querySelector("td")?.outerHTML).toMatch(/colspan="2"/);
  expect(page.querySelector("td")?.outerHTML).not.toMatch(/rowspan/);
});

const image = (src: string) => node("image", { src, alt: "Een kamer", title: "Zo ziet u het" });

test("a picture has its words and its caption; one with an address of another kind is none", () => {
  const page = render(image("https://a.storyblok.com/f/1/800x600/a/b.jpg"), image("data:image/svg+xml,x"));
  expect(page.querySelectorAll("figure")).toHaveLength(1);
  expect(page.querySelector("figcaption")?.textContent).toBe("Zo ziet u het");
  expect(page.innerHTML).toMatch(/alt="Een kamer"/);
  expect(page.innerHTML).not.toContain("data:");
});
