import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";

import type { TestProject } from "vitest/node";

import { connectDatabase } from "./connection.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { migrateDatabase } from "./migrate.ts";

/** Vitest's global set-up: one PostgreSQL for the run, with a migrated template that every test file copies. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "warmeland-test-"));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({
    folder: join(folder, "postgres"),
    databaseName: "template_shop",
    durable: false,
    maxConnections: 300,
  });
  const db = connectDatabase(server.url);
  await migrateDatabase(db);
  await db.destroy();
  project.provide("databaseServer", server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
