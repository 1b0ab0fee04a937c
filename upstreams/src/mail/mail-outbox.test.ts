import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { MailOutbox, type MailJob } from "./mail-outbox.ts";
import { createMailTransport, MailRefusedError, type Mail, type MailTransport } from "./mail-transport.ts";

let database: TestDatabase;
let folder: string;
let outbox: MailOutbox;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), "mail-"));
});
afterEach(async () => {
  await outbox.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function mailOf({ id }: MailJob): Mail {
  return {
    key: `order-confirmation.${id}`,
    to: { name: "Sanne", address: "sanne@voorbeeld.nl" },
    subject: `Bestelling ${id}`,
    html: "<p>x</p>",
    text: "x",
  };
}

function open(transport: MailTransport, render: (job: MailJob) => Mail | null = mailOf): void {
  outbox = new MailOutbox({
    db: database.db,
    transport,
    render: async (job) => render(job),
    log: pino({ level: "silent" }),
    retry: { limit: 1, firstDelaySeconds: 1 },
  });
}

function files(): MailTransport {
  return createMailTransport({ smtpUrl: "", folder, from: "Warmeland <bestellingen@warmeland.example>" });
}

async function enqueue(id: string): Promise<void> {
  await database.db.transaction().execute((trx) => outbox.enqueue(trx, { template: "order-confirmation", id }));
}

function dead(): Promise<unknown[]> {
  return database.db
    .withSchema("pgboss")
    .selectFrom("job" as never)
    .selectAll()
    .where("name" as never, "=", "mail-dead" as never)
    .execute();
}

test("a job of a transaction that rolled back is never sent", async () => {
  open(files());
  await outbox.start();
  await expect(
    database.db.transaction().execute(async (trx) => {
      await outbox.enqueue(trx, { template: "order-confirmation", id: "rolled-back" });
      throw new Error("no order after all");
    }),
  ).rejects.toThrow("no order");
  await enqueue("committed");
  await expect.poll(() => readdir(folder), { timeout: 4000 }).toEqual(["order-confirmation.committed.eml"]);
});

test("a send that fails is repeated under the same Message-ID until it succeeds", async () => {
  const sent: string[] = [];
  const real = files();
  open({
    send: async (mail) => {
      sent.push(mail.key);
      if (sent.length === 1) throw new Error("connection reset");
      await real.send(mail);
    },
  });
  await outbox.start();
  await enqueue("1");
  await expect.poll(() => readdir(folder), { timeout: 8000 }).toEqual(["order-confirmation.1.eml"]);
  expect(sent).toEqual(["order-confirmation.1", "order-confirmation.1"]);
  expect(await readFile(path.join(folder, "order-confirmation.1.eml"), "utf8")).toMatch(
    /^Message-ID:\s+<order-confirmation\.1@warmeland\.example>/m,
  );
});

test("what a server refuses for good waits in the dead letters and holds nobody up; what has no subject any more is dropped", async () => {
  const real = files();
  const refusing: MailTransport = {
    send: (mail) =>
      mail.key.endsWith("poison")
        ? Promise.reject(new MailRefusedError("550 no such user <sanne@voorbeeld.nl>"))
        : real.send(mail),
  };
  open(refusing, (job) => (job.id === "gone" ? null : mailOf(job)));
  await outbox.start();
  for (const id of ["poison", "gone", "fine"]) await enqueue(id);
  await expect.poll(() => readdir(folder), { timeout: 6000 }).toEqual(["order-confirmation.fine.eml"]);
  // the queue notes what became of its mails only once all of a batch are done
  await expect.poll(dead, { timeout: 6000 }).toMatchObject([{ data: { id: "poison" } }]);
  expect(JSON.stringify(await dead())).not.toContain("voorbeeld.nl");
});

test("what fails to the end becomes a dead letter", async () => {
  let tries = 0;
  open({
    send: () => {
      tries += 1;
      return Promise.reject(new Error("connection refused"));
    },
  });
  await outbox.start();
  await enqueue("1");
  await expect.poll(dead, { timeout: 12_000, interval: 250 }).toHaveLength(1);
  expect(tries).toBe(2);
});

test("a mail is written to one file however often it is sent, and names of people break no header", async () => {
  open(files());
  const transport = files();
  const mail = {
    ...mailOf({ template: "order-confirmation", id: "1" }),
    to: { name: 'Sanne\r\nBcc: <x@y.nl>, "De', address: "sanne@voorbeeld.nl" },
    subject: "Uw bestelling\nX-Injected: ja",
  };
  await transport.send(mail);
  await transport.send(mail);
  expect(await readdir(folder)).toHaveLength(1);
  const [headers] = (await readFile(path.join(folder, "order-confirmation.1.eml"), "utf8")).split("\r\n\r\n");
  expect(headers).not.toMatch(/^(bcc|x-injected):/im);
  expect(headers).toMatch(/^To: .*<sanne@voorbeeld\.nl>$/m);
});
