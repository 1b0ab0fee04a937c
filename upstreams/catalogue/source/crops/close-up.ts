import type { CropSource } from "../../builder/crop-source.ts";

/** Writes a close-up on one line: its name begins with the photo's (`matras-01-hoek` is cut from `matras-01`). */
export function closeUp(name: string, left: number, top: number, width: number, description: string): CropSource {
  const from = name.split("-").slice(0, 2).join("-");
  return { name, from, left, top, width, description };
}
