import { expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";

const space = "\u00a0";

test.each([
  [129_900, "EUR", "nl-NL", `€${space}1.299,-`],
  [1295, "EUR", "nl-NL", `€${space}12,95`],
  [1205, "EUR", "nl-NL", `€${space}12,05`],
  [0, "EUR", "nl-NL", `€${space}0,-`],
  [1, "EUR", "nl-NL", `€${space}0,01`],
  [100_000_000, "EUR", "nl-NL", `€${space}1.000.000,-`],
  [-2000, "EUR", "nl-NL", `−${space}€${space}20,-`],
  [129_900, "EUR", "nl-BE", `€${space}1.299,-`],
  [129_900, "EUR", "de-DE", `1.299,00${space}€`],
  [1295, "CHF", "de-CH", `CHF${space}12.95`],
])("%i cents in %s for %s are written %s", (cents, currency, language, written) => {
  expect(formatMoney(cents, currency, language)).toBe(written);
});

test("no cent is ever rounded away", () => {
  for (let cents = 0; cents < 20_000; cents += 7) {
    const digits = formatMoney(cents, "EUR", "nl-NL").replace(/,-$/, ",00").replaceAll(/\D/g, "");
    expect(Number(digits)).toBe(cents);
  }
});
