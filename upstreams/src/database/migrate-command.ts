import { existsSync } from "node:fs";

import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";

import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";
import { migrateDatabase } from "./migrate.ts";
import { openShopDatabase } from "./shop-database.ts";

try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { DATABASE_URL, DATA_DIR } = parseEnvironment(process.env);
  const unlock = DATABASE_URL ? undefined : await lockDataFolder(DATA_DIR);
  const database = await openShopDatabase({ databaseUrl: DATABASE_URL, dataFolder: DATA_DIR });
  try {
    const ran = await migrateDatabase(database.db);
    console.log(ran.length > 0 ? `Migrated: ${ran.join(", ")}.` : "The database is up to date.");
  } finally {
    await database.close();
    await unlock?.();
  }
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof DataFolderInUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
