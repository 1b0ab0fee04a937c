import { expect, test } from "vitest";

import { cleanProduct, cleanVariant, findingsOf } from "../testing/clean-catalogue.ts";
import { measuredFurniture } from "./measured-furniture.ts";

const piece = (category: string, measures: Record<string, string[]>) =>
  cleanProduct({
    categories: [category],
    variants: [cleanVariant({ referenceKey: "piece", attributes: { size: ["180x200"], ...measures } })],
  });

test("a bed and a chair need all three measures, a base and a mattress none", () => {
  const measured = { width: ["190"], depth: ["214"], height: ["95"] };
  expect(findingsOf(measuredFurniture, [piece("/boxsprings-bedden/bedden", measured)])).toEqual([]);
  expect(findingsOf(measuredFurniture, [piece("/boxsprings-bedden/lattenbodems", {})])).toEqual([]);
  expect(findingsOf(measuredFurniture, [piece("/matrassen", {})])).toEqual([]);
  expect(findingsOf(measuredFurniture, [piece("/meubels/eetkamer", { width: ["45"] })])).toEqual([
    "piece: has no depth, no height",
  ]);
});
