import { expect, test } from "vitest";

import { sizeGuideOf } from "./size-guide.ts";

test("the deepest category says what is measured", () => {
  expect(sizeGuideOf("/matrassen/koudschuim/logeermatrassen")).toBe("mattress");
  expect(sizeGuideOf("/matrassen/toppers/latex-toppers")).toBe("topper");
  expect(sizeGuideOf("/bedtextiel/hoeslakens/topperhoeslakens")).toBe("topper-sheet");
  expect(sizeGuideOf("/bedtextiel/kussenslopen")).toBeUndefined();
  expect(sizeGuideOf("/matrassenhoezen")).toBeUndefined();
});
