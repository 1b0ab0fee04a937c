import { expect, test } from "vitest";
import { safeHref } from "./safe-href.ts";

test.each([
  "/service/hulp/levering-verzending#terugsturen",
  "#bezorging",
  "mailto:service@warmeland.example",
  "https://example.org/a?b=c",
])("%s leads somewhere", (href) => {
  expect(safeHref(href)).toBe(href);
});

test.each(["", "javascript:alert(1)", "//evil.example", undefined, null])("%j does not", (href) => {
  expect(safeHref(href)).toBeUndefined();
});
