import fc from "fast-check";
import { expect, test } from "vitest";

import { doorPlay, passesDoor, reachAroundCorner } from "./passes-door.ts";

const cm = (min: number, max: number) => fc.integer({ min, max });
const runs = { numRuns: 10_000 };

/** Carries a box around a corner in small turns, its outer side's ends on the outer walls, and looks where the inner corner comes to lie. */
function turnsCorner(length: number, thickness: number, one: number, other: number): boolean {
  for (let step = 1; step < 400; step += 1) {
    const angle = (step / 400) * (Math.PI / 2);
    const [fromX, fromY] = [length * Math.cos(angle), 0];
    const [toX, toY] = [0, length * Math.sin(angle)];
    // the inner corner, seen along the outer side and away from it
    const [alongX, alongY] = [(toX - fromX) / length, (toY - fromY) / length];
    const along = (other - fromX) * alongX + (one - fromY) * alongY;
    const away = Math.abs((other - fromX) * alongY - (one - fromY) * alongX);
    const isBeyond = other * Math.sin(angle) + one * Math.cos(angle) > length * Math.sin(angle) * Math.cos(angle);
    if (along > 0 && along < length && (!isBeyond || away < thickness)) return false;
  }
  return true;
}

test("the reach around a corner is what a box carried in small turns has", () => {
  fc.assert(
    fc.property(cm(70, 200), cm(60, 120), cm(20, 110), (hall, opening, thickness) => {
      fc.pre(thickness < Math.min(hall, opening));
      const reach = reachAroundCorner(hall, opening, thickness);
      expect(turnsCorner(reach - 0.5, thickness, hall, opening)).toBe(true);
      expect(turnsCorner(reach + 2, thickness, hall, opening)).toBe(false);
    }),
    runs,
  );
});

test("a wider door, a higher one and a smaller sofa never make it worse", () => {
  fc.assert(
    fc.property(
      cm(60, 300),
      cm(50, 110),
      cm(60, 120),
      cm(60, 120),
      cm(190, 240),
      fc.option(cm(80, 250), { nil: undefined }),
      (width, depth, height, door, top, hall) => {
        const passes = (bulk: Parameters<typeof passesDoor>[0], more: number) =>
          passesDoor(bulk, { width: door + more, height: top + more, hall: hall && hall + more }) !== null;
        if (!passes({ width, depth, height }, 0)) return;
        expect(passes({ width, depth, height }, 5)).toBe(true);
        expect(passes({ width: width - 5, depth: depth - 5, height: height - 5 }, 0)).toBe(true);
      },
    ),
    runs,
  );
});

test.each([
  ["as it stands", { width: 210, depth: 78, height: 80 }, { width: 83, height: 201 }, "standing"],
  ["on its back", { width: 210, depth: 95, height: 72 }, { width: 78, height: 201 }, "lying"],
  [
    "on its end from a narrow hall",
    { width: 180, depth: 90, height: 78 },
    { width: 83, height: 201, hall: 100 },
    "upright",
  ],
  ["not at all", { width: 240, depth: 98, height: 90 }, { width: 83, height: 201 }, null],
] as const)("a sofa passes %s", (_how, bulk, doorway, passage) => {
  expect(passesDoor(bulk, doorway)).toBe(passage);
});

test("hands need room between the posts", () => {
  const sofa = { width: 200, depth: 90, height: 83 };
  expect(passesDoor(sofa, { width: 83, height: 201 })).toBeNull();
  expect(passesDoor(sofa, { width: 83 + doorPlay, height: 201 })).toBe("lying");
});
