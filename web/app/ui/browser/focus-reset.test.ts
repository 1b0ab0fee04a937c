import { beforeEach, expect, test } from "vitest";
import { resetFocus } from "./focus-reset.ts";

beforeEach(() => {
  document.body.innerHTML = "";
});

test("the anchor links come first, then the header", () => {
  document.body.innerHTML = "<header></header><nav data-anchor-links></nav>";
  resetFocus();
  expect(document.activeElement).toBe(document.querySelector("nav"));
  document.querySelector("nav")!.remove();
  resetFocus();
  expect(document.activeElement).toBe(document.querySelector("header"));
});

test("what was not focusable is not focusable for long", () => {
  document.body.innerHTML = "<header></header><button></button>";
  resetFocus();
  expect(document.querySelector("header")!.getAttribute("tabindex")).toBe("-1");
  document.querySelector("button")!.focus();
  expect(document.querySelector("header")!.hasAttribute("tabindex")).toBe(false);
});

test("a page without either is left alone", () => {
  document.body.innerHTML = "<main></main>";
  resetFocus();
  expect(document.activeElement).toBe(document.body);
});
