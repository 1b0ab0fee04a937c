import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";

import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";

import type { Database } from "#upstreams/database/connection.ts";
import { openCommandDatabase } from "#upstreams/database/command-database.ts";
import { DataFolderInUse } from "#upstreams/database/data-folder-lock.ts";
import { migrateDatabase } from "#upstreams/database/migrate.ts";

import { exportCatalogue } from "./export/export-catalogue.ts";

const usage = `npm run catalogue:export -- FILE     (- writes to standard output; call 'npm run -s' then)
Writes the shop's catalogue with prices, stock, reviews and history as NDJSON, as catalogue:import reads it and FORMAT.md describes it.
The database is the one of DATABASE_URL, else the shop's own below DATA_DIR, whether the shop runs or not. A file is there when it is
complete, and not before.`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const file = readArguments(args);
  if (file === undefined) {
    console.error(usage);
    return 2;
  }
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const { DATABASE_URL, DATA_DIR } = parseEnvironment(process.env);
    const database = await openCommandDatabase({ databaseUrl: DATABASE_URL, dataFolder: DATA_DIR });
    await exportTo(database.db, file).finally(database.close);
    return 0;
  } catch (error) {
    // a reader that has seen enough, such as head, closes the pipe
    if ((error as NodeJS.ErrnoException).code === "EPIPE") return 0;
    const isExpected = error instanceof EnvironmentError || error instanceof DataFolderInUse;
    console.error(isExpected || (error as NodeJS.ErrnoException).code !== undefined ? (error as Error).message : error);
    return 1;
  }
}

async function exportTo(db: Database, file: string): Promise<void> {
  await migrateDatabase(db);
  let lines = 0;
  async function* counted(): AsyncGenerator<string> {
    for await (const line of exportCatalogue(db)) {
      lines += 1;
      yield line;
    }
  }
  if (file === "-") return await pipeline(Readable.from(counted()), process.stdout);
  const half = `${file}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(counted()), createWriteStream(half));
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
  console.error(`${lines} lines written to ${file}.`);
}

function readArguments(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    return positionals.length === 1 ? positionals[0] : undefined;
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}
