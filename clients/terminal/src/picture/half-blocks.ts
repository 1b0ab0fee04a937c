/** A character cell that shows two pixels: `▀` in the upper one's colour on that of the lower one. */
export interface Cell {
  /** `#rrggbb`. */
  readonly upper: string;
  readonly lower: string;
}

/**
 * The rows of cells that a picture makes in a terminal.
 * @param pixels red, green and blue of each, row by row, of an even number of rows
 * @param width in pixels, which are as many columns
 */
export function halfBlocks(pixels: Uint8Array, width: number): Cell[][] {
  const color = (column: number, row: number): string => {
    const start = (row * width + column) * 3;
    return `#${Buffer.from(pixels.subarray(start, start + 3)).toString("hex")}`;
  };
  const rows = pixels.length / 3 / width / 2;
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: width }, (_cell, column) => ({
      upper: color(column, row * 2),
      lower: color(column, row * 2 + 1),
    })),
  );
}
