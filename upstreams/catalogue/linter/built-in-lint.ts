import { globSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { allPhotos } from "../builder/photos.ts";
import type { LintedCatalogue } from "./linted-catalogue.ts";

/** The last day of the built-in catalogue's sales figures. */
export const builtInDay = "2026-11-20";

/** The facts of the built-in catalogue's pictures. */
export function builtInPictures(): Pick<LintedCatalogue, "pictures" | "inStories" | "described"> {
  return {
    pictures: new Set(readdirSync(new URL("../images/", import.meta.url))),
    inStories: new Set(picturesOfStories()),
    described: new Map(allPhotos().map((photo) => [photo.file, photo])),
  };
}

function* picturesOfStories(): Iterable<string> {
  const cwd = fileURLToPath(new URL("../../stories/", import.meta.url));
  for (const file of globSync("**/*.json", { cwd }))
    for (const [, picture] of readFileSync(`${cwd}${file}`, "utf8").matchAll(/"\/images\/([^"]+)"/g)) yield picture!;
}
