import fc from "fast-check";
import { expect, test } from "vitest";

import { footprintOf, overlaps, quarterTurns } from "./footprint.ts";
import { hingeOf, isInSwing, type Opening, walls } from "./openings.ts";
import { pieceKinds, type PlacedPiece, roomHints } from "./room-hints.ts";

const cm = (min: number, max: number) => fc.integer({ min, max });
const floor = { widthCm: 400, lengthCm: 360 };
const pieces: fc.Arbitrary<PlacedPiece> = fc.record({
  key: fc.constant(""),
  kind: fc.constantFrom(...pieceKinds),
  xCm: cm(0, 400),
  yCm: cm(0, 360),
  turnDegrees: fc.constantFrom(...quarterTurns),
  widthCm: cm(20, 220),
  depthCm: cm(20, 220),
});
const doors: fc.Arbitrary<Opening> = fc.record({
  kind: fc.constant("DOOR" as const),
  wall: fc.constantFrom(...walls),
  fromCm: cm(0, 250),
  widthCm: cm(60, 110),
  hinge: fc.constantFrom("START" as const, "END" as const),
  swingsIn: fc.constant(true),
});
const named = (all: readonly PlacedPiece[]) => all.map((piece, index) => ({ ...piece, key: String(index) }));
const bed = (more: Partial<PlacedPiece> = {}): PlacedPiece => ({
  key: "bed",
  kind: "bed",
  xCm: 200,
  yCm: 105,
  turnDegrees: 0,
  widthCm: 180,
  depthCm: 210,
  ...more,
});
const hintsOf = (placed: readonly PlacedPiece[], openings: readonly Opening[] = []) =>
  roomHints(placed, openings, floor).map(({ kind, level, key, other, cm: free }) => [kind, level, key, other, free]);

test("no overlap of what stands goes unnoticed, and none is invented", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (some) => {
      const placed = named(some);
      const standing = placed.filter(({ kind }) => kind !== "rug" && kind !== "lamp");
      const pairs = standing.flatMap((one, index) =>
        standing.slice(index + 1).filter((other) => overlaps(footprintOf(one), footprintOf(other))),
      );
      const found = roomHints(placed, [], floor).filter(({ kind }) => kind === "collision");
      expect(found).toHaveLength(pairs.length);
    }),
  );
});

test("a door's swing is the quarter circle around its hinge", () => {
  fc.assert(
    fc.property(pieces, doors, (piece, door) => {
      const print = footprintOf(piece);
      const { x, y } = hingeOf(door, floor);
      let isHit = false;
      for (let px = 1; px < floor.widthCm && !isHit; px += 2)
        for (let py = 1; py < floor.lengthCm && !isHit; py += 2) {
          const isIn = px > print.left && px < print.right && py > print.top && py < print.bottom;
          const along = door.wall === "BACK" || door.wall === "FRONT" ? px : py;
          const isBefore = along > door.fromCm && along < door.fromCm + door.widthCm;
          isHit = isIn && isBefore && Math.hypot(px - x, py - y) < door.widthCm;
        }
      if (isHit) expect(isInSwing(print, door, floor)).toBe(true);
    }),
    { numRuns: 300 },
  );
  const door: Opening = { kind: "DOOR", wall: "FRONT", fromCm: 300, widthCm: 90, hinge: "END", swingsIn: true };
  const chest = { left: 300, top: 320, right: 310, bottom: 330 };
  expect(isInSwing(chest, door, floor)).toBe(true);
  // the corner behind the open door's edge
  expect(isInSwing({ left: 300, top: 268, right: 308, bottom: 276 }, door, floor)).toBe(false);
  expect(isInSwing(chest, { ...door, swingsIn: false }, floor)).toBe(false);
});

test("a bed for two wants both sides and its foot, one for one a side", () => {
  expect(hintsOf([bed()])).toEqual([]);
  expect(hintsOf([bed({ xCm: 100 })])).toEqual([["bedSide", "tight", "bed", undefined, 10]]);
  expect(hintsOf([bed({ xCm: 160 })])).toEqual([["bedSide", "snug", "bed", undefined, 70]]);
  expect(hintsOf([bed({ widthCm: 90, xCm: 45 })])).toEqual([]);
  // turned, its foot is to the left
  expect(hintsOf([bed({ turnDegrees: 90, xCm: 140, yCm: 180 })])).toEqual([["bedFoot", "tight", "bed", undefined, 35]]);
});

test("a nightstand beside the head is in nobody's way, a wardrobe is", () => {
  const nightstand: PlacedPiece = {
    ...bed(),
    key: "nightstand",
    kind: "other",
    widthCm: 45,
    depthCm: 40,
    xCm: 312,
    yCm: 20,
  };
  expect(hintsOf([bed(), nightstand])).toEqual([]);
  const wardrobe: PlacedPiece = {
    ...bed(),
    key: "wardrobe",
    kind: "wardrobe",
    widthCm: 150,
    depthCm: 60,
    turnDegrees: 90,
    xCm: 370,
    yCm: 100,
  };
  expect(hintsOf([bed(), wardrobe])).toEqual([
    ["bedSide", "tight", "bed", "wardrobe", 50],
    ["wardrobeFront", "tight", "wardrobe", "bed", 50],
  ]);
});

test("what is outside, in another's place or in a door's is named first, rugs and lamps are in nobody's", () => {
  const door: Opening = { kind: "DOOR", wall: "FRONT", fromCm: 300, widthCm: 90, hinge: "END", swingsIn: true };
  const chest: PlacedPiece = { ...bed(), key: "chest", kind: "other", widthCm: 120, depthCm: 45, xCm: 330, yCm: 330 };
  const rug: PlacedPiece = { ...bed(), key: "rug", kind: "rug", widthCm: 200, depthCm: 290, yCm: 180 };
  expect(hintsOf([bed(), rug, chest], [door])).toEqual([["inSwing", "error", "chest", undefined, undefined]]);
  expect(hintsOf([bed({ xCm: 60 })])[0]).toEqual(["outside", "error", "bed", undefined, undefined]);
  expect(hintsOf([bed(), { ...chest, xCm: 200, yCm: 200 }])[0]).toEqual([
    "collision",
    "error",
    "chest",
    "bed",
    undefined,
  ]);
});
