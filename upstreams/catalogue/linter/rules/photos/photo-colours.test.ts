import { expect, test } from "vitest";

import { cleanProduct, described, findingsOf } from "../../testing/clean-catalogue.ts";
import { photoColours } from "./photo-colours.ts";

const colour = {
  type: "attribute",
  key: "color",
  label: { nl: "Kleur" },
  valueType: "color",
  multiSelect: false,
  filterable: true,
  visible: true,
  values: [{ value: "#c2b299", label: { nl: "zand" } }],
} as const;
const lines = [{ ...colour, values: [...colour.values] }, cleanProduct()];
const showing = (colours: string[], description = "Matras") => ({
  described: described({ "matras-01.webp": { colours, description } }),
});

test("a photo of the colour is right, one that says it in words too, and an unknown photo is not judged", () => {
  expect(findingsOf(photoColours, lines, showing(["zand", "wit"]))).toEqual([]);
  expect(findingsOf(photoColours, lines, showing(["wit"], "Matras met een rand in zand"))).toEqual([]);
  expect(findingsOf(photoColours, lines)).toEqual([]);
});

test("finds a photo of another colour", () => {
  expect(findingsOf(photoColours, lines, showing(["marine"]))).toEqual([
    "03-0001-A: is zand, but matras-01.webp shows marine",
  ]);
});
