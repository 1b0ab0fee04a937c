import { createReadStream, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { parseArgs } from "node:util";

import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";

import type { Database } from "#upstreams/database/connection.ts";
import { openCommandDatabase } from "#upstreams/database/command-database.ts";
import { DataFolderInUse } from "#upstreams/database/data-folder-lock.ts";
import { migrateDatabase } from "#upstreams/database/migrate.ts";

import { builtInImagesFolder } from "./built-in-catalogue.ts";
import { CatalogueImportError } from "./catalogue-import-error.ts";
import { importCatalogue, type ImportProgress } from "./import-catalogue.ts";
import { hasChanges, type ImportSummary } from "./import-change.ts";
import { readLines } from "./read-lines.ts";

const usage = `npm run catalogue:import -- FILE [options]     (FILE is an NDJSON catalogue, - reads it from standard input)
  --dry-run         check and count everything, keep nothing
  --partial         add and change only; without it what the file does not name becomes inactive
  --stock           take the stock of the file for variants that are in the shop already, too
  --images FOLDER   where the pictures are (default: upstreams/catalogue/images)
The database is the one of DATABASE_URL, else the shop's own below DATA_DIR, whether the shop runs or not. The format is described in upstreams/catalogue/FORMAT.md.`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const { file, options } = readArguments(args);
  if (file === undefined) {
    console.error(usage);
    return 2;
  }
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const { DATABASE_URL, DATA_DIR } = parseEnvironment(process.env);
    const database = await openCommandDatabase({ databaseUrl: DATABASE_URL, dataFolder: DATA_DIR });
    return await importInto(database.db, file, options).finally(database.close);
  } catch (error) {
    if (!(error instanceof EnvironmentError || error instanceof DataFolderInUse)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function importInto(db: Database, file: string, options: ReturnType<typeof readArguments>["options"]): Promise<number> {
  try {
    await migrateDatabase(db);
    const summary = await importCatalogue({
      db,
      lines: readLines(file === "-" ? process.stdin : createReadStream(file)),
      onProgress: showProgress,
      dryRun: options["dry-run"],
      full: !options.partial,
      stock: options.stock ? "all" : "new",
      images: new Set(await readdir(options.images ?? builtInImagesFolder)),
    });
    console.log(describe(summary));
    return 0;
  } catch (error) {
    const expected = error instanceof CatalogueImportError || (error as NodeJS.ErrnoException).code !== undefined;
    console.error(expected ? (error as Error).message : error);
    return 1;
  }
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean" },
        partial: { type: "boolean" },
        stock: { type: "boolean" },
        images: { type: "string" },
      },
    });
    return { file: positionals.length === 1 ? positionals[0] : undefined, options: values };
  } catch (error) {
    console.error((error as Error).message);
    return { file: undefined, options: {} };
  }
}

function showProgress({ lines, products, variants, faults }: ImportProgress): void {
  const text = `${lines} lines, ${products} products, ${variants} variants${faults > 0 ? `, ${faults} faults` : ""}`;
  process.stderr.write(process.stderr.isTTY ? `\r${text}` : `${text}\n`);
}

function describe(summary: ImportSummary): string {
  const rows = Object.entries(summary.changes).map(
    ([kind, { added, changed, deactivated }]) => `  ${kind.padEnd(10)} ${added} added, ${changed} changed, ${deactivated} deactivated`,
  );
  const untouched = hasChanges(summary)
    ? "Checked; nothing was kept (dry run)."
    : "Nothing to change: the shop has this catalogue already.";
  return [`\n${summary.lines} lines read.`, ...rows, summary.version ? `The catalogue is now version ${summary.version}.` : untouched].join(
    "\n",
  );
}
