import { existsSync } from "node:fs";
import { parseArgs } from "node:util";

import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";

import { openCatalogueFile } from "#upstreams/catalogue/catalogue-file.ts";
import { openCommandDatabase } from "#upstreams/database/command-database.ts";
import { DataFolderInUse } from "#upstreams/database/data-folder-lock.ts";
import { migrateDatabase } from "#upstreams/database/migrate.ts";

import { importPromotions, PromotionImportError } from "./import-promotions.ts";

const usage = `npm run promotions:import -- FILE [options]     (FILE is NDJSON, - reads it from standard input)
  --dry-run   check everything, keep nothing
  --partial   add and change only; without it promotions and vouchers that the file does not name are switched off
The database is the one of DATABASE_URL, else the shop's own below DATA_DIR, whether the shop runs or not. The format is described in
upstreams/catalogue/PROMOTIONS.md. Ends with 0 when the file was imported (or could be, with --dry-run), 1 when it was not, 2 when it was
called the wrong way; except for 0 the shop has the promotions it had before.`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const { name, dryRun, partial } = readArguments(args);
  if (name === undefined) {
    complain(usage);
    return 2;
  }
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const environment = parseEnvironment(process.env);
    const { lines } = await openCatalogueFile(name, new AbortController().signal);
    const { db, close } = await openCommandDatabase({
      databaseUrl: environment.DATABASE_URL,
      dataFolder: environment.DATA_DIR,
    });
    try {
      await migrateDatabase(db);
      const { promotions, vouchers, changed } = await importPromotions({ db, lines, dryRun, full: !partial });
      process.stdout.write(
        `${dryRun ? "Could be imported" : "Imported"}: ${promotions} promotions, ${vouchers} vouchers, ${changed} changes\n`,
      );
      return 0;
    } finally {
      await close();
    }
  } catch (error) {
    const isExpected =
      error instanceof PromotionImportError || error instanceof EnvironmentError || error instanceof DataFolderInUse;
    const isOfTheSystem = (error as NodeJS.ErrnoException).code !== undefined;
    complain(isExpected || isOfTheSystem ? (error as Error).message : String((error as Error).stack));
    return 1;
  }
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

function readArguments(args: string[]): { name?: string | undefined; dryRun: boolean; partial: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { "dry-run": { type: "boolean" }, partial: { type: "boolean" } },
    });
    const name = positionals.length === 1 ? positionals[0] : undefined;
    return { name, dryRun: values["dry-run"] ?? false, partial: values.partial ?? false };
  } catch (error) {
    complain((error as Error).message);
    return { dryRun: false, partial: false };
  }
}
