import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { Database } from "#upstreams/database/connection.ts";

import { importCatalogue, storageVersion, type ImportProgress } from "./import/import-catalogue.ts";
import { emptySummary, type ImportSummary } from "./import/import-summary.ts";
import { readLines, textOf } from "./read-lines.ts";

/** The catalogue the shop comes with, built from upstreams/catalogue/source. */
export const builtInCatalogueFile = fileURLToPath(new URL("../../catalogue/catalogue.ndjson", import.meta.url));

/** The folder of its pictures, which an own catalogue may use and extend. */
export const builtInImagesFolder = fileURLToPath(new URL("../../catalogue/images/", import.meta.url));

const checksumPrefix = `built-in:${storageVersion}:`;

/**
 * Imports the built-in catalogue into a database that has none, or an older one of ours. It leaves a shop alone that imported a catalogue of its
 * own, and returns `skipped` within milliseconds when there is nothing to do.
 */
export async function importBuiltInCatalogue(options: {
  db: Database;
  onProgress?: (progress: ImportProgress) => void;
}): Promise<ImportSummary> {
  const newest = await options.db
    .selectFrom("catalogue_version")
    .select("checksum")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  const checksum = checksumPrefix + (await fileChecksum());
  if (newest && (newest.checksum === checksum || !newest.checksum.startsWith("built-in:"))) {
    return { ...emptySummary(), checksum: newest.checksum, skipped: true };
  }
  return importCatalogue({
    ...options,
    lines: readLines(createReadStream(builtInCatalogueFile)),
    images: new Set(await readdir(builtInImagesFolder)),
    checksumPrefix,
  });
}

async function fileChecksum(): Promise<string> {
  const hash = createHash("sha256");
  for await (const line of readLines(createReadStream(builtInCatalogueFile))) hash.update(textOf(line)).update("\n");
  return hash.digest("hex");
}
