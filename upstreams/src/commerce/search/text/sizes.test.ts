import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fold } from "./fold.ts";
import { measuresOf, takeSizes } from "./sizes.ts";

describe("a size", () => {
  it.each([
    "140x200",
    "140 x 200 cm",
    "140×200",
    "140 X 200cm",
    "1.40 bij 2.00",
    "1,40x2,00",
    "1,4 x 2 m",
    "140 200",
    "140 bij 200",
    "140*200",
    "140/200",
    "140 op 200 cm",
    "1400x2000 mm",
    "2x 140x200",
    "2 x 140 x 200",
  ])("is read from '%s'", (written) => {
    const { sizes, rest } = takeSizes(fold(`matras ${written} zacht`));
    expect(sizes).toEqual([[140, 200]]);
    expect(rest.split(/\s+/)).toEqual(["matras", "zacht"]);
  });

  it("may have three measures, or be one of several", () => {
    expect(takeSizes("bank 218x90x84").sizes).toEqual([[218, 90, 84]]);
    expect(takeSizes("140x200 of 160x200").sizes).toEqual([
      [140, 200],
      [160, 200],
    ]);
  });

  it.each(["03-2417-A-080200-S", "topper 7 cm", "28 latten", "2024-11-02", "2x handdoek", "9999x1"])(
    "is not seen in '%s'",
    (text) => {
      expect(takeSizes(fold(text)).sizes).toEqual([]);
    },
  );

  it("has its measures in the name of its value", () => {
    expect(["140x200", "rond-140", "218x90x84"].map(measuresOf)).toEqual([[140, 200], [140], [218, 90, 84]]);
  });

  it("is whole centimetres of any text, and what is left has no size in it", () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[0-9x×., cmbij/*-]{0,40}$/));
    fc.assert(
      fc.property(texts, (text) => {
        const { sizes } = takeSizes(fold(text));
        for (const measure of sizes.flat())
          expect(Number.isInteger(measure) && measure > 0 && measure <= 1000).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
