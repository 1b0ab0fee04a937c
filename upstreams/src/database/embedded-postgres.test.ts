import { spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";

import { connectDatabase } from "./connection.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { runningPostgresUrl } from "./running-postgres.ts";

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "warmeland-embedded-"));
  await chmod(dataFolder, 0o755);
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

test("keeps its data over an orderly stop, and is found by commands only while it runs", async () => {
  const folder = join(dataFolder, "postgres");
  const first = await startEmbeddedPostgres({ folder });
  const db = connectDatabase(first.url);
  await sql`create table stored (word text)`.execute(db);
  await sql`insert into stored values ('dekbed')`.execute(db);
  await db.destroy();
  expect(await runningPostgresUrl(dataFolder)).toBe(first.url);
  await first.stop();
  expect(await runningPostgresUrl(dataFolder)).toBeUndefined();

  const second = await startEmbeddedPostgres({ folder });
  const again = connectDatabase(second.url);
  expect((await sql<{ word: string }>`select word from stored`.execute(again)).rows).toEqual([{ word: "dekbed" }]);
  await again.destroy();
  await second.stop();
});

test("recovers by itself after kill -9, of the server and of the shop that left its server running", async () => {
  const folder = join(dataFolder, "postgres");
  const first = await startEmbeddedPostgres({ folder });
  const db = connectDatabase(first.url, { max: 1 });
  await sql`create table stored (word text)`.execute(db);
  await sql`insert into stored values ('sprei')`.execute(db);
  await db.destroy();
  process.kill(Number((await readFile(join(folder, "postmaster.pid"), "utf8")).split("\n")[0]), "SIGKILL");

  const module = new URL("./embedded-postgres.ts", import.meta.url).href;
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(module)}; await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)} }); console.log("up"); setInterval(() => {}, 1000);`;
  const shop = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve) => shop.stdout.once("data", resolve));
  const killed = new Promise((resolve) => shop.once("exit", resolve));
  shop.kill("SIGKILL");
  await killed;

  const third = await startEmbeddedPostgres({ folder });
  const again = connectDatabase(third.url);
  expect((await sql<{ word: string }>`select word from stored`.execute(again)).rows).toEqual([{ word: "sprei" }]);
  await again.destroy();
  await third.stop();
}, 30_000);
