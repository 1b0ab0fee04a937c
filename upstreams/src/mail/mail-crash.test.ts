import { spawn } from "node:child_process";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { MailOutbox } from "./mail-outbox.ts";

const kills = 20;
const sender = fileURLToPath(new URL("testing/killed-sender.ts", import.meta.url));
const ids = Array.from({ length: kills }, (_, kill) => `mail-${kill}`);
let database: TestDatabase;
let folder: string;
let file: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), "mail-crash-"));
  file = path.join(folder, "sent");
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function killedSender(id: string): Promise<string | null> {
  const child = spawn(process.execPath, [sender, database.url, file, id], { stdio: "ignore" });
  return new Promise((resolve) => {
    child.once("exit", (_code, signal) => resolve(signal));
  });
}

const sent = async (): Promise<string[]> => (await readFile(file, "utf8")).trim().split("\n").toSorted();

// the queue looks for jobs that were given up once a minute
test.runIf(process.env["LONG"])(
  `${kills} senders that are killed between sending and saying so: every mail leaves at most twice, and is the same one`,
  async () => {
    for (const id of ids) {
      expect(await killedSender(id)).toBe("SIGKILL");
      await sql`update pgboss.job set started_on = now() - interval '2 minutes' where state = 'active'`.execute(
        database.db,
      );
    }
    const outbox = new MailOutbox({
      db: database.db,
      log: pino({ level: "silent" }),
      render: async ({ id }) => ({
        key: id,
        to: { name: "A", address: "a@b.example" },
        subject: id,
        html: "",
        text: "",
      }),
      transport: { send: (mail) => appendFile(file, `${mail.key}\n`) },
    });
    await outbox.start();
    const twice = ids.flatMap((id) => [id, id]).toSorted();
    await expect.poll(sent, { timeout: 150_000, interval: 1000 }).toEqual(twice);
    await outbox.close();
    expect(await sent()).toEqual(twice);
  },
  300_000,
);
