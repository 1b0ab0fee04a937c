import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { editorAddress } from "./editor-address.ts";

const address = (path: string) => editorAddress(new URL(path, "https://shop.example"), [defaultShop]);

test.each([
  ["/nl/matrassen?_storyblok=1&page=2", "/matrassen?_storyblok=1&page=2"],
  ["/nl?_storyblok=1", "/?_storyblok=1"],
  ["/de/ontdekken/linnen?_storyblok=1", "/ontdekken/linnen?_storyblok=1"],
  ["/fr/home?_storyblok=1", "/home?_storyblok=1"],
  ["/at/?_storyblok=1", "/?_storyblok=1"],
  ["/be/matrassen?_storyblok=1", "/nl/matrassen?_storyblok=1"],
  ["/fr-FR/be/matrassen?_storyblok=1", "/fr/matrassen?_storyblok=1"],
  ["/ch/matrassen?_storyblok=1", "/de/matrassen?_storyblok=1"],
  ["/fr-FR/ch?_storyblok=1", "/fr?_storyblok=1"],
])("%s, opened by the editor, is %s", (path, target) => expect(address(path)).toBe(target));

test.each([
  "/matrassen?_storyblok=1",
  "/nlx/matrassen?_storyblok=1",
  "/besteld?_storyblok=1",
  "/fr-FR/matrassen?_storyblok=1",
  "/nl/matrassen",
  "/nl/matrassen?storyblok=1",
])("%s stays", (path) => expect(address(path)).toBeUndefined());

test("no path leads out of the shop", () => {
  expect(address("/nl//elders.example/?_storyblok=1")).toBe("/elders.example/?_storyblok=1");
});
