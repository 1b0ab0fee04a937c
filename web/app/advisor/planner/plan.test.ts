import fc from "fast-check";
import { expect, test } from "vitest";
import { type Plan, planReducer, withPiece } from "./plan.ts";

const plan: Plan = {
  name: "",
  type: "BEDROOM",
  widthCm: 400,
  lengthCm: 380,
  openings: [],
  pieces: [{ key: "bed", productId: "p", variantId: 1, xCm: 200, yCm: 105, turnDegrees: 0 }],
};

test("undoing every change leads back, redoing all of them forth again", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 30 }), (places) => {
      const opened = { past: [], present: plan, future: [] };
      const changed = places.reduce(
        (history, xCm) => planReducer(history, { type: "change", plan: withPiece(history.present, "bed", { xCm }) }),
        planReducer(opened, { type: "open", plan }),
      );
      const undone = places.reduce((history) => planReducer(history, { type: "undo" }), changed);
      expect(undone.present).toEqual(plan);
      expect(planReducer(undone, { type: "undo" })).toBe(undone);
      const redone = places.reduce((history) => planReducer(history, { type: "redo" }), undone);
      expect(redone.present).toEqual(changed.present);
    }),
  );
});

test("a drag is one step, and a saved room stays the saved one when changes are undone", () => {
  const moved = (xCm: number) => withPiece(plan, "bed", { xCm });
  const begun = planReducer({ past: [], present: plan, future: [] }, { type: "change", plan: moved(210) });
  const dragged = planReducer(begun, { type: "change", plan: moved(260), during: true });
  const saved = planReducer(dragged, { type: "saved", id: "room" });
  expect(planReducer(saved, { type: "undo" }).present).toEqual({ ...plan, id: "room" });
});
