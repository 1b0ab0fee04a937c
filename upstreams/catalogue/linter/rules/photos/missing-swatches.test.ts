import { expect, test } from "vitest";

import { cleanImage, cleanProduct, findingsOf } from "../../testing/clean-catalogue.ts";
import { missingSwatches } from "./missing-swatches.ts";

test("each of several colours has a swatch, a product that stands alone needs none", () => {
  const swatch = { ...cleanImage("matras-01-staal.webp"), type: "swatch" as const };
  const shown = cleanProduct({ images: [cleanImage("matras-01.webp"), swatch] });
  const bare = cleanProduct({ referenceKey: "03-0001-B" });
  expect(findingsOf(missingSwatches, [shown, bare])).toEqual(["03-0001-B: is one of several colours without a swatch"]);
  expect(findingsOf(missingSwatches, [bare])).toEqual([]);
});
