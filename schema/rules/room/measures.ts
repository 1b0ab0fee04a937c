/** What a variant measures, in cm; what is not known is missing. */
export interface Measures {
  readonly widthCm?: number | undefined;
  readonly depthCm?: number | undefined;
  readonly heightCm?: number | undefined;
  /** How much of the height are legs that come off. */
  readonly removableLegsCm?: number | undefined;
}

/**
 * Reads what a variant measures from its attributes `width`, `depth` and `height`, or else from its size: `40x40x62`, `rond-45`, or `200x290`
 * of what lies flat.
 * @param valueOf the first value of an attribute, of the variant or else of its product
 */
export function readMeasures(
  valueOf: (key: "width" | "depth" | "height" | "size" | "removableLegs") => string | undefined,
): Measures {
  const stated = (key: "width" | "depth" | "height") => {
    const value = valueOf(key) ?? "";
    return /^\d{1,4}$/.test(value) ? Number(value) : undefined;
  };
  const size = valueOf("size") ?? "";
  const across = /^rond-(\d{1,4})$/.exec(size)?.[1];
  const [, width = across, depth = across, height] = /^(\d{1,4})x(\d{1,4})(?:x(\d{1,4}))?$/.exec(size) ?? [];
  return {
    widthCm: stated("width") ?? numberOf(width),
    depthCm: stated("depth") ?? numberOf(depth),
    heightCm: stated("height") ?? numberOf(height),
    removableLegsCm: numberOf(/^(\d{1,2})-cm$/.exec(valueOf("removableLegs") ?? "")?.[1]),
  };
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
