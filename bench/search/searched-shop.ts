import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { importBuiltInCatalogue } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";
import { createCommerceUpstream } from "@warmeland/upstreams/src/commerce/commerce-upstream.ts";
import { connectDatabase } from "@warmeland/upstreams/src/database/connection.ts";
import { startEmbeddedPostgres } from "@warmeland/upstreams/src/database/embedded-postgres.ts";
import { migrateDatabase } from "@warmeland/upstreams/src/database/migrate.ts";
import { pino } from "pino";

const token = "bench";

export interface SearchedShop {
  /** Reference keys of the first ten that the search shows for a term, and how many there are. */
  search(term: string): Promise<{ keys: string[]; total: number }>;
  stop(): Promise<void>;
}

/** The commerce upstream with the built-in catalogue, on a database of its own. */
export async function openSearchedShop(): Promise<SearchedShop> {
  const folder = await mkdtemp(join(tmpdir(), "warmeland-search-"));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({
    folder: join(folder, "postgres"),
    databaseName: "shop",
    durable: false,
    maxConnections: 20,
  });
  const db = connectDatabase(server.url);
  await migrateDatabase(db);
  await importBuiltInCatalogue({ db });
  const commerce = createCommerceUpstream({ db, token, imagesFolders: [folder], log: pino({ level: "error" }) });
  return {
    search: async (term) => {
      const query = new URLSearchParams({
        shopId: "1001",
        perPage: "10",
        includeSoldOut: "true",
        "filters[term]": term,
      });
      const response = await commerce.handle(
        new Request(`http://commerce/v1/products?${query}`, { headers: { "x-access-token": token } }),
      );
      if (response.status !== 200) throw new Error(`'${term}' got ${response.status}: ${await response.text()}`);
      const { entities, pagination } = (await response.json()) as {
        entities: { referenceKey: string }[];
        pagination: { total: number };
      };
      return { keys: entities.map(({ referenceKey }) => referenceKey), total: pagination.total };
    },
    stop: async () => {
      await commerce.close();
      await db.destroy();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
