import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { RichText } from "./blocks/text/rich-text.tsx";
import { safeHref } from "./safe-href.ts";
import { shownLinks } from "./story-link.ts";

const richText = (document: unknown) => ({ document });

const render = (content: unknown): HTMLElement => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <MemoryRouter>
      <RichText text={richText({ type: "doc", content })} />
    </MemoryRouter>,
  );
  return page;
};

const paragraph = (...content: unknown[]) => [{ type: "paragraph", content }];
const linked = (href: unknown, attrs: object = {}) =>
  paragraph({ type: "text", text: "hier", marks: [{ type: "link", attrs: { href, ...attrs } }] });

const running = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "javascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "%6aavascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:msgbox(1)",
  "blob:https://shop.example/x",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "view-source:javascript:alert(1)",
];

test.each(running)("a link to %j is not one", (href) => {
  expect(safeHref(href)).toBeUndefined();
  expect(shownLinks([{ key: "a", label: "hier", href, style: null }])).toEqual([]);
  const page = render(linked(href));
  expect(page.querySelector("a")).toBeNull();
  expect(page.textContent).toBe("hier");
});

test.each([{}, [], null, undefined, 5, { toString: () => "/x" }])("a link to %o is not one either", (href) => {
  expect(render(linked(href)).querySelector("a")).toBeNull();
});

test("marks and nodes bring text and links, no attributes, handlers or styles", () => {
  const attrs = { onclick: "alert(1)", style: "background:url(//evil.example)", class: "x", id: "y", target: "_top" };
  const page = render([
    ...linked("/matrassen", attrs),
    {
      type: "paragraph",
      attrs,
      content: [
        {
          type: "text",
          text: "<img src=x onerror=alert(1)>",
          marks: [
            { type: "textStyle", attrs },
            { type: "styled", attrs },
          ],
        },
      ],
    },
    { type: "heading", attrs: { level: "<h1 onclick=alert(1)>", ...attrs }, content: [{ type: "text", text: "Kop" }] },
  ]);
  for (const element of page.querySelectorAll("*"))
    for (const { name } of element.attributes)
      expect(["class", "href", "data-discover"], element.outerHTML).toContain(name);
  expect(page.querySelector("img, script, style, svg, iframe, object")).toBeNull();
  expect(page.innerHTML).not.toContain("evil.example");
  expect(page.textContent).toContain("<img src=x onerror=alert(1)>");
});

test.each([
  "svg",
  "script",
  "iframe",
  "image",
  "blok",
  "html",
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "",
])("a node %j is left out, and the rest stands", (type) => {
  const page = render([
    { type, attrs: { src: "x", onload: "alert(1)" }, content: [{ type: "text", text: "binnen" }] },
    ...paragraph({ type: "text", text: "daarna" }),
  ]);
  expect(page.textContent).toBe("daarna");
});

test.each([
  null,
  undefined,
  5,
  "text",
  [],
  {},
  { content: 5 },
  { content: [null, 5, "x", [], { type: 5 }, { type: {} }] },
])("a document that is %j shows nothing", (document) => {
  const html = renderToString(
    <MemoryRouter>
      <RichText text={richText(document)} />
    </MemoryRouter>,
  );
  expect(html).toBe('<div class="max-w-text"></div>');
});
