import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { getRequestListener } from "@hono/node-server";
import { createGateway } from "@warmeland/gateway/src/server.ts";
import { EnvironmentError, parseEnvironment, type Environment } from "@warmeland/schema/rules/environment.ts";
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
import pino from "pino";

/** A start that cannot go on, in one sentence for the person at the keyboard. */
class StartRefused extends Error {}

type Handler = (request: Request, peer?: string) => Promise<Response>;

const started = performance.now();
const inDevelopment = process.argv.includes("--dev");
const closers: (() => Promise<void>)[] = [];
/** How long a balancer has to notice that nothing more should be sent here. */
const noticeMs = 1000;
let drain: (() => void) | undefined;
let handler: Handler = async () =>
  new Response("De winkel start op.", { status: 503, headers: { "retry-after": "5", "content-type": "text/plain; charset=utf-8" } });

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function start(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const environment = parseEnvironment(process.env);
  const server = await listen(environment);
  closers.push(() => closeServer(server));
  const { port } = server.address() as { port: number };
  const publicUrl = environment.PUBLIC_URL || `http://localhost:${port}`;
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
  const log = pino({ level: environment.LOG_LEVEL });
  const upstreams = createBuiltInUpstreams({ environment: complete, db: database.db, log });
  closers.push(upstreams.close);
  await upstreams.load();
  const gateway = await createGateway({ environment: complete, upstreams: upstreams.handlers, log });
  closers.push(gateway.close);
  drain = gateway.drain;
  const web = await createWeb({ environment: complete, graphql: gateway.handle, images: upstreams.images, log });
  closers.push(web.close);
  handler = (request, peer) => {
    const { pathname } = new URL(request.url);
    if (gateway.serves(pathname)) return gateway.handle(request, peer);
    if (upstreams.serves(pathname)) return upstreams.handle(request);
    return web.handle(request);
  };
  say(`Open       ${publicUrl}   (ready after ${((performance.now() - started) / 1000).toFixed(1)} s; stop with Ctrl-C)`);
}

async function listen(environment: Environment): Promise<Server> {
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: 16_384 },
    getRequestListener((request, { incoming }) => handler(request, incoming.socket?.remoteAddress)),
  );
  // A connection that is kept would have to be cut in the end, perhaps in the middle of an answer.
  server.prependListener("request", (_request, response) => {
    if (stopping) response.shouldKeepAlive = false;
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const busy = `Port ${environment.PORT} is in use by another program: stop it, or set PORT to another number.`;
      reject(error.code === "EADDRINUSE" ? new StartRefused(busy) : error);
    });
    server.listen(environment.PORT, environment.HOST, resolve);
  });
  return server;
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

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([closed, sleep(6000, undefined, { ref: false })]);
  server.closeAllConnections();
}

let stopping: Promise<void> | undefined;

function stop({ notice }: { notice: boolean }): Promise<void> {
  stopping ??= (async () => {
    if (drain && notice) {
      drain();
      await sleep(noticeMs);
    }
    // The server first, so that requests under way still find everything they need.
    const [server, ...rest] = closers;
    await server?.();
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
  const expected = error instanceof StartRefused || error instanceof EnvironmentError || error instanceof DataFolderInUse;
  process.stderr.write(
    `${expected ? error.message : `The shop could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`}\n`,
  );
  await stop({ notice: false });
  process.exit(1);
}
