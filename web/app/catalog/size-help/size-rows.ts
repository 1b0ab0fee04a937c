import type { SizeGuide } from "./size-guide.ts";

/** Sizes of one length. */
export interface SizeRow {
  /** Centimetres, of a curtain its height. */
  readonly length: number;
  /** Centimetres, narrowest first; empty for a length that the product has not got. */
  readonly widths: readonly number[];
  /** Body heights in centimetres for which it is long enough; undefined where nobody lies. */
  readonly sleeper: { readonly from: number | undefined; readonly to: number | undefined } | undefined;
}

/** Lengths in which what adults lie on and under is made. */
const usualLengths: Readonly<Partial<Record<SizeGuide, readonly number[]>>> = {
  mattress: [200, 210, 220],
  topper: [200, 210, 220],
  bed: [200, 210, 220],
  "slatted-base": [200, 210, 220],
  duvet: [200, 220],
  "duvet-cover": [200, 220],
};
/** From this length on adults fit. */
const adultLength = 190;
/** Centimetres that a bed and a duvet are longer than who lies in it. */
const room = 20;

/** The sizes of a product by length, with who fits; lengths that it has not got are among them. */
export function sizeRows(guide: SizeGuide, sizes: readonly string[]): SizeRow[] {
  const widthsOf = new Map<number, number[]>();
  for (const [, width, length] of sizes.flatMap((size) => [/^(\d+)x(\d+)$/.exec(size) ?? []])) {
    if (width) widthsOf.set(Number(length), [...(widthsOf.get(Number(length)) ?? []), Number(width)]);
  }
  const usual = usualLengths[guide] ?? [];
  const isForAdults = usual.some((length) => widthsOf.has(length));
  const lengths = [...new Set([...widthsOf.keys(), ...(isForAdults ? usual : [])])].toSorted(
    (one, other) => one - other,
  );
  const forAdults = isForAdults ? lengths.filter((length) => length >= adultLength) : [];
  return lengths.map((length) => {
    const place = forAdults.indexOf(length);
    const before = forAdults[place - 1];
    const isLongest = place === forAdults.length - 1;
    return {
      length,
      widths: widthsOf.get(length)?.toSorted((one, other) => one - other) ?? [],
      sleeper:
        place === -1
          ? undefined
          : {
              from: before === undefined ? undefined : before - room + 1,
              to: isLongest ? undefined : length - room,
            },
    };
  });
}
