import { expect, test } from "vitest";

import { careSymbols, packet } from "./linen.ts";
import { parseSize } from "./sizes.ts";

const categories = ["/bedtextiel/dekbedovertrekken"];

test.each([
  ["Wit wasbaar op 95 graden, zand op 60 graden. Vochtig strijken.", ["wash-60", "iron"]],
  ["Wasbaar op 60 graden, drogen op lage stand. Niet strijken.", ["wash-60", "tumble-dry-low", "no-iron"]],
  ["Wasbaar op 30 graden, niet boven de 40 en niet in de droger.", ["wash-30", "no-tumble-dry"]],
  ["Wasbaar op 60 graden, aan de lijn drogen. De eerste keer apart.", ["wash-60", "wash-separately", "line-dry"]],
])("the care '%s' is told in symbols", (care, symbols) => {
  expect(careSymbols({ categories, care })).toEqual(symbols);
  expect(careSymbols({ categories: ["/banken"], care })).toEqual([]);
});

function of(size: string, packagingUnit: string): string[] {
  const pieces = packet({ categories, attributes: { packagingUnit } }, parseSize(size));
  return pieces.map((piece) => piece.replaceAll("\u00a0", " "));
}

test("a packet has its pieces by size, pillowcases by its width", () => {
  const packagingUnit = "1 overtrek, 1 sloop 60 × 70 cm (2 vanaf 200 cm breed)";
  expect(of("140x200", packagingUnit)).toEqual(["1 overtrek, 140 × 200 cm", "1 sloop, 60 × 70 cm"]);
  expect(of("240x220", packagingUnit)).toEqual(["1 overtrek, 240 × 220 cm", "2 slopen, 60 × 70 cm"]);
  expect(of("90x200", "3 hoeslakens")).toEqual(["3 hoeslakens, 90 × 200 cm"]);
  expect(of("120x150", "1 overtrek, 1 sloop")).toEqual(["1 overtrek, 120 × 150 cm", "1 sloop"]);
});
