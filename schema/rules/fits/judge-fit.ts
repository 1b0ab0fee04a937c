import type { FitKind, FitPiece } from "./fit-piece.ts";

/** Why a thing does not fit. */
export const misfitReasons = ["size", "cornerLow", "cornerHigh", "split", "ownBase", "sharedCore"] as const;
export type MisfitReason = (typeof misfitReasons)[number];

/** `null` for what fits, else why it does not. */
export type FitVerdict = MisfitReason | null;

/** Measures in cm within which something fits (docs/rules.md#what-fits). */
export const fitFigures = {
  /** A fabric that stretches may differ from a mattress by so much. */
  stretch: { width: 5, length: 10 },
  /** How much deeper than a mattress or topper corners may be, before a sheet creases. */
  slack: { mattress: 20, topper: 8 },
  /** The least corner over the mattress and topper of a box spring. */
  boxSpringCorner: 35,
  /** From this width on a bed may lie on two bases and two mattresses. */
  twoFrom: 160,
} as const;

/** Widths of a duvet by the widest bed they are for, in cm; a bed shorter than `childLength` is a child's. */
export const duvetWidths: readonly { readonly bed: number; readonly duvets: readonly number[] }[] = [
  { bed: 100, duvets: [140] },
  { bed: 130, duvets: [140, 200] },
  { bed: 140, duvets: [200] },
  { bed: 160, duvets: [200, 240] },
  { bed: 200, duvets: [240, 260] },
];
const childLength = 180;

type Judge = (part: FitPiece, whole: FitPiece) => FitVerdict;

/** What is put on, in or over what, and when it fits. */
const judges: Partial<Record<FitKind, Partial<Record<FitKind, Judge>>>> = {
  "fitted-sheet": {
    mattress: (sheet, mattress) => judgeCover(sheet, mattress, fitFigures.slack.mattress),
    topper: (sheet, topper) => judgeCover(sheet, topper, fitFigures.slack.topper),
    "box-spring": (sheet, bed) => {
      if (bed.isAdjustable) return "split";
      if (!isCovered(sheet, bed)) return "size";
      return (sheet.corner ?? Infinity) < fitFigures.boxSpringCorner ? "cornerLow" : null;
    },
  },
  "topper-sheet": {
    mattress: (sheet, mattress) => (sheet.isSplit ? "split" : judgeCover(sheet, mattress, fitFigures.slack.mattress)),
    topper: (sheet, topper) =>
      isSplit(sheet) === isSplit(topper) ? judgeCover(sheet, topper, fitFigures.slack.topper) : "split",
    "box-spring": (sheet, bed) => (isSplit(sheet) !== isSplit(bed) ? "split" : isCovered(sheet, bed) ? null : "size"),
  },
  protector: {
    mattress: (protector, mattress) => judgeCover(protector, mattress, Infinity),
    "box-spring": (protector, bed) => {
      if (!bed.isAdjustable) return isAlike(protector, bed) ? null : "size";
      if (isAlike(protector, bed)) return "sharedCore";
      return isHalf(protector, bed) ? null : "size";
    },
  },
  topper: {
    mattress: (topper, mattress) => (isAlike(topper, mattress) || isHalf(mattress, topper) ? null : "size"),
    bed: (topper, bed) => (isAlike(topper, bed) ? null : "size"),
    "box-spring": (topper, bed) => (!isAlike(topper, bed) ? "size" : isSplit(topper) === isSplit(bed) ? null : "split"),
  },
  mattress: {
    bed: (mattress, bed) => (isAlike(mattress, bed) || isHalf(mattress, bed) ? null : "size"),
    "slatted-base": (mattress, base) => {
      if (isAlike(mattress, base)) return null;
      if (!isHalf(base, mattress)) return "size";
      return base.isAdjustable ? "sharedCore" : null;
    },
  },
  "slatted-base": {
    bed: (base, bed) => (bed.hasBase ? "ownBase" : isAlike(base, bed) || isHalf(base, bed) ? null : "size"),
  },
  "duvet-cover": { duvet: (cover, duvet) => (isAlike(cover, duvet) ? null : "size") },
  pillowcase: {
    pillow: (pillowcase, pillow) => (isAlike(pillowcase, pillow) || isTurned(pillowcase, pillow) ? null : "size"),
  },
  duvet: { mattress: judgeDuvet, bed: judgeDuvet, "box-spring": judgeDuvet },
};

