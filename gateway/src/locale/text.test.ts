import { type ShopLocale, shops } from "@warmeland/schema/rules/shops.ts";
import { textProblems } from "@warmeland/schema/testing/text-problems.ts";
import { expect, test } from "vitest";
import { nl } from "./nl.ts";
import { text, type TextKey } from "./text.ts";

const keys = Object.keys(nl) as TextKey[];
const textsOf = (shop: ShopLocale) => Object.fromEntries(keys.map((key) => [key, text(shop, key)]));
const inLanguage = (language: string) => shops.find((shop) => shop.language === language)!;

test.each(shops.filter(({ language }) => !language.startsWith("nl")))(
  "$code says what the Dutch texts say, with their placeholders",
  (shop) => expect(textProblems(nl, textsOf(shop))).toEqual([]),
);

test("Dutch is the same in Belgium", () => expect(textsOf(inLanguage("nl-BE"))).toEqual(nl));

test("German has ß in Germany and ss in Switzerland", () => {
  expect(text(inLanguage("de-DE"), "field.street")).toBe("Straße");
  expect(text(inLanguage("de-CH"), "field.street")).toBe("Strasse");
});

test("a placeholder gets its value, and stays where there is none", () => {
  expect(text(inLanguage("de-DE"), "promotion.valueMissing", { amount: "5 €" })).toBe("Noch 5 € für {what}.");
});

test("several names are listed as the language lists them", () => {
  const products = ["A", "B", "C"];
  const said = ["nl-NL", "de-DE", "fr-FR"].map((language) =>
    text(inLanguage(language), "error.variantsNotAvailable", { products }),
  );
  for (const [index, list] of ["A, B en C", "A, B und C", "A, B et C"].entries()) expect(said[index]).toContain(list);
});
