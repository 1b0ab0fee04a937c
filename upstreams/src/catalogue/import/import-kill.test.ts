import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { loadSnapshot } from "#upstreams/commerce/snapshot/load-snapshot.ts";
import { connectDatabase, type Database } from "#upstreams/database/connection.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#upstreams/database/embedded-postgres.ts";
import { migrateDatabase } from "#upstreams/database/migrate.ts";

import { importCatalogue } from "./import-catalogue.ts";
import { manyProducts } from "#upstreams/catalogue/testing/many-products.ts";

const isLong = process.env["LONG"] !== undefined;
const kills = isLong ? 20 : 1;
const products = isLong ? 6000 : 600;
const command = fileURLToPath(new URL("../import-command.ts", import.meta.url));
let folder: string;
let server: EmbeddedPostgres;
let db: Database;

// a server of its own: one killed connection makes PostgreSQL end all the others
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-kill-"));
  await chmod(folder, 0o755);
  server = await startEmbeddedPostgres({ folder: join(folder, "postgres"), durable: false });
  db = connectDatabase(server.url);
  await migrateDatabase(db);
  for (const word of ["oud", "nieuw"])
    await writeFile(join(folder, word), [...manyProducts(products, word)].join("\n"));
  await importCatalogue({ db, lines: manyProducts(products, "oud") });
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

function startImport(word: string) {
  const child = spawn(process.execPath, [command, join(folder, word)], {
    env: { ...process.env, DATABASE_URL: server.url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr.on("data", (text: Buffer) => (output += text.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  return { child, ended };
}

/** The last words of the product names that a reader of the whole catalogue sees. */
async function wordsSeen(): Promise<string[]> {
  const { products: entries } = await loadSnapshot(db);
  expect(entries).toHaveLength(products);
  return [...new Set(entries.map(({ documentText }) => /"nl": "Matras \d+ (\w+)"/.exec(documentText)?.[1] ?? ""))];
}

/** The process of PostgreSQL that writes products, as soon as there is one. */
async function writingBackend(): Promise<number> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where pid <> pg_backend_pid() and state = 'active' and query ~ '(insert into|update) (product|variant)'
      limit 1`.execute(db);
    if (rows[0]) return rows[0].pid;
  }
  throw new Error("No import writes");
}

test(`after ${kills} kills of the import the old catalogue is whole, to every reader, and running it again finishes`, async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const { child, ended } = startImport("nieuw");
    await sleep(randomInt(500, isLong ? 4000 : 900));
    const during = wordsSeen();
    child.kill("SIGKILL");
    const { code } = await ended;
    const after = await wordsSeen();
    // a kill between the commit and the end of the process comes too late: then the new catalogue is whole
    expect([["oud"], ["nieuw"]]).toContainEqual(after);
    if (code === 0) expect(after).toEqual(["nieuw"]);
    expect([["oud"], after]).toContainEqual(await during);
    if (after[0] === "nieuw") expect((await startImport("oud").ended).code).toBe(0);
  }
  expect(await startImport("nieuw").ended).toMatchObject({ code: 0 });
  expect(await wordsSeen()).toEqual(["nieuw"]);
}, 600_000);

test("a kill of PostgreSQL's own process in the middle of it leaves the catalogue whole", async () => {
  const { ended } = startImport("oud");
  process.kill(await writingBackend(), "SIGKILL");
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toContain("The import did not finish: run it again.");
  await expect.poll(wordsSeen, { timeout: 20_000 }).toEqual(["nieuw"]);
  expect(await startImport("oud").ended).toMatchObject({ code: 0 });
  expect(await wordsSeen()).toEqual(["oud"]);
}, 120_000);

test("Ctrl-C takes everything back and says so", async () => {
  const { child, ended } = startImport("nieuw");
  await writingBackend();
  child.kill("SIGINT");
  const { code, output } = await ended;
  expect(code).toBe(130);
  expect(output).toContain("Stopped; nothing was imported.");
  expect(await wordsSeen()).toEqual(["oud"]);
}, 60_000);
