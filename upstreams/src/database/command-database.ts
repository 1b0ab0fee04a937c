import { connectDatabase } from "./connection.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { runningPostgresUrl } from "./running-postgres.ts";
import { openShopDatabase, type ShopDatabase } from "./shop-database.ts";

/**
 * The database for a command beside the shop: DATABASE_URL, else the running shop's own PostgreSQL,
 * else the built-in one, started for the command and ended with it.
 * @throws DataFolderInUse when another process holds the folder without a database running yet.
 */
export async function openCommandDatabase({
  databaseUrl,
  dataFolder,
}: {
  databaseUrl: string;
  dataFolder: string;
}): Promise<ShopDatabase> {
  if (databaseUrl) return openShopDatabase({ databaseUrl, dataFolder });
  const running = await runningPostgresUrl(dataFolder);
  if (running) {
    const db = connectDatabase(running, { max: 4 });
    return {
      db,
      url: running,
      description: `the running shop's PostgreSQL, data in ${dataFolder}`,
      close: () => db.destroy(),
    };
  }
  const unlock = await lockDataFolder(dataFolder);
  try {
    const database = await openShopDatabase({ databaseUrl, dataFolder });
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