/** A duvet of another size is a matter of taste, and no reason to warn of. */
const tastes: ReadonlySet<FitKind> = new Set(["duvet"]);

/** Whether two things fit each other, in either order; undefined when no rule is about the two. */
export function judgeFit(one: FitPiece, other: FitPiece): FitVerdict | undefined {
  const forward = judges[one.kind]?.[other.kind];
  if (forward) return forward(one, other);
  return judges[other.kind]?.[one.kind]?.(other, one);
}

/** A thing that fits none of the others it is meant for, and the first of those. */
export interface Misfit<Thing> {
  readonly thing: Thing;
  readonly of: Thing;
  readonly reason: MisfitReason;
}

/** What of several things, bought together, fits nothing that it could be meant for; each once. */
export function findMisfits<Thing>(
  things: readonly Thing[],
  pieceOf: (thing: Thing) => FitPiece | undefined,
): Misfit<Thing>[] {
  const pieces = things.flatMap((thing) => {
    const piece = pieceOf(thing);
    return piece ? [{ thing, piece }] : [];
  });
  return pieces.flatMap(({ thing, piece }) => {
    if (tastes.has(piece.kind)) return [];
    const judged = pieces.flatMap((whole) => {
      const verdict = judges[piece.kind]?.[whole.piece.kind]?.(piece, whole.piece);
      return verdict === undefined ? [] : [{ of: whole.thing, verdict }];
    });
    const [first] = judged;
    if (!first || judged.some(({ verdict }) => verdict === null)) return [];
    // the nearest miss says most: a right size with low corners before another size
    const nearest = judged.find(({ verdict }) => verdict !== "size") ?? first;
    return nearest.verdict === null ? [] : [{ thing, of: nearest.of, reason: nearest.verdict }];
  });
}

function judgeCover(cover: FitPiece, core: FitPiece, slack: number): FitVerdict {
  if (!isCovered(cover, core)) return "size";
  if (cover.corner === undefined || core.height === undefined) return null;
  if (cover.corner < core.height) return "cornerLow";
  return cover.corner > core.height + slack ? "cornerHigh" : null;
}

function judgeDuvet(duvet: FitPiece, bed: FitPiece): FitVerdict {
  if (bed.length < childLength) return duvet.length < childLength ? null : "size";
  const widths = duvetWidths.find((row) => bed.width <= row.bed)?.duvets ?? [];
  return widths.includes(duvet.width) && duvet.length >= Math.min(bed.length, 220) ? null : "size";
}

function isCovered(cover: FitPiece, core: FitPiece): boolean {
  if (!cover.stretches) return isAlike(cover, core);
  const { width, length } = fitFigures.stretch;
  return Math.abs(cover.width - core.width) <= width && Math.abs(cover.length - core.length) <= length;
}

function isAlike(one: FitPiece, other: FitPiece): boolean {
  return one.width === other.width && one.length === other.length;
}

function isTurned(one: FitPiece, other: FitPiece): boolean {
  return one.width === other.length && one.length === other.width;
}

function isHalf(half: FitPiece, whole: FitPiece): boolean {
  return whole.width >= fitFigures.twoFrom && half.width * 2 === whole.width && half.length === whole.length;
}

/** Cut at the head end, or a bed whose halves move by themselves. */
function isSplit({ isSplit: cut = false, isAdjustable = false }: FitPiece): boolean {
  return cut || isAdjustable;
}
