import fc from "fast-check";
import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

const origin = "https://shop.example";

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  "/\n/evil.example",
  "/\r\nLocation: https://evil.example",
  " //evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https://evil.example",
  "HTTPS://evil.example/afrekenen",
  "http://shop.example@evil.example",
  "shop.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox",
  "/.//evil.example",
  "/a/..//evil.example",
  "／／evil.example",
  "//evil。example",
  "?redirectUrl=//evil.example",
  "#//evil.example",
  "",
  "afrekenen",
  `/${"a".repeat(3000)}`,
])("%j leads home", (wanted) => {
  expect(safeRedirect(wanted)).toBe("/");
});

test.each([
  ["/afrekenen", "/afrekenen"],
  ["/afrekenen?a=1&b=2#/auth", "/afrekenen?a=1&b=2#/auth"],
  ["/%2f%2fevil.example", "/%2f%2fevil.example"],
  ["/@evil.example", "/@evil.example"],
  ["/inloggen?redirectUrl=//evil.example", "/inloggen?redirectUrl=//evil.example"],
  ["/a/../b", "/b"],
  [null, "/"],
  [undefined, "/"],
])("%j stays a path: %j", (wanted, expected) => {
  expect(safeRedirect(wanted)).toBe(expected);
});

const piece = fc.constantFrom(
  "/",
  "\\",
  "//",
  ".",
  "..",
  ":",
  "@",
  "\t",
  "\r\n",
  "%2f",
  "%5c",
  "evil.example",
  "https:",
  "javascript:",
  "?",
  "#",
  " ",
  "\u0000",
  "é",
  "。",
);
const address = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
  fc.webUrl(),
);

test("whatever is asked for, the browser stays on our origin", () => {
  fc.assert(
    fc.property(address, (wanted) => {
      const path = safeRedirect(wanted);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(path).not.toMatch(/\p{Cc}/u);
      expect(new URL(path, origin).origin).toBe(origin);
    }),
    { numRuns: 2000 },
  );
});

test("a safe path stays as it is when it is checked again", () => {
  fc.assert(
    fc.property(address, (wanted) => {
      expect(safeRedirect(safeRedirect(wanted))).toBe(safeRedirect(wanted));
    }),
  );
});
