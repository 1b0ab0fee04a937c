import { expect, test } from "vitest";

import { fitKindOf, sizeGuideOf } from "./size-guide.ts";

test("the deepest category says what is measured", () => {
  expect(sizeGuideOf("/matrassen/koudschuim/logeermatrassen")).toBe("mattress");
  expect(sizeGuideOf("/matrassen/toppers/latex-toppers")).toBe("topper");
  expect(sizeGuideOf("/bedtextiel/hoeslakens/topperhoeslakens")).toBe("topper-sheet");
  expect(sizeGuideOf("/bedtextiel/kussenslopen")).toBeUndefined();
  expect(sizeGuideOf("/matrassenhoezen")).toBeUndefined();
});

test("and to what it has to fit", () => {
  expect(fitKindOf("/boxsprings-bedden/bedden/kinderbedden")).toBe("bed");
  expect(fitKindOf("/bedtextiel/hoeslakens/topperhoeslakens")).toBe("topper-sheet");
  expect(fitKindOf("/bedtextiel/kussenslopen")).toBe("pillowcase");
  expect(fitKindOf("/kussens/sierkussens")).toBeUndefined();
});
