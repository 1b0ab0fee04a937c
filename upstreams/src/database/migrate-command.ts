import { existsSync } from "node:fs";

import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";

import { openCommandDatabase } from "./command-database.ts";
import { DataFolderInUse } from "./data-folder-lock.ts";
import { migrateDatabase } from "./migrate.ts";

try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { DATABASE_URL, DATA_DIR } = parseEnvironment(process.env);
  const database = await openCommandDatabase({ databaseUrl: DATABASE_URL, dataFolder: DATA_DIR });
  try {
    const ran = await migrateDatabase(database.db);
    console.log(ran.length > 0 ? `Migrated: ${ran.join(", ")}.` : "The database is up to date.");
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof DataFolderInUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
