import type { RoomType } from "@warmeland/schema/rules/room-configuration.ts";
import type { Opening } from "@warmeland/schema/rules/room/openings.ts";
import type { QuarterTurn } from "@warmeland/schema/rules/room/footprint.ts";

/** A product that stands in a plan, in cm from the left and the back wall to its middle. */
export interface PlanPiece {
  /** Tells it apart from others of the same variant. */
  readonly key: string;
  /** `Product.id` of its colour. */
  readonly productId: string;
  readonly variantId: number;
  readonly xCm: number;
  readonly yCm: number;
  readonly turnDegrees: QuarterTurn;
}

/** A room as it is being planned. */
export interface Plan {
  /** `RoomConfiguration.id` of the visitor's own saved room; undefined before it is saved. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly type: RoomType;
  readonly widthCm: number;
  readonly lengthCm: number;
  readonly openings: readonly Opening[];
  readonly pieces: readonly PlanPiece[];
}

/** A plan with what it was before and what was undone. */
export interface PlanHistory {
  readonly past: readonly Plan[];
  readonly present: Plan;
  readonly future: readonly Plan[];
}

export type PlanAction =
  | { readonly type: "open"; readonly plan: Plan }
  /** `during` takes the place of the step before, so that a drag is one step. */
  | { readonly type: "change"; readonly plan: Plan; readonly during?: boolean }
  | { readonly type: "saved"; readonly id: string }
  | { readonly type: "undo" }
  | { readonly type: "redo" };

const mostSteps = 100;

export function planReducer(history: PlanHistory, action: PlanAction): PlanHistory {
  const { past, present, future } = history;
  if (action.type === "open") return { past: [], present: action.plan, future: [] };
  if (action.type === "saved") return { past, present: { ...present, id: action.id }, future };
  if (action.type === "change") {
    if (action.during) return { past, present: action.plan, future };
    return { past: [...past, present].slice(-mostSteps), present: action.plan, future: [] };
  }
  const isUndo = action.type === "undo";
  const next = isUndo ? past.at(-1) : future[0];
  if (!next) return history;
  // a saved room stays the saved one
  const shown = { ...next, id: present.id };
  return isUndo
    ? { past: past.slice(0, -1), present: shown, future: [present, ...future] }
    : { past: [...past, present], present: shown, future: future.slice(1) };
}

/** The plan with one of its pieces changed. */
export function withPiece(plan: Plan, key: string, change: Partial<PlanPiece>): Plan {
  return { ...plan, pieces: plan.pieces.map((piece) => (piece.key === key ? { ...piece, ...change } : piece)) };
}
