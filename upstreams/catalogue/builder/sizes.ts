/** A size a variant can have: what the shopper reads, how it stands in article numbers, and its area. */
export interface Size {
  key: string;
  label: string;
  code: string;
  squareMetres: number;
  /** Bed sizes are grouped, so that listings can offer 'tweepersoons'. */
  bedWidth: number | undefined;
}

const nbsp = "\u00a0";
const measured = /^(\d+)x(\d+)(?:x(\d+))?$/;
const round = /^rond-(\d+)$/;

/** Reads a size key: `90x200` (cm), `rond-180`, or words such as `set-van-2`; `one` stands for a product without a choice. */
export function parseSize(key: string): Size {
  const sides = measured
    .exec(key)
    ?.slice(1)
    .filter((side) => side !== undefined)
    .map(Number);
  if (sides) {
    const [width = 0, length = 0] = sides;
    return {
      key,
      label: `${sides.join(`${nbsp}×${nbsp}`)}${nbsp}cm`,
      code: sides.map((side) => String(side).padStart(3, "0")).join(""),
      squareMetres: (width * length) / 10_000,
      bedWidth: length >= 150 ? width : undefined,
    };
  }
  const across = Number(round.exec(key)?.[1]);
  if (across) {
    return {
      key,
      label: `rond, ${across}${nbsp}cm`,
      code: `R${across}`,
      squareMetres: (Math.PI * across ** 2) / 40_000,
      bedWidth: undefined,
    };
  }
  return {
    key,
    label: key.replaceAll("-", " "),
    code: key.replaceAll("-", "").toUpperCase(),
    squareMetres: 1,
    bedWidth: undefined,
  };
}

/** Small before large: by width, then length; words last. */
export function compareSizes(one: Size, other: Size): number {
  return one.squareMetres - other.squareMetres || one.code.localeCompare(other.code);
}

/** The name of a bed of this width. */
export function bedKind(width: number): string {
  if (width < 80) return "Kinderbed";
  if (width < 120) return "Eenpersoons";
  if (width < 140) return "Twijfelaar";
  return width < 180 ? "Tweepersoons" : "Lits-jumeaux";
}
