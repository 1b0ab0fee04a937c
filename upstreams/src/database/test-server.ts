import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";

import { connectDatabase } from "./connection.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { migrateDatabase } from "./migrate.ts";

/** One PostgreSQL for a test run, with a migrated template that every test file copies; `url` is the template's. */
export async function startTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
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
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
