import fc from "fast-check";
import { expect, test } from "vitest";
import { familiesOf, sizeFamilies } from "./size-families.ts";

const beds = [
  "60 × 120 cm",
  "90 × 200 cm",
  "100 × 200 cm",
  "120 × 200 cm",
  "140 × 200 cm",
  "160 × 210 cm",
  "180 × 200 cm",
];
const duvets = ["100 × 135 cm", "140 × 200 cm", "200 × 200 cm", "240 × 220 cm", "260 × 220 cm"];

test("a size is called by its width, and a duvet is wider than the bed of the same name", () => {
  expect([...(familiesOf(beds)?.values() ?? [])]).toEqual([
    "child",
    "single",
    "single",
    "smallDouble",
    "double",
    "double",
    "litsJumeaux",
  ]);
  expect([...(familiesOf(duvets)?.values() ?? [])]).toEqual([
    "child",
    "single",
    "double",
    "litsJumeaux",
    "litsJumeaux",
  ]);
});

test.each([
  ["both together", [...beds, ...duvets]],
  ["rugs", ["60 × 90 cm", "140 × 200 cm", "240 × 340 cm"]],
  ["sofas", ["198 × 90 × 84 cm", "90 × 200 cm"]],
  ["towels", ["50 × 100 cm", "set van 4"]],
  ["nothing", []],
])("%s have no families", (_what, names) => {
  expect(familiesOf(names)).toBeUndefined();
});

test("of beds of one length the wider one is never of a smaller family", () => {
  const width = fc.integer({ min: 60, max: 220 });
  fc.assert(
    fc.property(width, width, (one, other) => {
      const families = familiesOf(["90 × 200 cm", `${one} × 200 cm`, `${other} × 200 cm`]);
      const rank = (size: number) => sizeFamilies.indexOf(families?.get(`${size} × 200 cm`) ?? "child");
      return one <= other ? rank(one) <= rank(other) : rank(one) >= rank(other);
    }),
  );
});
