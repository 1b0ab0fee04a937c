import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createCommerceUpstream } from "#upstreams/commerce/commerce-upstream.ts";
import { connectDatabase, type Database } from "#upstreams/database/connection.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#upstreams/database/embedded-postgres.ts";
import { migrateDatabase } from "#upstreams/database/migrate.ts";

import { generateCatalogue } from "../../../catalogue/generator/generate-catalogue.ts";
import { importBuiltInCatalogue } from "#upstreams/catalogue/built-in-catalogue.ts";
import { exportCatalogue } from "#upstreams/catalogue/export/export-catalogue.ts";
import { printLine } from "#upstreams/catalogue/export/print-line.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

const sizes = { products: 43_000, seed: 1, reviews: 3000, orders: 20_000 };
const command = fileURLToPath(new URL("../import-command.ts", import.meta.url));
let folder: string;
let server: EmbeddedPostgres;
let db: Database;
let firstSeconds = 0;

/** Writes the catalogue of a large shop, with some products changed. */
async function writeCatalogue(
  name: string,
  change: (line: ProductLine, number: number) => void = () => undefined,
): Promise<string> {
  const file = join(folder, name);
  function* lines(): Generator<string> {
    let number = 0;
    for (const line of generateCatalogue(sizes)) {
      if (line.type === "product") change(line, (number += 1));
      yield printLine(line);
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return file;
}

/**
 * Imports in a process of its own; how long it took, and without waiting for a processor that others had, and the most memory it held,
 * in megabytes.
 */
async function importFile(
  file: string,
): Promise<{ seconds: number; ownSeconds: number; megabytes: number; output: string }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [command, file], {
    env: { ...process.env, DATABASE_URL: server.url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  let megabytes = 0;
  let waitedSeconds = 0;
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  const watch = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, "utf8").then(
      // a process that has just ended says nothing of its memory any more
      (status) => (megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)),
      () => undefined,
    );
    // nanoseconds run, nanoseconds waited for a processor
    void readFile(`/proc/${child.pid}/schedstat`, "utf8").then(
      (times) => (waitedSeconds = Number(times.split(" ")[1]) / 1e9),
      () => undefined,
    );
  }, 100);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(watch);
  expect(code).toBe(0);
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, ownSeconds: seconds - waitedSeconds, megabytes, output };
}

describe.runIf(process.env["LONG"])("a shop with 43,000 products", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "full-size-"));
    await chmod(folder, 0o755);
    server = await startEmbeddedPostgres({ folder: join(folder, "postgres") });
    db = connectDatabase(server.url);
    await migrateDatabase(db);
    await importBuiltInCatalogue({ db });
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test("is imported in under 90 seconds and 1 GB while the shop keeps serving", async () => {
    const file = await writeCatalogue("first.ndjson");
    const commerce = createCommerceUpstream({ db, token: "t", imagesFolders: [], log: pino({ level: "silent" }) });
    const send = () =>
      commerce.handle(
        new Request("http://shop.test/v1/products?shopId=1001&perPage=24", { headers: { "x-access-token": "t" } }),
      );
    expect((await send()).status).toBe(200);
    const end = new AbortController();
    const importing = importFile(file).finally(() => end.abort());
    const waits: number[] = [];
    while (!end.signal.aborted) {
      const requestedAt = performance.now();
      expect((await send()).status).toBe(200);
      waits.push(performance.now() - requestedAt);
      await sleep(50);
    }
    const { seconds, ownSeconds, megabytes, output } = await importing;
    firstSeconds = seconds;
    await commerce.close();
    const slowest = Math.max(...waits);
    process.stderr.write(
      `${output}${Math.round(ownSeconds)} s without waiting for others, ${Math.round(megabytes)} MB; ${waits.length} responses, slowest ${Math.round(slowest)} ms\n`,
    );
    expect(ownSeconds).toBeLessThan(90);
    expect(megabytes).toBeLessThan(1000);
    expect(slowest).toBeLessThan(1500);
    expect(output).toMatch(/43000 products, 2\d{5} variants, no faults/);
  }, 600_000);

  test("is imported again without a change, and with one in a hundred, in little more than half the time", async () => {
    const same = await importFile(join(folder, "first.ndjson"));
    const changed = await writeCatalogue("second.ndjson", (line, number) => {
      if (number % 100 === 0) line.name = { nl: `${line.name["nl"]} nieuw` };
    });
    const some = await importFile(changed);
    process.stderr.write(`${same.output}${some.output}`);
    expect(same.output).toContain("Nothing to change");
    expect(some.output).toContain("product    0 added, 430 changed, 0 deactivated");
    expect(Math.max(same.seconds, some.seconds)).toBeLessThan(firstSeconds * 0.6);
  }, 300_000);

  test("comes out of an empty shop that imported it as it went in, byte for byte", async () => {
    await sql`truncate shop, attribute_group, category, product, review, past_order, redirect, catalogue_version restart identity cascade`.execute(
      db,
    );
    const { seconds } = await importFile(join(folder, "first.ndjson"));
    const came = createHash("sha256");
    const startedAt = performance.now();
    for await (const line of exportCatalogue(db)) came.update(line);
    const exportSeconds = (performance.now() - startedAt) / 1000;
    process.stderr.write(`imported in ${seconds.toFixed(1)} s, exported in ${exportSeconds.toFixed(1)} s\n`);
    const went = createHash("sha256");
    for (const line of generateCatalogue(sizes)) went.update(printLine(line));
    expect(came.digest("hex")).toBe(went.digest("hex"));
  }, 600_000);
});
