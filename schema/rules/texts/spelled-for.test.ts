import { expect, test } from "vitest";
import { spelledFor } from "./spelled-for.ts";

const texts = { size: "Größe", address: { street: "Straße" } };

test("Switzerland writes ss for ß, in any depth", () => {
  expect(spelledFor("de-CH", texts)).toEqual({ size: "Grösse", address: { street: "Strasse" } });
});

test.each(["de-DE", "de-AT", "fr-CH"])("%s keeps its texts", (language) => {
  expect(spelledFor(language, texts)).toBe(texts);
});
