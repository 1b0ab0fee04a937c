import { type Floor, type Footprint, footprintOf, isInside, overlaps, type Piece } from "./footprint.ts";
import { floorBefore, isInSwing, type Opening } from "./openings.ts";

/** What a piece is to the room, which decides how much floor it needs around it. */
export const pieceKinds = ["bed", "wardrobe", "sofa", "table", "coffeeTable", "rug", "lamp", "other"] as const;
export type PieceKind = (typeof pieceKinds)[number];

export interface PlacedPiece extends Piece {
  /** Tells pieces of a plan apart. */
  readonly key: string;
  readonly kind: PieceKind;
}

/** What is wrong or tight, the worst first. */
export const hintKinds = [
  "outside",
  "collision",
  "inSwing",
  "beforeDoor",
  "bedSide",
  "bedFoot",
  "wardrobeFront",
  "coffeeTable",
] as const;
export type HintKind = (typeof hintKinds)[number];

export interface RoomHint {
  readonly kind: HintKind;
  /** `error` does not work, `tight` is less than least, `snug` less than comfortable. */
  readonly level: "error" | "tight" | "snug";
  readonly key: string;
  /** The other piece it is about. */
  readonly other?: string;
  /** How much floor there is, in cm. */
  readonly cm?: number;
}

/** How much floor is needed, in cm: the least, and what is comfortable (docs/rules.md#clearances). */
export const clearances = {
  beforeDoor: { least: 10, comfortable: 10 },
  bedSide: { least: 60, comfortable: 75 },
  bedFoot: { least: 60, comfortable: 90 },
  wardrobeFront: { least: 60, comfortable: 90 },
  coffeeTable: { least: 35, comfortable: 45 },
} as const;

/** From this width on two sleep in a bed, and each gets out at a side. */
const bedForTwo = 150;

/** What lies flat, hangs or stands on something is in nobody's way. */
const flat: ReadonlySet<PieceKind> = new Set(["rug", "lamp"]);

/** What does not work and what is tight in a room, the worst first. Nothing of it is forbidden. */
export function roomHints(pieces: readonly PlacedPiece[], openings: readonly Opening[], floor: Floor): RoomHint[] {
  const standing = pieces.map((piece) => ({ piece, print: footprintOf(piece) }));
  const solid = standing.filter(({ piece }) => !flat.has(piece.kind));
  const hints: RoomHint[] = [];
  for (const { piece, print } of standing) {
    if (!isInside(print, floor)) hints.push({ kind: "outside", level: "error", key: piece.key });
  }
  for (const [index, { piece, print }] of solid.entries()) {
    for (const other of solid.slice(index + 1)) {
      if (overlaps(print, other.print))
        hints.push({ kind: "collision", level: "error", key: other.piece.key, other: piece.key });
    }
    for (const door of openings) {
      if (isInSwing(print, door, floor)) hints.push({ kind: "inSwing", level: "error", key: piece.key });
      else if (door.kind === "DOOR" && overlaps(print, floorBefore(door, swingDepth(door), floor)))
        hints.push({ kind: "beforeDoor", level: "tight", key: piece.key });
    }
  }
  for (const { piece, print } of solid) {
    for (const { kind, sides } of neededFloor(piece)) {
      const others = solid.filter(
        (other) => other.piece !== piece && (kind === "coffeeTable") === (other.piece.kind === "coffeeTable"),
      );
      const free = sides.map((side) => freeFloor(print, side, others, floor));
      // one free side is enough for a bed of one
      const hint = kind === "bedSide" && piece.widthCm < bedForTwo ? widest(free) : narrowest(free);
      const { least, comfortable } = clearances[kind];
      // what overlaps is said already, and a sofa may face a wall
      if (!hint || hint.cm >= comfortable || hint.isOverlapped) continue;
      if (kind === "coffeeTable" && hint.other === undefined) continue;
      const { cm, other } = hint;
      const level = cm < least ? "tight" : "snug";
      hints.push({ kind, level, key: piece.key, cm: Math.round(cm), ...(other === undefined ? {} : { other }) });
    }
  }
  const levels = ["error", "tight", "snug"];
  return hints.toSorted(
    (one, two) =>
      levels.indexOf(one.level) - levels.indexOf(two.level) ||
      hintKinds.indexOf(one.kind) - hintKinds.indexOf(two.kind),
  );
}

function swingDepth({ swingsIn, widthCm }: Opening): number {
  return (swingsIn ? widthCm : 60) + clearances.beforeDoor.least;
}

type Side = "back" | "right" | "front" | "left";
const clockwise: readonly Side[] = ["back", "right", "front", "left"];

/** Which sides of a piece need floor, as it is turned. */
function neededFloor({ kind, turnDegrees }: PlacedPiece): { kind: keyof typeof clearances; sides: Side[] }[] {
  const at = (side: Side) => clockwise[(clockwise.indexOf(side) + turnDegrees / 90) % 4]!;
  switch (kind) {
    case "bed":
      return [
        { kind: "bedSide", sides: [at("left"), at("right")] },
        { kind: "bedFoot", sides: [at("front")] },
      ];
    case "wardrobe":
      return [{ kind: "wardrobeFront", sides: [at("front")] }];
    case "sofa":
      return [{ kind: "coffeeTable", sides: [at("front")] }];
    default:
      return [];
  }
}

interface Free {
  readonly cm: number;
  /** What stands there; the wall without. */
  readonly other: string | undefined;
  readonly isOverlapped: boolean;
}

/** How much floor is free on a side of a piece, to the wall or to what stands there. */
function freeFloor(
  print: Footprint,
  side: Side,
  others: readonly { readonly piece: PlacedPiece; readonly print: Footprint }[],
  { widthCm, lengthCm }: Floor,
): Free {
  const isAcross = side === "left" || side === "right";
  const wall = { left: print.left, right: widthCm - print.right, back: print.top, front: lengthCm - print.bottom }[
    side
  ];
  let free: Free = { cm: Math.max(0, wall), other: undefined, isOverlapped: false };
  for (const other of others) {
    const shared = isAcross
      ? Math.min(print.bottom, other.print.bottom) - Math.max(print.top, other.print.top)
      : Math.min(print.right, other.print.right) - Math.max(print.left, other.print.left);
    const length = isAcross ? print.bottom - print.top : print.right - print.left;
    // a nightstand beside the head leaves the way out of bed free
    if (shared <= length * besideHead) continue;
    const cm = {
      left: print.left - other.print.right,
      right: other.print.left - print.right,
      back: print.top - other.print.bottom,
      front: other.print.top - print.bottom,
    }[side];
    const isOverlapped = overlaps(print, other.print);
    if (cm < 0 && !isOverlapped) continue;
    if (cm < free.cm) free = { cm: Math.max(0, cm), other: other.piece.key, isOverlapped };
  }
  return free;
}

/** Share of a side that may be taken without standing in the way. */
const besideHead = 0.35;

function narrowest(free: readonly Free[]): Free | undefined {
  return free.toSorted((one, other) => one.cm - other.cm)[0];
}

function widest(free: readonly Free[]): Free | undefined {
  return free.toSorted((one, other) => other.cm - one.cm)[0];
}
