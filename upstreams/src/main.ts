import { mkdir } from "node:fs/promises";

import { giveUpRoot } from "@warmeland/schema/process/give-up-root.ts";
import { largestOfUpstreams, openServer } from "@warmeland/schema/process/open-server.ts";
import { createProcessLog } from "@warmeland/schema/process/process-log.ts";
import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";

import { createBuiltInUpstreams } from "./built-in-upstreams.ts";
import { importBuiltInCatalogue } from "./catalogue/built-in-catalogue.ts";
import { importBuiltInPromotions } from "./commerce/promotions/file/built-in-promotions.ts";
import { migrateDatabase } from "./database/migrate.ts";
import { sessionSecret } from "./database/session-secret.ts";
import { openShopDatabase } from "./database/shop-database.ts";

/** The upstreams as a process of its own, for compose: every address below `/upstreams`, on the database of DATABASE_URL. */
async function main(): Promise<void> {
  const settings = parseEnvironment(process.env, "upstreams");
  if (!settings.DATABASE_URL)
    throw new EnvironmentError("DATABASE_URL: the upstreams as a service need a PostgreSQL of their own.");
  await mkdir(settings.DATA_DIR, { recursive: true });
  const environment = {
    ...settings,
    PUBLIC_URL: settings.PUBLIC_URL || `http://localhost:${settings.PORT}`,
    SESSION_SECRET: await sessionSecret(settings.SESSION_SECRET, settings.DATA_DIR),
  };
  const log = createProcessLog(environment.LOG_LEVEL);
  const database = await openShopDatabase({ databaseUrl: environment.DATABASE_URL, dataFolder: environment.DATA_DIR });
  await migrateDatabase(database.db);
  await importBuiltInCatalogue({ db: database.db });
  await importBuiltInPromotions(database.db);
  const upstreams = createBuiltInUpstreams({
    environment,
    db: database.db,
    databaseUrl: database.url,
    log,
    standAlone: true,
  });
  await upstreams.load();
  const server = await openServer({
    handle: (request) =>
      new URL(request.url).pathname === "/healthz" ? new Response("ok") : upstreams.handle(request),
    port: environment.PORT,
    host: environment.HOST,
    largestBody: largestOfUpstreams,
  });
  await giveUpRoot({ dataFolder: environment.DATA_DIR, written: ["mail"], log });
  log.info({ port: environment.PORT }, "upstreams open");

  const stop = async (): Promise<void> => {
    upstreams.drain();
    await server.close();
    await upstreams.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvironmentError ? error.message : `The upstreams could not start: ${String(error)}`}\n`,
  );
  process.exit(1);
}
