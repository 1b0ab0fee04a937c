import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { builtInImagesFolder } from "./built-in-catalogue.ts";

/** Where the shop looks for a picture: in the shop's own folder first (IMAGES_DIR, else `images` below DATA_DIR), then among the built-in ones. */
export function pictureFolders({
  IMAGES_DIR,
  DATA_DIR,
}: {
  IMAGES_DIR: string;
  DATA_DIR: string;
}): [own: string, builtIn: string] {
  return [IMAGES_DIR || join(DATA_DIR, "images"), builtInImagesFolder];
}

/**
 * The names of all files in some folders; a folder that does not exist has none.
 * @throws NodeJS.ErrnoException when a folder cannot be read
 */
export async function pictureNames(folders: readonly string[]): Promise<Set<string>> {
  const lists = await Promise.all(
    folders.map((folder) =>
      readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      }),
    ),
  );
  return new Set(lists.flat());
}
