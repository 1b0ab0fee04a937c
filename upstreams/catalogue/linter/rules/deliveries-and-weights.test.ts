import { expect, test } from "vitest";

import { cleanProduct, cleanVariant, findingsOf } from "../testing/clean-catalogue.ts";
import { deliveriesAndWeights } from "./deliveries-and-weights.ts";

const weighing = (weightGrams: number, changes = {}) =>
  cleanProduct({ variants: [cleanVariant({ weightGrams })], ...changes });

test("a mattress of twelve kilos that two people bring is right", () => {
  expect(findingsOf(deliveriesAndWeights, [cleanProduct()])).toEqual([]);
});

test("finds weights that the kind never has", () => {
  expect(findingsOf(deliveriesAndWeights, [weighing(120_000)])).toEqual([
    "03-0001-A-090200-M: weighs 120 kg; a mattress weighs 2 to 95 kg",
  ]);
});

test("finds deliveries that do not fit the weight or take half a year", () => {
  expect(findingsOf(deliveriesAndWeights, [weighing(40_000, { delivery: { kind: "parcel" } })])).toEqual([
    "03-0001-A-090200-M: goes by parcel with 40 kg",
  ]);
  expect(findingsOf(deliveriesAndWeights, [weighing(3000)])).toEqual([
    "03-0001-A-090200-M: is brought by two people with 3 kg",
  ]);
  const late = cleanVariant({ delivery: { min: 5, max: 6, unit: "month" } });
  expect(findingsOf(deliveriesAndWeights, [cleanProduct({ variants: [late] })])).toEqual([
    "03-0001-A-090200-M: takes 6 months to arrive",
  ]);
});

const made = (max: number, unit: "day" | "week") =>
  cleanVariant({
    referenceKey: "03-0001-A-100200-M",
    stock: { quantity: 0, sellableWithoutStock: true },
    delivery: { min: 1, max, unit },
  });

test("finds what is made to order and arrives no later than what lies ready", () => {
  const ready = cleanVariant();
  expect(findingsOf(deliveriesAndWeights, [cleanProduct({ variants: [ready, made(5, "day")] })])).toEqual([
    "03-0001-A-100200-M: is made to order, yet arrives as soon as what is in stock",
  ]);
  expect(findingsOf(deliveriesAndWeights, [cleanProduct({ variants: [ready, made(4, "week")] })])).toEqual([]);
  expect(findingsOf(deliveriesAndWeights, [cleanProduct({ variants: [made(5, "day")] })])).toEqual([]);
});
