import { expect, test } from "vitest";

import { cleanProduct, cleanVariant, findingsOf } from "../testing/clean-catalogue.ts";
import { measuresOfFurniture } from "./measures-of-furniture.ts";

const piece = (
  category: string,
  size: string,
  measures: Record<string, string[]>,
  attributes: Record<string, string[]> = {},
) =>
  cleanProduct({
    categories: [category],
    attributes,
    variants: [cleanVariant({ referenceKey: "piece", attributes: { size: [size], ...measures } })],
  });

test("furniture has the measures of its size", () => {
  const right = [
    piece(
      "/banken/hoekbanken",
      "265x225x82",
      { width: ["265"], depth: ["225"], height: ["82"] },
      { frameHeight: ["41-cm"] },
    ),
    piece(
      "/meubels/eetkamer/eettafels",
      "160x90",
      { width: ["160"], depth: ["90"], height: ["75"] },
      { frameHeight: ["75-cm"] },
    ),
    piece("/meubels/eetkamer/eettafels", "rond-120", { width: ["120"], depth: ["120"] }),
    piece("/meubels/eetkamer/eetkamerstoelen", "set-van-2", {}),
    piece("/banken/poefs", "rond-52", { width: ["52"], depth: ["52"] }, { frameHeight: ["40-cm"] }),
    piece("/matrassen", "90x200x20", {}),
  ];
  expect(right.flatMap((product) => findingsOf(measuresOfFurniture, [product]))).toEqual([]);
});

test("finds a measure that is missing, another one than the size says, and one that is no number", () => {
  expect(
    findingsOf(measuresOfFurniture, [
      piece("/banken", "198x90x84", { width: ["198"], depth: ["9"], height: ["84-cm"] }),
    ]),
  ).toEqual(["piece: has the depth 9, but its size says 90 cm", "piece: has the height '84-cm'"]);
  expect(findingsOf(measuresOfFurniture, [piece("/meubels", "100x60x200", {})])).toEqual([
    "piece: has no width, though its size says 100 cm",
    "piece: has no depth, though its size says 60 cm",
    "piece: has no height, though its size says 200 cm",
  ]);
});
