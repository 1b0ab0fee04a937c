import { createHash } from "node:crypto";

import { sql, type Transaction } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables.ts";

import { CatalogueImportError, keptFaults, type CatalogueFault } from "./catalogue-import-error.ts";
import { parseCatalogueLine, type CatalogueLine } from "./catalogue-line.ts";
import { CatalogueReferences, nothingKnown } from "./catalogue-references.ts";
import { CatalogueWriter } from "./catalogue-writer.ts";
import { emptySummary, hasChanges, type ImportSummary } from "./import-change.ts";
import { readKnownCatalogue } from "./known-catalogue.ts";
import type { StockPolicy } from "./write-stock.ts";

export interface ImportProgress {
  lines: number;
  products: number;
  variants: number;
  faults: number;
}

export interface ImportOptions {
  db: Database;
  /** The lines of the file, without line ends; empty ones are passed over. */
  lines: AsyncIterable<string> | Iterable<string>;
  /** Called every few hundred lines. */
  onProgress?: (progress: ImportProgress) => void;
  /** Does everything and keeps nothing. */
  dryRun?: boolean;
  /** A full catalogue (the default): products and categories it does not name become inactive. Otherwise they are left alone. */
  full?: boolean;
  /** Whether the file's stock replaces the shop's (`all`) or only fills variants that are new to it (`new`, the default). */
  stock?: StockPolicy;
  /** File names of the pictures that exist; without it they are not checked. */
  images?: ReadonlySet<string>;
  /** Stands before the checksum of the version, to tell the built-in catalogue from others. */
  checksumPrefix?: string;
}

const progressEvery = 250;
/** Two imports at a time would wait for each other's rows; this number lets the second wait at the door. */
const importLock = 7_431_029;

/**
 * Imports a catalogue line by line in one transaction, so that a reader sees the old one or the new one. Rows are found by their keys and keep
 * their ids; a second import of the same lines changes nothing and makes no new version.
 * @throws CatalogueImportError with every faulty line; the stored catalogue is then as it was
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportSummary> {
  const trx = await options.db.startTransaction().execute();
  try {
    const summary = await importLines(trx, options);
    await (options.dryRun ? trx.rollback() : trx.commit()).execute();
    return summary;
  } catch (error) {
    // A connection that is gone has rolled back by itself; what made it fail is the error to tell.
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
}

async function importLines(trx: Transaction<Tables>, options: ImportOptions): Promise<ImportSummary> {
  // A slow source of lines leaves the transaction idle between batches.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(trx);
  const full = options.full ?? true;
  const known = await readKnownCatalogue(trx);
  const references = new CatalogueReferences(full ? nothingKnown : known, options.images);
  const summary = emptySummary();
  const writer = new CatalogueWriter(trx, known.categoryIds, options.stock ?? "new", summary);
  const hash = createHash("sha256");
  const faults: CatalogueFault[] = [];
  let faultCount = 0;
  let lineNumber = 0;
  for await (const text of options.lines) {
    lineNumber += 1;
    hash.update(text).update("\n");
    const content = lineNumber === 1 ? text.replace(/^\uFEFF/, "") : text;
    if (content.trim() === "") continue;
    summary.lines += 1;
    const { line, faults: found } = readLine(content, lineNumber, references);
    faultCount += found.length;
    faults.push(...found.slice(0, keptFaults - faults.length));
    if (line && faultCount === 0) await writer.write(line);
    if (summary.lines % progressEvery === 0) options.onProgress?.(progress(summary, faultCount));
  }
  if (full && summary.products === 0 && faultCount === 0) {
    faultCount = faults.push({ lineNumber, path: "", reason: "a full catalogue without products would empty the shop" });
  }
  if (faultCount > 0) throw new CatalogueImportError(faults, faultCount);
  await writer.finish(full);
  summary.checksum = `${options.checksumPrefix ?? ""}${hash.digest("hex")}`;
  if (hasChanges(summary)) summary.version = await writer.writeVersion(summary.checksum);
  if (options.dryRun) summary.version = null;
  options.onProgress?.(progress(summary, 0));
  return summary;
}

function readLine(text: string, lineNumber: number, references: CatalogueReferences): { line?: CatalogueLine; faults: CatalogueFault[] } {
  const parsed = parseCatalogueLine(text);
  const faults = parsed.line ? references.check(parsed.line, lineNumber) : parsed.faults;
  return { line: parsed.line, faults: faults.map(({ path, reason }) => ({ lineNumber, path, reason })) };
}

function progress(summary: ImportSummary, faults: number): ImportProgress {
  return { lines: summary.lines, products: summary.products, variants: summary.variants, faults };
}
