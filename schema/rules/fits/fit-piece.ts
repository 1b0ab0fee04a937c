/** Kinds of things that have to fit each other: the values of the catalogue's attribute `fitKind`. */
export const fitKinds = [
  "mattress",
  "topper",
  "box-spring",
  "bed",
  "slatted-base",
  "fitted-sheet",
  "topper-sheet",
  "protector",
  "duvet",
  "duvet-cover",
  "pillow",
  "pillowcase",
] as const;
export type FitKind = (typeof fitKinds)[number];

/** What decides whether a thing fits another; measures in cm. */
export interface FitPiece {
  readonly kind: FitKind;
  readonly width: number;
  readonly length: number;
  /** How high a mattress or topper is, a cover included. */
  readonly height?: number | undefined;
  /** Up to which height the corners of a sheet or protector reach. */
  readonly corner?: number | undefined;
  /** Of a fabric that stretches, so that it may be a little smaller or the mattress a little shorter. */
  readonly stretches?: boolean;
  /** With a cut at the head end, for a base of which both halves move by themselves. */
  readonly isSplit?: boolean;
  /** A base of which head and feet can be raised. */
  readonly isAdjustable?: boolean;
  /** A bed that brings its own slats. */
  readonly hasBase?: boolean;
}

/** Attributes that are read, of a product and its variant. */
export const fitAttributes = ["fitKind", "size", "coreHeight", "version", "fabric"] as const;
export type FitAttribute = (typeof fitAttributes)[number];

/**
 * Reads a thing from its attributes; undefined for what no rule is about.
 * @param valueOf the first value of an attribute, of the variant or else of its product
 */
export function readFitPiece(valueOf: (key: FitAttribute) => string | undefined): FitPiece | undefined {
  const kind = fitKinds.find((each) => each === valueOf("fitKind"));
  const size = /^(\d{2,3})x(\d{2,3})$/.exec(valueOf("size") ?? "");
  if (!kind || !size) return undefined;
  const version = valueOf("version") ?? "";
  return {
    kind,
    width: Number(size[1]),
    length: Number(size[2]),
    height: centimetres(/^(\d+)-cm$/, valueOf("coreHeight")),
    corner: centimetres(/tot-(\d+)-cm/, version) ?? (kind === "topper-sheet" ? topperCorner : undefined),
    stretches: valueOf("fabric") === "jersey",
    isSplit: version.includes("split"),
    isAdjustable: version.includes("verstelbaar"),
    hasBase: version.includes("met-lattenbodem") || version === "meegroeibed",
  };
}

/** Corner of a topper's sheet that does not say it. */
const topperCorner = 12;

function centimetres(pattern: RegExp, text: string | undefined): number | undefined {
  const found = pattern.exec(text ?? "")?.[1];
  return found === undefined ? undefined : Number(found);
}
