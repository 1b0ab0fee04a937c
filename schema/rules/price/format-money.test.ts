import { expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";

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

test("other languages write two decimals their own way", () => {
  expect(plain(formatMoney(129_900, "EUR", "de-DE"))).toBe("1.299,00 €");
  expect(plain(formatMoney(129_900, "EUR", "nl-BE"))).toBe("€ 1.299,-");
  expect(plain(formatMoney(129_900, "CHF", "de-CH"))).toMatch(/^CHF 1.299\.00$/);
});

test("sign and amount are never parted by a line break", () => {
  expect(formatMoney(-1295, "EUR", "nl-NL")).not.toMatch(/ /);
});
