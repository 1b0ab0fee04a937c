import { join } from "node:path";

import { connectDatabase, type Database } from "./connection.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

export interface ShopDatabase {
  db: Database;
  url: string;
  /** One sentence for the person who starts the shop: which PostgreSQL, and where its data lies. */
  description: string;
  close: () => Promise<void>;
}

/** Opens the database of the settings: the given address, or the built-in PostgreSQL below the data folder. */
export async function openShopDatabase({
  databaseUrl,
  dataFolder,
}: {
  databaseUrl: string;
  dataFolder: string;
}): Promise<ShopDatabase> {
  if (databaseUrl) {
    const db = connectDatabase(databaseUrl, { max: 20 });
    const { hostname, pathname } = new URL(databaseUrl);
    return {
      db,
      url: databaseUrl,
      description: `PostgreSQL on ${hostname}, database ${pathname.slice(1)}`,
      close: () => db.destroy(),
    };
  }
  const server = await startEmbeddedPostgres({ folder: join(dataFolder, "postgres") });
  // more would wait for the same processors, and each plans its statements anew
  const db = connectDatabase(server.url, { max: 10 });
  return {
    db,
    url: server.url,
    description: `built-in PostgreSQL, data in ${server.folder}`,
    close: async () => {
      await db.destroy();
      await server.stop();
    },
  };
}
