import type { AttributeIndex } from "../../snapshot/attribute-index.ts";
import { measuresOf, type Size } from "../text/sizes.ts";

const sizeKey = "size";
// Shorter than a bed, a measure by itself is meant as a width.
const shortestLength = 190;

interface IndexedSize {
  id: number;
  measures: Size;
}

/** The sizes of the catalogue by their measures. */
export class SizeIndex {
  private readonly sizes: readonly IndexedSize[];

  constructor(attributes: AttributeIndex) {
    this.sizes = (attributes.group(sizeKey)?.values ?? []).map(({ id, value }) => ({
      id,
      measures: measuresOf(value),
    }));
  }

  /** Ids of the size values that are exactly this size; else those that begin with it; else the size the other way round. */
  withSize(size: Size): number[] {
    const same = this.find((measures) => measures.length === size.length && startsWith(measures, size));
    if (same.length > 0) return same;
    const longer = this.find((measures) => startsWith(measures, size));
    return longer.length > 0 ? longer : this.find((measures) => startsWith(measures, [...size].reverse()));
  }

  /** Ids of the size values of this width, or of this length where it is one. */
  withMeasure(centimetres: number): number[] {
    return this.find(
      ([width, length]) => width === centimetres || (centimetres >= shortestLength && length === centimetres),
    );
  }

  private find(isFitting: (measures: Size) => boolean): number[] {
    return this.sizes.filter(({ measures }) => isFitting(measures)).map(({ id }) => id);
  }
}

function startsWith(measures: Size, size: Size): boolean {
  return size.every((measure, place) => measures[place] === measure);
}
