import fc from "fast-check";
import { expect, test } from "vitest";

import {
  footprintOf,
  gapBetween,
  isInside,
  onFloor,
  overlaps,
  type Piece,
  quarterTurns,
  snapped,
  turned,
} from "./footprint.ts";

const cm = (min: number, max: number) => fc.integer({ min, max });
const floors = fc.record({ widthCm: cm(100, 2000), lengthCm: cm(100, 2000) });
const pieces: fc.Arbitrary<Piece> = fc.record({
  xCm: cm(0, 800),
  yCm: cm(0, 800),
  turnDegrees: fc.constantFrom(...quarterTurns),
  widthCm: cm(20, 320),
  depthCm: cm(20, 320),
});

test("four turns are none, two cover the same floor, and a turn swaps width and depth", () => {
  fc.assert(
    fc.property(pieces, (piece) => {
      expect(turned(turned(turned(turned(piece))))).toEqual(piece);
      expect(footprintOf(turned(turned(piece)))).toEqual(footprintOf(piece));
      const [one, other] = [footprintOf(piece), footprintOf(turned(piece))];
      expect([other.right - other.left, other.bottom - other.top]).toEqual([
        one.bottom - one.top,
        one.right - one.left,
      ]);
    }),
  );
});

// more than the centimetre that rounding may take
const covers = ({ left, top, right, bottom }: ReturnType<typeof footprintOf>, x: number, y: number) =>
  x > left + 0.5 && x < right - 0.5 && y > top + 0.5 && y < bottom - 0.5;

test("an overlap is found exactly when some floor is covered twice", () => {
  const small = pieces.map((piece) => ({
    ...piece,
    xCm: piece.xCm % 40,
    yCm: piece.yCm % 40,
    widthCm: 1 + (piece.widthCm % 20),
    depthCm: 1 + (piece.depthCm % 20),
  }));
  fc.assert(
    fc.property(small, small, (one, other) => {
      const [a, b] = [footprintOf(one), footprintOf(other)];
      let isTwice = false;
      for (let x = -10.75; x < 51; x += 0.5)
        for (let y = -10.75; y < 51 && !isTwice; y += 0.5) isTwice = covers(a, x, y) && covers(b, x, y);
      expect(overlaps(a, b)).toBe(isTwice);
      expect(overlaps(b, a)).toBe(isTwice);
      if (gapBetween(a, b) > 0) expect(isTwice).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test("what is let go stands on whole centimetres of the floor, and near a wall against it", () => {
  fc.assert(
    fc.property(pieces, fc.array(pieces, { maxLength: 6 }), floors, (piece, others, floor) => {
      const placed = snapped(piece, others.map(footprintOf), floor);
      expect([placed.xCm, placed.yCm].every(Number.isInteger)).toBe(true);
      expect(placed.xCm >= 0 && placed.xCm <= floor.widthCm && placed.yCm >= 0 && placed.yCm <= floor.lengthCm).toBe(
        true,
      );
    }),
  );
  const bed: Piece = { xCm: 95, yCm: 106, turnDegrees: 0, widthCm: 180, depthCm: 210 };
  const placed = snapped(bed, [], { widthCm: 400, lengthCm: 400 });
  expect(footprintOf(placed)).toMatchObject({ left: 0, top: 0 });
  expect(isInside(footprintOf(placed), { widthCm: 400, lengthCm: 400 })).toBe(true);
  const nightstand: Piece = { xCm: 208, yCm: 20, turnDegrees: 0, widthCm: 45, depthCm: 40 };
  expect(footprintOf(snapped(nightstand, [footprintOf(placed)], { widthCm: 400, lengthCm: 400 })).left).toBe(180.5);
  expect(onFloor({ ...bed, xCm: -40.2, yCm: 512.6 }, { widthCm: 300, lengthCm: 400 })).toMatchObject({
    xCm: 0,
    yCm: 400,
  });
});
