import { expect, test } from "vitest";
import { masterKeyOfSlug, productSlug, slugify } from "./slugify.ts";

test.each([
  ["Matras Duinrust", "matras-duinrust"],
  ["Größe Übermaß Äpfel", "groesse-uebermass-aepfel"],
  ["«Comfort» & Co.", "comfort-co"],
  ["Boxsprings & bedden", "boxsprings-bedden"],
  ["  Crème brûlée — 160 × 200 cm!  ", "creme-brulee-160-200-cm"],
  ["", ""],
])("%s becomes %s", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  ["Matras Duinrust", "03-2417", "matras-duinrust-03-2417"],
  ["Set van 2-3", "09-3101", "set-van-2-3-09-3101"],
  ["!", "09-3101", "09-3101"],
])("the slug of %s ends in its master key, which is found again", (title, masterKey, slug) => {
  expect(productSlug(title, masterKey)).toBe(slug);
  expect(masterKeyOfSlug(slug)).toBe(masterKey);
});

test.each(["matras", "matras-duinrust", "matras-03-", "03", "matras-03-2417x"])("%s holds no master key", (slug) => {
  expect(masterKeyOfSlug(slug)).toBeUndefined();
});
