import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { postgresAccount, reachableFolder } from "./postgres-account.ts";
import { passwordFileOf } from "./embedded-postgres.ts";

/** Address of the built-in PostgreSQL that a running shop keeps on this data folder; undefined when none runs. */
export async function runningPostgresUrl(dataFolder: string, databaseName = "warmeland"): Promise<string | undefined> {
  const folder = await reachableFolder(resolve(dataFolder, "postgres"), await postgresAccount());
  const [pidFile, password] = await Promise.all([
    readFile(join(folder, "postmaster.pid"), "utf8").catch(() => undefined),
    readFile(passwordFileOf(folder), "utf8").catch(() => undefined),
  ]);
  if (!pidFile || !password) return undefined;
  const [pid, , , port] = pidFile.split("\n");
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return undefined;
  }
  return `postgres://postgres:${password.trim()}@127.0.0.1:${port}/${databaseName}`;
}
