import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { attributeValues } from "./attribute-values.ts";

const group = (key: string, ...labels: string[]) => ({
  type: "attribute" as const,
  key,
  label: { nl: key },
  valueType: "" as const,
  multiSelect: false,
  filterable: true,
  visible: true,
  values: labels.map((label) => ({ value: label.toLowerCase(), label: { nl: label } })),
});
const product = cleanProduct({ attributes: { fillingMaterial: ["koudschuim"] }, variants: [] });

test("values of the list are right, and numbers keep values apart", () => {
  expect(findingsOf(attributeValues, [group("fillingMaterial", "Koudschuim", "Traagschuim"), product])).toEqual([]);
  expect(findingsOf(attributeValues, [group("weight", "1,5 kg", "15 kg", "2 kussens", "3 kussens")])).toEqual([]);
});

test("finds a value outside the list and one value in two spellings", () => {
  expect(findingsOf(attributeValues, [group("fillingMaterial", "Wol"), product])).toEqual([
    "03-0001-A: has fillingMaterial 'koudschuim', which is not in the list",
  ]);
  expect(
    findingsOf(attributeValues, [
      group("fillingMaterial", "Koudschuim", "koud schuim", "Veer", "Véér", "Kussen", "Kussens"),
    ]),
  ).toEqual([
    "fillingMaterial: has one value in several spellings: 'Koudschuim' and 'koud schuim'",
    "fillingMaterial: has one value in several spellings: 'Veer' and 'Véér'",
    "fillingMaterial: has one value in several spellings: 'Kussen' and 'Kussens'",
  ]);
});
