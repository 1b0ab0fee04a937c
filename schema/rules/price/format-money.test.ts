import { expect, test } from "vitest";
import { formatMoney, formatWhole } from "./format-money.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

test.each([
  [129_900, "€ 1.299,-"],
  [1295, "€ 12,95"],
  [5, "€ 0,05"],
  [0, "€ 0,-"],
  [100_000_000, "€ 1.000.000,-"],
  [-2000, "− € 20,-"],
])("%i cents are %s in the Netherlands", (cents, written) => {
  expect(plain(formatMoney(cents, "EUR", "nl-NL"))).toBe(written);
});

test.each([
  ["nl-BE", "EUR", "€ 1.299,-", "€ 12,95", "− € 20,-"],
  ["de-DE", "EUR", "1.299,– €", "12,95 €", "− 20,– €"],
  ["de-AT", "EUR", "€ 1.299,–", "€ 12,95", "− € 20,–"],
  ["fr-FR", "EUR", "1\u202f299 €", "12,95 €", "− 20 €"],
  ["fr-BE", "EUR", "1\u202f299 €", "12,95 €", "− 20 €"],
  ["de-CH", "CHF", "CHF 1'299.–", "CHF 12.95", "− CHF 20.–"],
  ["fr-CH", "CHF", "CHF 1'299.–", "CHF 12.95", "− CHF 20.–"],
])("%s writes %s as %s and %s", (language, currency, ...written) => {
  expect([129_900, 1295, -2000].map((cents) => plain(formatMoney(cents, currency, language)))).toEqual(written);
});

test("a whole number has the thousands of the money around it", () => {
  expect(["nl-NL", "de-AT", "fr-FR", "de-CH"].map((language) => formatWhole(1250, language))).toEqual([
    "1.250",
    "1.250",
    "1\u202f250",
    "1'250",
  ]);
});

test("sign and amount are never parted by a line break", () => {
  for (const language of ["nl-NL", "de-DE", "fr-FR", "de-CH"])
    expect(formatMoney(-129_995, "EUR", language), language).not.toMatch(/ /);
});
