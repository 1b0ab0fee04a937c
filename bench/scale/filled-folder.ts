import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { printCatalogue } from "@warmeland/upstreams/catalogue/builder/print-catalogue.ts";
import { generateCatalogue } from "@warmeland/upstreams/catalogue/generator/generate-catalogue.ts";
import { importCatalogue } from "@warmeland/upstreams/src/catalogue/import/import-catalogue.ts";
import { connectDatabase } from "@warmeland/upstreams/src/database/connection.ts";
import { startEmbeddedPostgres } from "@warmeland/upstreams/src/database/embedded-postgres.ts";
import { migrateDatabase } from "@warmeland/upstreams/src/database/migrate.ts";

const seed = 1;
const reviewsPerProduct = 0.5;

/** Fills the data folder of a shop with a generated catalogue; does nothing when a run before has done it. */
export async function fillFolder(folder: string, products: number): Promise<void> {
  const mark = join(folder, "filled");
  if (existsSync(mark)) return;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder: join(folder, "postgres"), durable: false });
  const db = connectDatabase(server.url);
  try {
    await migrateDatabase(db);
    const reviews = Math.floor(products * reviewsPerProduct);
    await importCatalogue({ db, lines: printed(generateCatalogue({ products, seed, reviews, orders: 0 })) });
  } finally {
    await db.destroy();
    await server.stop();
  }
  await writeFile(mark, "");
}

function* printed(lines: ReturnType<typeof generateCatalogue>): Generator<string> {
  for (const line of lines) yield printCatalogue([line]).trimEnd();
}
