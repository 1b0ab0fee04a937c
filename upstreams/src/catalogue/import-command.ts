import { existsSync } from "node:fs";
import { parseArgs } from "node:util";

import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";

import type { Database } from "#upstreams/database/connection.ts";
import { openCommandDatabase } from "#upstreams/database/command-database.ts";
import { DataFolderInUse } from "#upstreams/database/data-folder-lock.ts";
import { migrateDatabase } from "#upstreams/database/migrate.ts";

import { openCatalogueFile, type CatalogueFile } from "./catalogue-file.ts";
import { CatalogueImportError } from "./catalogue-import-error.ts";
import { FaultFile } from "./import/fault-file.ts";
import { importCatalogue } from "./import/import-catalogue.ts";
import { ImportDisplay } from "./import/import-display.ts";
import { printSummary } from "./import/import-summary.ts";
import { pictureFolders, pictureNames } from "./picture-folders.ts";

const usage = `npm run catalogue:import -- FILE [options]     (FILE is an NDJSON catalogue, - reads it from standard input)
  --dry-run         check and count everything, keep nothing
  --partial         add and change only; without it what the file does not name becomes inactive
  --stock           take the stock of the file for variants that are in the shop already, too
  --images FOLDER   another folder of pictures, beside IMAGES_DIR (or DATA_DIR/images) and the built-in ones
  --faults FILE     write every fault into a file; without it the first 200 are listed
The database is the one of DATABASE_URL, else the shop's own below DATA_DIR, whether the shop runs or not. The format is described in
upstreams/catalogue/FORMAT.md. Ends with 0 when the catalogue was imported (or could be, with --dry-run), 1 when it was not, 2 when it was
called the wrong way, 130 when it was stopped with Ctrl-C; except for 0 the shop has the catalogue it had before.`;

class Stopped extends Error {}

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(130);
    stop.abort(new Stopped("Stopped; nothing was imported."));
  });
}

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const { file: name, options } = readArguments(args);
  if (name === undefined) {
    console.error(usage);
    return 2;
  }
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const environment = parseEnvironment(process.env);
    const file = await openCatalogueFile(name, stop.signal);
    const folders = pictureFolders(environment);
    const images = await pictureNames(options.images === undefined ? folders : [...folders, options.images]);
    const database = await openCommandDatabase({
      databaseUrl: environment.DATABASE_URL,
      dataFolder: environment.DATA_DIR,
    });
    return await importFile(database.db, file, options, images).finally(database.close);
  } catch (error) {
    return refuse(error);
  }
}

async function importFile(
  db: Database,
  file: CatalogueFile,
  options: ReturnType<typeof readArguments>["options"],
  images: ReadonlySet<string>,
): Promise<number> {
  const startedAt = performance.now();
  const display = new ImportDisplay(process.stderr, { read: file.bytesRead, length: file.length });
  const faults = options.faults === undefined ? undefined : await FaultFile.create(options.faults);
  try {
    await migrateDatabase(db);
    const summary = await importCatalogue({
      db,
      lines: file.lines,
      onProgress: (progress) => display.show(progress),
      onWaiting: () => display.say("Another import is under way; waiting for it to end."),
      ...(faults ? { onFault: (fault) => faults.add(fault) } : {}),
      dryRun: options["dry-run"] ?? false,
      full: !options.partial,
      stock: options.stock ? "all" : "new",
      images,
      signal: stop.signal,
    });
    display.clear();
    console.log(printSummary(summary, (performance.now() - startedAt) / 1000, options["dry-run"] ?? false));
    return 0;
  } catch (error) {
    display.clear();
    return refuse(error);
  } finally {
    await faults?.close();
  }
}

function refuse(error: unknown): number {
  if (stop.signal.aborted) {
    console.error((stop.signal.reason as Error).message);
    return 130;
  }
  const isExpected =
    error instanceof CatalogueImportError || error instanceof EnvironmentError || error instanceof DataFolderInUse;
  const isOfTheSystem = (error as NodeJS.ErrnoException).code !== undefined;
  console.error(isExpected || isOfTheSystem ? (error as Error).message : error);
  // a connection may break after the database has committed and before it says so
  if (!isExpected) console.error("The import did not finish: run it again.");
  return 1;
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
        faults: { type: "string" },
      },
    });
    return { file: positionals.length === 1 ? positionals[0] : undefined, options: values };
  } catch (error) {
    console.error((error as Error).message);
    return { file: undefined, options: {} };
  }
}
