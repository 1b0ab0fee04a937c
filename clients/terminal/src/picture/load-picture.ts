import sharp from "sharp";
import { type Cell, halfBlocks } from "./half-blocks.ts";

/**
 * Loads a picture for so many columns and rows of a terminal, cut to their shape; a cell is about twice as high as it is wide, so that each
 * half of it is a square.
 * @throws when it does not come, or is no picture
 */
export async function loadPicture(url: string, columns: number, rows: number, signal: AbortSignal): Promise<Cell[][]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The picture responded with ${response.status}.`);
  const pixels = await sharp(await response.arrayBuffer())
    .flatten({ background: "#dcd6cb" })
    .resize(columns, rows * 2, { fit: "cover" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return halfBlocks(pixels, columns);
}
