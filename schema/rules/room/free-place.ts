import { type Floor, type Footprint, footprintOf, isInside, onFloor, overlaps, type QuarterTurn } from "./footprint.ts";
import { floorBefore, type Opening } from "./openings.ts";

/** Where a new piece can stand. */
export interface FreePlace {
  readonly xCm: number;
  readonly yCm: number;
  readonly turnDegrees: QuarterTurn;
}

/**
 * The first place from the back left corner on where a piece of this size stands inside the walls and in nothing else, as it is or a quarter
 * turned; undefined when there is none. A piece with a place has one against walls or others, so only those lines are tried.
 * @param taken floor that is not free, in cm
 */
export function freePlace(
  size: { readonly widthCm: number; readonly depthCm: number },
  taken: readonly Footprint[],
  floor: Floor,
): FreePlace | undefined {
  for (const turnDegrees of [0, 90] as const) {
    const { right: halfWidth, bottom: halfDepth } = footprintOf({ ...size, xCm: 0, yCm: 0, turnDegrees });
    const lefts = [0, ...taken.map(({ right }) => right)].toSorted((one, other) => one - other);
    const tops = [0, ...taken.map(({ bottom }) => bottom)].toSorted((one, other) => one - other);
    for (const top of tops)
      for (const left of lefts) {
        const placed = onFloor({ ...size, turnDegrees, xCm: left + halfWidth, yCm: top + halfDepth }, floor);
        const print = footprintOf(placed);
        if (isInside(print, floor) && !taken.some((other) => overlaps(print, other)))
          return { xCm: placed.xCm, yCm: placed.yCm, turnDegrees };
      }
  }
  return undefined;
}

/** The floor that doors need to swing into a room. */
export function swungOver(openings: readonly Opening[], floor: Floor): Footprint[] {
  return openings
    .filter(({ kind, swingsIn }) => kind === "DOOR" && swingsIn)
    .map((door) => floorBefore(door, door.widthCm, floor));
}
