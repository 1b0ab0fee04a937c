import { expect, test } from "vitest";

import { categories } from "../source/categories.ts";
import { kinds, shelves } from "./kinds.ts";
import { PhotosOfKind } from "./photos-of-kind.ts";
import { vocabulary } from "./vocabulary.ts";

test("every slot of a sentence has words to fill it", () => {
  for (const kind of kinds) {
    const sentences = [kind.subtitles, kind.openings, kind.reasons, kind.advice, kind.composition, kind.care].flat();
    const slots = sentences.flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, slot = ""]) => slot));
    const unknown = slots.filter((slot) => slot !== "name" && !(slot in kind.words) && !(slot in vocabulary));
    expect([kind.under, unknown]).toEqual([kind.under, []]);
  }
});

test("every kind has photos of a colour", () => {
  expect(kinds.filter((kind) => PhotosOfKind.of(kind).colours.length === 0).map((kind) => kind.under)).toEqual([]);
});

test("every end of the category tree is filled", () => {
  const filled = new Set(shelves.map(({ path }) => path));
  const ends = categories
    .map(({ path }) => path)
    .filter((path, _, paths) => !paths.some((other) => other.startsWith(`${path}/`)));
  expect(ends.filter((path) => !filled.has(path))).toEqual([]);
});
