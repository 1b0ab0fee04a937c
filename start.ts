import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { createGateway } from "@warmeland/gateway/src/server.ts";
import { giveMemoryBack } from "@warmeland/schema/process/give-memory-back.ts";
import { giveUpRoot } from "@warmeland/schema/process/give-up-root.ts";
import {
  largestOfUpstreams,
  type OpenServer,
  openServer,
  PortInUseError,
} from "@warmeland/schema/process/open-server.ts";
import { createProcessLog } from "@warmeland/schema/process/process-log.ts";
import { createProxyNotice } from "@warmeland/schema/process/proxy-notice.ts";
import { EnvironmentError, parseEnvironment } from "@warmeland/schema/rules/environment.ts";
import { createBuiltInUpstreams } from "@warmeland/upstreams/src/built-in-upstreams.ts";
import { importBuiltInCatalogue } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";
import { importBuiltInPromotions } from "@warmeland/upstreams/src/commerce/promotions/file/built-in-promotions.ts";
import type { Database } from "@warmeland/upstreams/src/database/connection.ts";
import { DataFolderInUse, lockDataFolder } from "@warmeland/upstreams/src/database/data-folder-lock.ts";
import { migrateDatabase } from "@warmeland/upstreams/src/database/migrate.ts";
import { sessionSecret } from "@warmeland/upstreams/src/database/session-secret.ts";
import { openShopDatabase } from "@warmeland/upstreams/src/database/shop-database.ts";
import { buildIfChanged } from "@warmeland/web/server/build-if-changed.ts";
import { createWeb } from "@warmeland/web/server/web-server.ts";

type Handler = (request: Request, peer?: string) => Response | Promise<Response>;

const started = performance.now();
const inDevelopment = process.argv.includes("--dev");
const closers: (() => Promise<void>)[] = [];
/** How long a balancer has to notice that nothing more should be sent here. */
const noticeMs = 1000;
let server: OpenServer | undefined;
let drain: (() => void) | undefined;
let handler: Handler = async () =>
  new Response("De winkel start op.", {
    status: 503,
    headers: { "retry-after": "5", "content-type": "text/plain; charset=utf-8" },
  });

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function start(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const environment = parseEnvironment(process.env);
  server = await openServer({
    handle: (request, peer) => handler(request, peer),
    port: environment.PORT,
    host: environment.HOST,
    ...(environment.SHOP_MODE === "demo" && { largestBody: largestOfUpstreams }),
  });
  closers.push(server.close);
  const publicUrl = environment.PUBLIC_URL || `http://localhost:${server.port}`;
  closers.push(await lockDataFolder(environment.DATA_DIR));

  const database = await openShopDatabase({ databaseUrl: environment.DATABASE_URL, dataFolder: environment.DATA_DIR });
  closers.push(database.close);
  say(`Database   ${database.description}`);
  const ran = await migrateDatabase(database.db);
  if (ran.length > 0) say(`           migrated: ${ran.join(", ")}`);

  const { skipped } = await importBuiltInCatalogue({ db: database.db, onProgress: showProgress });
  say(`Catalogue  ${skipped ? "unchanged" : "imported"}: ${await catalogueSize(database.db)}`);
  await importBuiltInPromotions(database.db);

  if (inDevelopment && existsSync("web/build/client")) {
    say("Web app    as last built; the development server shows it as it is now");
  } else {
    say(`Web app    ${(await buildIfChanged()) ? "built" : "unchanged"}`);
  }

  const complete = {
    ...environment,
    PUBLIC_URL: publicUrl,
    SESSION_SECRET: await sessionSecret(environment.SESSION_SECRET, environment.DATA_DIR),
  };
  const log = createProcessLog(environment.LOG_LEVEL);
  const upstreams = createBuiltInUpstreams({
    environment: complete,
    db: database.db,
    databaseUrl: database.url,
    log,
  });
  closers.push(upstreams.close);
  await upstreams.load();
  const gateway = await createGateway({ environment: complete, upstreams: upstreams.handlers, log });
  closers.push(gateway.close);
  drain = () => {
    gateway.drain();
    upstreams.drain();
  };
  const web = await createWeb({ environment: complete, graphql: gateway.handle, images: upstreams.images, log });
  closers.push(web.close);
  await giveUpRoot({ dataFolder: environment.DATA_DIR, written: ["mail", "images"], log });
  const noticeProxy = createProxyNotice({ trustProxy: complete.TRUST_PROXY, log });
  handler = (request, peer) => {
    noticeProxy(request);
    const { pathname } = new URL(request.url);
    if (gateway.serves(pathname)) return gateway.handle(request, peer);
    if (upstreams.serves(pathname)) return upstreams.handle(request);
    return web.handle(request, peer);
  };
  giveMemoryBack();
  say(
    `Open       ${publicUrl}   (ready after ${((performance.now() - started) / 1000).toFixed(1)} s; stop with Ctrl-C)`,
  );
}

function showProgress({ products, variants }: { products: number; variants: number }): void {
  if (process.stdout.isTTY) process.stdout.write(`\rCatalogue  ${products} products with ${variants} variants read\r`);
}

async function catalogueSize(db: Database): Promise<string> {
  const count = (table: "product" | "variant") =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("is_active", "=", true)
      .executeTakeFirstOrThrow();
  const [products, variants] = await Promise.all([count("product"), count("variant")]);
  return `${products.count} products with ${variants.count} variants`;
}

let stopping: Promise<void> | undefined;

function stop({ notice }: { notice: boolean }): Promise<void> {
  stopping ??= (async () => {
    server?.drain();
    // also what would go on for ever, such as subscriptions
    drain?.();
    if (drain && notice) await sleep(noticeMs);
    // The server first, so that requests under way still find everything they need.
    const [closeServer, ...rest] = closers;
    await closeServer?.();
    for (const close of rest.toReversed()) {
      await close().catch((error: unknown) => process.stderr.write(`While stopping: ${String(error)}\n`));
    }
  })();
  return stopping;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    say("Stopping   requests under way are finished, then the database ends");
    void stop({ notice: signal === "SIGTERM" }).then(() => process.exit(0));
  });
}

try {
  await start();
} catch (error) {
  const expected =
    error instanceof PortInUseError || error instanceof EnvironmentError || error instanceof DataFolderInUse;
  process.stderr.write(
    `${expected ? error.message : `The shop could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`}\n`,
  );
  await stop({ notice: false });
  process.exit(1);
}
