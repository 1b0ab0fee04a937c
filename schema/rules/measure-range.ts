/** Measures of furniture in whole centimetres that listings filter by a lower and an upper bound. */
export const measureFilterKeys = ["width", "depth", "height"] as const;

export type MeasureKey = (typeof measureFilterKeys)[number];

/** Bounds in whole centimetres, both included; an open one is undefined. */
export interface MeasureRange {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** What an address calls the bounds of a measure, as it does those of the price: `minWidth`, `maxWidth`. */
export const measureParameters: Readonly<Record<MeasureKey, { readonly min: string; readonly max: string }>> = {
  width: { min: "minWidth", max: "maxWidth" },
  depth: { min: "minDepth", max: "maxDepth" },
  height: { min: "minHeight", max: "maxHeight" },
};

const largest = 9999;
const written = /^(\d{1,4})?-(\d{1,4})?$/;

export function isMeasureFilter(key: string): key is MeasureKey {
  return measureFilterKeys.some((measure) => measure === key);
}

/** A bound as an address says it; undefined for what is none. */
export function readBound(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** Reads `80-120`, `80-` or `-120`; crossed bounds are swapped. Undefined for what is no range, or open on both sides. */
export function readMeasureRange(text: string): MeasureRange | undefined {
  const found = written.exec(text);
  return found ? rangeOf(readBound(found[1] ?? null), readBound(found[2] ?? null)) : undefined;
}

/** A range of two bounds in either order; undefined when it is open on both sides. */
export function rangeOf(one: number | undefined, other: number | undefined): MeasureRange | undefined {
  const isCrossed = one !== undefined && other !== undefined && one > other;
  const [min, max] = isCrossed ? [other, one] : [one, other];
  const isOpen = (min ?? 0) === 0 && (max ?? largest) === largest;
  return isOpen ? undefined : { min: min === 0 ? undefined : min, max: max === largest ? undefined : max };
}

/** A range as a filter's value says it. */
export function writeMeasureRange({ min, max }: MeasureRange): string {
  return `${min ?? ""}-${max ?? ""}`;
}
