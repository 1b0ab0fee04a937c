import { expect, test } from "vitest";

import { buildCatalogue } from "./builder/build-catalogue.ts";
import { unusedTranslations } from "./builder/localised.ts";
import { translations } from "./builder/translations.ts";

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
const figuresOf = (text: string) => [...text.matchAll(/\d+(?:,\d+)?/g)].map(String).toSorted();

test("every translation belongs to a text the catalogue still says", () => {
  buildCatalogue();
  expect(unusedTranslations()).toEqual([]);
});

test.each(Object.entries(translations))("%s says the same places and figures as the Dutch text", (_language, table) => {
  const differs = [...table].filter(
    ([dutch, translated]) =>
      String(places(dutch)) !== String(places(translated)) ||
      String(figuresOf(dutch)) !== String(figuresOf(translated)),
  );
  expect(differs).toEqual([]);
});
