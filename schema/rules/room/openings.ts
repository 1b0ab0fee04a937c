import * as z from "zod/mini";
import type { FieldProblemKey } from "../field-rules.ts";
import type { Floor, Footprint } from "./footprint.ts";

export const openingKinds = ["DOOR", "WINDOW"] as const;
export const walls = ["BACK", "RIGHT", "FRONT", "LEFT"] as const;
export type Wall = (typeof walls)[number];
export const hinges = ["START", "END"] as const;

/** How wide a door or window may be, in cm. */
export const openingWidths = { min: 40, max: 600 } as const;
/** How many a room has. */
export const mostOpenings = 20;

const choice: FieldProblemKey = "choice";
const range: FieldProblemKey = "range";

/** A door or window in a wall, in cm from the left end of the back or front wall, or the back end of the others (docs/rules.md#rooms). */
export const openingSchema = z.object({
  kind: z.enum(openingKinds, choice),
  wall: z.enum(walls, choice),
  fromCm: z.int(range).check(z.minimum(0, range), z.maximum(2000, range)),
  widthCm: z.int(range).check(z.minimum(openingWidths.min, range), z.maximum(openingWidths.max, range)),
  /** At which end a door hangs; it swings into the room, or not at all. */
  hinge: z._default(z.enum(hinges, choice), "START"),
  swingsIn: z._default(z.boolean(), true),
});
export type Opening = z.output<typeof openingSchema>;

/** How long a wall is, in cm. */
export function lengthOfWall(wall: Wall, { widthCm, lengthCm }: Floor): number {
  return wall === "BACK" || wall === "FRONT" ? widthCm : lengthCm;
}

/** The strip of floor in front of an opening, `depthCm` deep. */
export function floorBefore({ wall, fromCm, widthCm }: Opening, depthCm: number, floor: Floor): Footprint {
  const end = fromCm + widthCm;
  const strips: Readonly<Record<Wall, Footprint>> = {
    BACK: { left: fromCm, right: end, top: 0, bottom: depthCm },
    FRONT: { left: fromCm, right: end, top: floor.lengthCm - depthCm, bottom: floor.lengthCm },
    LEFT: { top: fromCm, bottom: end, left: 0, right: depthCm },
    RIGHT: { top: fromCm, bottom: end, left: floor.widthCm - depthCm, right: floor.widthCm },
  };
  return strips[wall];
}

/** Whether a piece stands in the quarter circle that a door swings through. */
export function isInSwing(piece: Footprint, door: Opening, floor: Floor): boolean {
  if (door.kind !== "DOOR" || !door.swingsIn) return false;
  const { x, y } = hingeOf(door, floor);
  const swing = floorBefore(door, door.widthCm, floor);
  const left = Math.max(piece.left, swing.left);
  const right = Math.min(piece.right, swing.right);
  const top = Math.max(piece.top, swing.top);
  const bottom = Math.min(piece.bottom, swing.bottom);
  if (left >= right || top >= bottom) return false;
  // the point of the shared rectangle that is nearest to the hinge
  const nearX = Math.min(right, Math.max(left, x));
  const nearY = Math.min(bottom, Math.max(top, y));
  return Math.hypot(nearX - x, nearY - y) < door.widthCm;
}

/** Where a door hangs, in cm from the left and the back wall. */
export function hingeOf({ wall, fromCm, widthCm, hinge }: Opening, floor: Floor): { x: number; y: number } {
  const along = hinge === "START" ? fromCm : fromCm + widthCm;
  const places: Readonly<Record<Wall, { x: number; y: number }>> = {
    BACK: { x: along, y: 0 },
    FRONT: { x: along, y: floor.lengthCm },
    LEFT: { x: 0, y: along },
    RIGHT: { x: floor.widthCm, y: along },
  };
  return places[wall];
}
