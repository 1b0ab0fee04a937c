import { expect, test } from "vitest";
import { textProblems } from "./text-problems.ts";

const dutch = { title: "Winkelwagen", left: { count: "Nog {{count}} van {{name}} op voorraad" } };

test("texts with the same keys and placeholders are right, in whatever order these stand", () => {
  const german = { title: "Warenkorb", left: { count: "Von {{name}} noch {{count}} auf Lager" } };
  expect(textProblems(dutch, german)).toEqual([]);
});

test.each([
  ["missing", { left: { count: "Von {{name}} noch {{count}}" } }, "title: missing"],
  ["superfluous", { title: "Warenkorb", more: "Mehr", left: { count: "{{count}} von {{name}}" } }, "more: superfluous"],
  ["empty", { title: " ", left: { count: "{{count}} von {{name}}" } }, "title: empty"],
  ["left in Dutch", { ...dutch, title: "Warenkorb" }, "left.count: not translated"],
  [
    "without a placeholder",
    { title: "Warenkorb", left: { count: "Noch {{count}} auf Lager" } },
    "left.count: has {{count}} for {{count}} {{name}}",
  ],
])("a text that is %s is found", (_what, german, problem) => {
  expect(textProblems(dutch, german)).toEqual([problem]);
});

test("a short text may be the same in both languages, as a name is", () => {
  expect(textProblems({ name: "Google Tag Manager" }, { name: "Google Tag Manager" })).toEqual([]);
});

test("a number in the singular may be written or said", () => {
  expect(textProblems({ found_one: "1 pagina gevonden" }, { found_one: "{{count}} page trouvée" })).toEqual([]);
});
