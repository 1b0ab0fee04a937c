/** What sizes of beds and duvets are called, the smallest first. */
export const sizeFamilies = ["child", "single", "smallDouble", "double", "litsJumeaux"] as const;

export type SizeFamily = (typeof sizeFamilies)[number];

interface FlatSize {
  readonly width: number;
  readonly length: number;
}

/** Widest size of each family but the last, in cm: of what a bed is wide, and of a duvet, which hangs over its sides. */
const widest = {
  bed: { single: 100, smallDouble: 130, double: 160 },
  duvet: { single: 140, smallDouble: 180, double: 200 },
} as const;

/** From these a range is known: the commonest bed, and duvets wider than any bed. */
const isCommonBed = ({ width, length }: FlatSize): boolean => width === 90 && length === 200;
const isWideDuvet = ({ width, length }: FlatSize): boolean => width === 240 && length >= 200 && length <= 220;

/**
 * The family of each size of a range of beds or of duvets, by its name such as `90 × 200 cm`; undefined for any other range, or one of both,
 * in which 140 × 200 cm is a double bed and a single duvet (docs/rules.md#listings).
 */
export function familiesOf(names: readonly string[]): ReadonlyMap<string, SizeFamily> | undefined {
  const sizes = names.flatMap((name) => {
    const size = readFlatSize(name);
    return size ? [{ name, size }] : [];
  });
  const hasBeds = sizes.some(({ size }) => isCommonBed(size));
  const hasDuvets = sizes.some(({ size }) => isWideDuvet(size));
  if (hasBeds === hasDuvets || sizes.length < names.length) return undefined;
  return new Map(sizes.map(({ name, size }) => [name, familyOf(size, hasBeds ? "bed" : "duvet")]));
}

function readFlatSize(name: string): FlatSize | undefined {
  const match = /^(\d{2,3})\s*[x×]\s*(\d{2,3})(?:\s*cm)?$/i.exec(name);
  return match ? { width: Number(match[1]), length: Number(match[2]) } : undefined;
}

function familyOf({ width, length }: FlatSize, kind: keyof typeof widest): SizeFamily {
  if (length < 180) return "child";
  const { single, smallDouble, double } = widest[kind];
  if (width <= single) return "single";
  if (width <= smallDouble) return "smallDouble";
  return width <= double ? "double" : "litsJumeaux";
}
