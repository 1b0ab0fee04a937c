import { readdirSync } from "node:fs";

import { allPhotos } from "../builder/photos.ts";
import type { LintedCatalogue } from "./linted-catalogue.ts";

/** The last day of the built-in catalogue's sales figures. */
export const builtInDay = "2026-11-20";

/** What is known of the pictures of the built-in catalogue. */
export function builtInPictures(): Pick<LintedCatalogue, "pictures" | "described"> {
  return {
    pictures: new Set(readdirSync(new URL("../images/", import.meta.url))),
    described: new Map(allPhotos().map((photo) => [photo.file, photo])),
  };
}
