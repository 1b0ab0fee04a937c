import { appendFile } from "node:fs/promises";

import pino from "pino";

import { connectDatabase } from "#upstreams/database/connection.ts";

import { MailOutbox } from "../mail-outbox.ts";

/** A process that sends one mail and is killed before it can say so: `node killed-sender.ts {databaseUrl} {file} {id}`. */
async function main([url = "", file = "", id = ""]: string[]): Promise<void> {
  const db = connectDatabase(url);
  const outbox = new MailOutbox({
    db,
    log: pino({ level: "silent" }),
    render: async (job) => ({
      key: job.id,
      to: { name: "A", address: "a@b.example" },
      subject: job.id,
      html: "",
      text: "",
    }),
    transport: {
      send: async (mail) => {
        await appendFile(file, `${mail.key}\n`);
        process.kill(process.pid, "SIGKILL");
      },
    },
  });
  await db.transaction().execute((trx) => outbox.enqueue(trx, { template: "order-confirmation", id }));
  outbox.sendSoon();
}

await main(process.argv.slice(2));
