import { expect, test } from "vitest";
import { factsBlock } from "#app/layout/page/page-facts.ts";
import { escapeForScript } from "./escape-for-script.ts";

const hostile = [
  "</script><script>alert(1)</script>",
  "</SCRIPT >",
  "<!--<script>",
  "-->",
  "]]>",
  "\u2028\u2029",
  "&lt;&amp;",
  "\\u003c/script>",
  "\\",
  '"',
  "'",
];

test.each(hostile)("%j stays what it is inside data, and ends nothing", (text) => {
  const json = escapeForScript(JSON.stringify({ [text]: text }));
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ [text]: text });
});

test.each(hostile)("facts for search engines hold %j and stay one block", (name) => {
  const page = document.createElement("div");
  page.innerHTML = factsBlock({ "@type": "Product", name, [name]: 1 });
  expect(page.children).toHaveLength(1);
  expect(JSON.parse(page.textContent ?? "")).toEqual({
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    [name]: 1,
  });
});
