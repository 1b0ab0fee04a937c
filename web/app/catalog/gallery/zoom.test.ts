import fc from "fast-check";
import { expect, test } from "vitest";
import { type Frame, mostZoom, panBy, type Point, type View, wholeView, zoomAt } from "./zoom.ts";

const frame: Frame = { width: 800, height: 600 };
const inFrame: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: -400, max: 400 }),
  y: fc.integer({ min: -300, max: 300 }),
});
const shown = (place: Point, { scale, x, y }: View) => ({ x: (place.x - x) / scale, y: (place.y - y) / scale });
const actions = fc.array(
  fc.oneof(
    fc.record({ factor: fc.double({ min: 0.1, max: 5, noNaN: true }), at: inFrame }),
    fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) }),
  ),
  { maxLength: 20 },
);

test("the point under the pointer stays there while the photo grows", () => {
  fc.assert(
    fc.property(inFrame, fc.double({ min: 1, max: mostZoom, noNaN: true }), (point, factor) => {
      const view = zoomAt(wholeView, frame, factor, point);
      expect(shown(point, view).x).toBeCloseTo(point.x, 6);
      expect(shown(point, view).y).toBeCloseTo(point.y, 6);
    }),
  );
});

test("whatever is zoomed and moved, the photo fills its frame and is between once and four times as large", () => {
  fc.assert(
    fc.property(actions, (steps) => {
      let view = wholeView;
      for (const step of steps) {
        view = "factor" in step ? zoomAt(view, frame, step.factor, step.at) : panBy(view, frame, step.x, step.y);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(mostZoom);
        expect((frame.width * view.scale) / 2 - Math.abs(view.x)).toBeGreaterThanOrEqual(frame.width / 2 - 1e-6);
        expect((frame.height * view.scale) / 2 - Math.abs(view.y)).toBeGreaterThanOrEqual(frame.height / 2 - 1e-6);
      }
    }),
  );
});

test("a whole photo does not move", () => {
  expect(panBy(wholeView, frame, 100, 100)).toEqual(wholeView);
});
