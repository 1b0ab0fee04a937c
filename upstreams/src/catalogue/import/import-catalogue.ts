import { createHash, hash as hashOnce } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import { sql, type Transaction } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import { CatalogueImportError, FaultList, type CatalogueFault } from "#upstreams/catalogue/catalogue-import-error.ts";
import { CatalogueReader } from "#upstreams/catalogue/catalogue-reader.ts";
import { CatalogueReferences } from "#upstreams/catalogue/catalogue-references.ts";
import { CatalogueWriter } from "#upstreams/catalogue/catalogue-writer.ts";
import { addedRows, emptySummary, hasChanges, type ImportSummary } from "./import-summary.ts";
import { readStoredCatalogue, readStoredKeys } from "./stored-catalogue.ts";
import { textOf, type UnreadableLine } from "#upstreams/catalogue/read-lines.ts";
import { findRedirectLoop } from "./write-redirects.ts";
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
  lines: AsyncIterable<string | UnreadableLine> | Iterable<string | UnreadableLine>;
  /** Called every few hundred lines. */
  onProgress?: (progress: ImportProgress) => void;
  /** Called when another import has to end first. */
  onWaiting?: () => void;
  /** Called with every fault as it is found; the error names only the first of them. */
  onFault?: (fault: CatalogueFault) => void;
  /** Does everything and keeps nothing. */
  dryRun?: boolean;
  /** A full catalogue (the default): products and categories it does not name become inactive. Otherwise they are left alone. */
  full?: boolean;
  /** Whether the file's stock replaces the shop's (`all`) or only fills variants that are new to it (`new`, the default). */
  stock?: StockPolicy;
  /** File names of the pictures that exist; without it they are not checked. */
  images?: ReadonlySet<string>;
  /** Stands before the checksum of the version, to set the built-in catalogue apart. */
  checksumPrefix?: string;
  /** Ends the import before the next line; its reason is thrown, and nothing is stored. */
  signal?: AbortSignal;
}

/** Raise the number when the importer stores a line differently, so that shops in use take their lines in again. */
export const storageVersion = 2;

const progressEvery = 250;
/** Two imports at a time would wait for each other's rows; this number lets the second wait at the door. */
const importLock = 7_431_029;
const retryMs = 100;
/** Added rows of all kinds; from here on the planner's figures of yesterday would mislead it. */
const muchAdded = 1000;

/**
 * Imports a catalogue line by line in one transaction, so that a reader sees the old one or the new one. Rows are found by their keys and keep
 * their ids; a second import of the same lines changes nothing and makes no new version.
 * @throws CatalogueImportError with the faulty lines; the stored catalogue is then as it was
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportSummary> {
  const trx = await options.db.startTransaction().execute();
  try {
    const summary = await importLines(trx, options);
    options.signal?.throwIfAborted();
    await (options.dryRun ? trx.rollback() : trx.commit()).execute();
    return summary;
  } catch (error) {
    // A connection that is gone has rolled back by itself; what made it fail is the error to report.
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
}

async function importLines(trx: Transaction<Tables>, options: ImportOptions): Promise<ImportSummary> {
  // a slow source of lines leaves the transaction idle between batches, and the last steps of a large import take their time
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
  await takeImportLock(trx, options);
  const full = options.full ?? true;
  const reader = new CatalogueReader(new CatalogueReferences(await readStoredCatalogue(trx, full), options.images));
  const summary = emptySummary();
  const writer = await CatalogueWriter.open(trx, await readStoredKeys(trx), options.stock ?? "new", summary);
  const faults = new FaultList(options.onFault);
  try {
    summary.checksum = `${options.checksumPrefix ?? ""}${await takeLines(reader, writer, faults, summary, options)}`;
    if (full && summary.products === 0 && faults.count === 0)
      faults.add({ lineNumber: reader.lineNumber, ...emptyShop });
    if (faults.count > 0) throw new CatalogueImportError(faults.listed, faults.count);
    await writer.finish(full);
    const loop = await findRedirectLoop(trx);
    if (loop)
      throw new CatalogueImportError(
        [{ lineNumber: reader.lineNumber, path: "", reason: `the redirects from ${loop} lead back to it` }],
        1,
      );
  } catch (error) {
    await writer.settle();
    throw error;
  }
  if (hasChanges(summary)) summary.version = await writer.writeVersion(summary.checksum);
  if (options.dryRun) summary.version = null;
  else if (addedRows(summary) >= muchAdded) await analyse(trx);
  options.onProgress?.(progress(summary, 0));
  return summary;
}

/** Polls for the lock, so that a waiting import can be stopped. */
async function takeImportLock(trx: Transaction<Tables>, { onWaiting, signal }: ImportOptions): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${importLock}) as taken`.execute(
      trx,
    );
    if (rows[0]?.taken) return;
    if (attempt === 0) onWaiting?.();
    signal?.throwIfAborted();
    await sleep(retryMs);
  }
}

/** Reads, checks and writes line by line; returns the checksum of all of them. */
async function takeLines(
  reader: CatalogueReader,
  writer: CatalogueWriter,
  faults: FaultList,
  summary: ImportSummary,
  { lines, onProgress, signal }: ImportOptions,
): Promise<string> {
  const checksum = createHash("sha256");
  for await (const text of lines) {
    signal?.throwIfAborted();
    checksum.update(textOf(text)).update("\n");
    const read = reader.read(text);
    if (!read) continue;
    summary.lines += 1;
    for (const fault of read.faults) faults.add(fault);
    if (read.line && faults.count === 0) await writer.write(read.line, lineHash(textOf(text)));
    if (summary.lines % progressEvery === 0) onProgress?.(progress(summary, faults.count));
  }
  return checksum.digest("hex");
}

const emptyShop = { path: "", reason: "a full catalogue without products would empty the shop" };

function lineHash(text: string): string {
  return hashOnce("sha256", `${storageVersion}:${text}`, "base64url");
}

async function analyse(trx: Transaction<Tables>): Promise<void> {
  await sql`analyze product, product_category, variant, variant_price, stock, review, past_order, past_order_item`.execute(
    trx,
  );
}

function progress(summary: ImportSummary, faults: number): ImportProgress {
  return { lines: summary.lines, products: summary.products, variants: summary.variants, faults };
}
