import { existsSync } from "node:fs";

import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";
import pino from "pino";

import { createBuiltInRpc } from "#upstreams/built-in-rpc.ts";
import { openCommandDatabase } from "#upstreams/database/command-database.ts";
import { DataFolderInUse } from "#upstreams/database/data-folder-lock.ts";
import { migrateDatabase } from "#upstreams/database/migrate.ts";
import { sessionSecret } from "#upstreams/database/session-secret.ts";

import { consoleUsage, findCommand, runConsole } from "./run-console.ts";

process.exitCode = await run(process.argv.slice(2));

/** `npm run shop -- SUBJECT VERB …`: the operations console on the shop's own database, whether the shop runs or not. */
async function run(args: string[]): Promise<number> {
  const found = findCommand(args);
  if (!found) {
    process.stderr.write(`${consoleUsage()}\n`);
    return 2;
  }
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const environment = parseEnvironment(process.env);
    const { db, close } = await openCommandDatabase({
      databaseUrl: environment.DATABASE_URL,
      dataFolder: environment.DATA_DIR,
    });
    try {
      await migrateDatabase(db);
      const complete = {
        ...environment,
        PUBLIC_URL: environment.PUBLIC_URL || `http://localhost:${environment.PORT}`,
        SESSION_SECRET: await sessionSecret(environment.SESSION_SECRET, environment.DATA_DIR),
      };
      const { rpc } = createBuiltInRpc({
        environment: complete,
        db,
        log: pino({ level: "warn" }, pino.destination(2)),
        background: false,
      });
      try {
        const { exitCode, output } = await runConsole(rpc.services, found.command, found.rest);
        (exitCode === 0 ? process.stdout : process.stderr).write(`${output}\n`);
        return exitCode;
      } finally {
        await rpc.close();
      }
    } finally {
      await close();
    }
  } catch (error) {
    const isExpected = error instanceof EnvironmentError || error instanceof DataFolderInUse;
    process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
    return 1;
  }
}
