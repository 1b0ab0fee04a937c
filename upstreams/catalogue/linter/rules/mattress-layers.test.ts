import { expect, test } from "vitest";

import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { mattressLayers } from "./mattress-layers.ts";

const mattress = (
  composition: string,
  ...layers: [NonNullable<ProductLine["layers"]>[number]["material"], number?][]
) =>
  cleanProduct({
    passport: { ...cleanProduct().passport, composition: { nl: composition } },
    layers: layers.map(([material, heightCm]) => ({ material, name: { nl: material }, heightCm })),
  });

test("layers that the composition names and that fit into the mattress are right", () => {
  const springs = "Kern: pocketveren van staal. Laag: 3 cm koudschuim. Tijk: katoen, doorgestikt met scheerwol.";
  const right = [mattress(springs, ["cover"], ["wool"], ["foam", 3], ["springs", 17]), cleanProduct()];
  expect(findingsOf(mattressLayers, right)).toEqual([]);
});

test("finds a layer that the composition does not name, and layers higher than the mattress", () => {
  const wrong = mattress("Kern: koudschuim. Tijk: katoen.", ["cover"], ["latex", 4], ["foam", 18]);
  expect(findingsOf(mattressLayers, [wrong])).toEqual([
    "03-0001-A: has a layer of latex that its composition does not name",
    "03-0001-A: has layers of 22 cm in a coreHeight of 20 cm",
  ]);
});
