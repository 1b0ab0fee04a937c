import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { Database } from "#upstreams/database/connection.ts";

import { importPromotions } from "./import-promotions.ts";

/** The promotions the shop comes with, for its built-in catalogue. */
const builtInPromotionsFile = fileURLToPath(new URL("../../../../catalogue/promotions.ndjson", import.meta.url));

const checksumPrefix = "built-in:";

/**
 * Imports the built-in promotions into a shop that has the built-in catalogue and no promotions of its own, and switches them off in one that has
 * a catalogue of its own. It leaves own promotions alone, and ends within milliseconds when there is nothing to do.
 * @returns whether anything was imported
 */
export async function importBuiltInPromotions(db: Database): Promise<boolean> {
  const [newest, catalogue] = await Promise.all([
    newestChecksum(db, "promotion_version"),
    newestChecksum(db, "catalogue_version"),
  ]);
  if (newest !== undefined && !newest.startsWith(checksumPrefix)) return false;
  const hasOwnCatalogue = catalogue !== undefined && !catalogue.startsWith("built-in:");
  if (hasOwnCatalogue && newest === undefined) return false;
  const text = hasOwnCatalogue ? "" : await readFile(builtInPromotionsFile, "utf8");
  const lines = text.split("\n");
  const hash = createHash("sha256");
  for (const line of lines) hash.update(line).update("\n");
  if (newest === checksumPrefix + hash.digest("hex")) return false;
  await importPromotions({ db, lines, checksumPrefix });
  return true;
}

async function newestChecksum(
  db: Database,
  table: "promotion_version" | "catalogue_version",
): Promise<string | undefined> {
  const row = await db.selectFrom(table).select("checksum").orderBy("version", "desc").limit(1).executeTakeFirst();
  return row?.checksum;
}
