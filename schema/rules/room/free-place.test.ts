import fc from "fast-check";
import { expect, test } from "vitest";

import { type Footprint, footprintOf, isInside, overlaps, type Piece, quarterTurns } from "./footprint.ts";
import { freePlace } from "./free-place.ts";

const cm = (min: number, max: number) => fc.integer({ min, max });
// even sides, so that every place on whole centimetres has its middle on one
const side = (min: number, max: number) => cm(min, max).map((half) => 2 * half);
const floor = { widthCm: 40, lengthCm: 30 };
const sizes = fc.record({ widthCm: side(1, 20), depthCm: side(1, 20) });
const others: fc.Arbitrary<Piece[]> = fc.array(
  fc.record({
    xCm: cm(0, 40),
    yCm: cm(0, 30),
    turnDegrees: fc.constantFrom(...quarterTurns),
    widthCm: side(1, 12),
    depthCm: side(1, 12),
  }),
  { maxLength: 5 },
);

const shareFloor = (one: Footprint, other: Footprint) =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);

test("a place is found when trying every centimetre finds one, and it is free", () => {
  fc.assert(
    fc.property(sizes, others, (size, pieces) => {
      const taken = pieces.map(footprintOf);
      const found = freePlace(size, taken, floor);
      if (found) {
        const print = footprintOf({ ...size, ...found });
        expect(isInside(print, floor) && !taken.some((other) => overlaps(print, other))).toBe(true);
        return;
      }
      for (let x = 0; x <= floor.widthCm; x += 1)
        for (let y = 0; y <= floor.lengthCm; y += 1)
          for (const turnDegrees of [0, 90] as const) {
            const print = footprintOf({ ...size, xCm: x, yCm: y, turnDegrees });
            if (isInside(print, floor) && !taken.some((other) => shareFloor(print, other)))
              expect.fail(`free at ${x}, ${y}, turned by ${turnDegrees}`);
          }
    }),
    { numRuns: 2000 },
  );
});
