/** Quarter turns clockwise, in degrees. */
export const quarterTurns = [0, 90, 180, 270] as const;
export type QuarterTurn = (typeof quarterTurns)[number];

/** A piece seen from above, in cm: its middle from the left and the back wall, and what it measures before it is turned. */
export interface Piece {
  readonly xCm: number;
  readonly yCm: number;
  readonly turnDegrees: QuarterTurn;
  readonly widthCm: number;
  readonly depthCm: number;
}

/** What a piece covers of the floor, in cm from the left and the back wall. */
export interface Footprint {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A floor, in cm: from the left to the right wall and from the back to the front wall. */
export interface Floor {
  readonly widthCm: number;
  readonly lengthCm: number;
}

/** What a piece covers, as it is turned. */
export function footprintOf({ xCm, yCm, turnDegrees, widthCm, depthCm }: Piece): Footprint {
  const [width, depth] = turnDegrees % 180 === 0 ? [widthCm, depthCm] : [depthCm, widthCm];
  return { left: xCm - width / 2, top: yCm - depth / 2, right: xCm + width / 2, bottom: yCm + depth / 2 };
}

/** The same piece, a quarter turned clockwise about its middle. */
export function turned<Turned extends Piece>(piece: Turned): Turned {
  return { ...piece, turnDegrees: ((piece.turnDegrees + 90) % 360) as QuarterTurn };
}

/** Middles are whole centimetres, so the edge of a piece of 45 cm is half a one beside where it is drawn to. */
const rounding = 0.5;

/** Whether two cover some of the same floor; touching is none, nor is what only rounding makes of it. */
export function overlaps(one: Footprint, other: Footprint): boolean {
  const least = 2 * rounding;
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > least &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > least
  );
}

/** Whether it lies inside the walls. */
export function isInside({ left, top, right, bottom }: Footprint, { widthCm, lengthCm }: Floor): boolean {
  return left >= -rounding && top >= -rounding && right <= widthCm + rounding && bottom <= lengthCm + rounding;
}

/** How far apart two are, in cm, along the floor: 0 when they touch or overlap. */
export function gapBetween(one: Footprint, other: Footprint): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const along = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.max(across, along);
}

/** Within so many cm a piece that is moved takes the line of a wall or of another piece. */
export const snapCm = 8;

/** The piece where it is let go: at the wall or the edge of another when one is near, else on whole cm; its middle stays on the floor. */
export function snapped<Moved extends Piece>(piece: Moved, others: readonly Footprint[], floor: Floor): Moved {
  const own = footprintOf(piece);
  const xLines = [0, floor.widthCm, ...others.flatMap(({ left, right }) => [left, right])];
  const yLines = [0, floor.lengthCm, ...others.flatMap(({ top, bottom }) => [top, bottom])];
  const xCm = piece.xCm + nearestShift([own.left, own.right], xLines);
  const yCm = piece.yCm + nearestShift([own.top, own.bottom], yLines);
  return onFloor({ ...piece, xCm, yCm }, floor);
}

/** The piece with its middle on whole cm of the floor: a saved room has no other places. */
export function onFloor<Moved extends Piece>(piece: Moved, { widthCm, lengthCm }: Floor): Moved {
  return { ...piece, xCm: wholeUpTo(piece.xCm, widthCm), yCm: wholeUpTo(piece.yCm, lengthCm) };
}

function wholeUpTo(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value)));
}

function nearestShift(edges: readonly number[], lines: readonly number[]): number {
  const shifts = lines.flatMap((line) => edges.map((edge) => line - edge));
  const nearest = shifts.reduce((best, shift) => (Math.abs(shift) < Math.abs(best) ? shift : best), Infinity);
  return Math.abs(nearest) <= snapCm ? nearest : 0;
}
