import type { Transaction } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import { type LimitedMail, mayWriteTo, type OwedMail } from "./mail-limit.ts";
import type { MailTemplate } from "./mail-template.ts";
import { MailRefusedError, type Mail, type MailTransport } from "./mail-transport.ts";

/** What a mail is about; its text is made when it is sent, so that the queue holds no personal data. */
export interface MailJob {
  template: MailTemplate;
  /** Id of the thing it is about, as the template's renderer reads it. */
  id: string;
}

export interface MailOutboxOptions {
  db: Database;
  transport: MailTransport;
  /** Makes the mail of a job; null when there is nothing left to write about. */
  render(job: MailJob): Promise<Mail | null>;
  log: Logger;
  /** How failed sends are repeated; by default for a day, at most ten minutes apart. */
  retry?: { limit: number; firstDelaySeconds: number };
}

const retentionMs = 30 * 24 * 3_600_000;
const queue = "mail";
const deadLetters = "mail-dead";
// for what nobody announced: repeated sends, jobs of another process, of one that was killed
const lookEverySeconds = 5;

/**
 * Mail leaves by a queue in the shop's database: a job is written in the transaction that gives reason for it, and sent later, at least
 * once, always with the same Message-ID. What a server refuses for good, or what fails to the end, waits in the queue `mail-dead`.
 */
export class MailOutbox {
  private readonly boss: PgBoss;
  private readonly options: MailOutboxOptions;
  private started: Promise<void> | undefined;
  private worker: string | undefined;

  constructor(options: MailOutboxOptions) {
    this.options = options;
    this.boss = new PgBoss({ db: fromKysely(options.db), schedule: false });
    this.boss.on("error", (error) => options.log.error({ err: error }, "mail queue"));
  }

  /** Prepares the queue and starts sending; later calls wait for the first. A failed start may be tried again. */
  start(): Promise<void> {
    this.started ??= this.open().catch((error: unknown) => {
      this.started = undefined;
      throw error;
    });
    return this.started;
  }

  /** Writes the job of a mail that is owed, as a part of the transaction: no commit, no mail. */
  async enqueue(trx: Transaction<Tables>, job: MailJob & { template: OwedMail }): Promise<void> {
    await this.write(trx, job);
  }

  /**
   * Writes the job of a mail that somebody else than its reader can cause, unless its reader is to be left alone (`mayWriteTo`).
   * @param idOf makes what the mail is about, and gives its id; not called when there is to be none
   * @returns whether there is a mail
   */
  async enqueueLimited(
    trx: Transaction<Tables>,
    letter: LimitedMail,
    idOf: () => Promise<string> | string,
  ): Promise<boolean> {
    if (!(await mayWriteTo(trx, letter))) return false;
    await this.write(trx, { template: letter.template, id: await idOf() });
    return true;
  }

  /** Looks for mail now instead of within seconds; to be called once the transaction of `enqueue` has committed. */
  sendSoon(): void {
    if (this.worker !== undefined) this.boss.notifyWorker(this.worker);
  }

  /** Removes what was stored of mails to an address. */
  async forget(address: string): Promise<void> {
    await this.options.transport.folder?.forget(address);
  }

  /** Removes what was stored of mails older than 30 days. */
  async discardOld(now: Date): Promise<void> {
    await this.options.transport.folder?.discardBefore(new Date(now.getTime() - retentionMs));
  }

  /** Lets the mail under way finish and stops. */
  async close(): Promise<void> {
    if (!this.started) return;
    await this.started.catch(() => undefined);
    await this.boss.stop({ graceful: true, timeout: 5000 });
  }

  private async write(trx: Transaction<Tables>, job: MailJob): Promise<void> {
    await this.start();
    await this.boss.send(queue, job, { db: fromKysely(trx) });
  }

  private async open(): Promise<void> {
    const { limit, firstDelaySeconds } = this.options.retry ?? { limit: 150, firstDelaySeconds: 10 };
    await this.boss.start();
    await this.boss.createQueue(deadLetters);
    const settings = {
      retryLimit: limit,
      retryDelay: firstDelaySeconds,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60,
      deadLetter: deadLetters,
    };
    await this.boss.createQueue(queue, settings);
    await this.boss.updateQueue(queue, settings);
    const pollingIntervalSeconds = Math.min(lookEverySeconds, Math.max(0.5, firstDelaySeconds / 2));
    const looking = { pollingIntervalSeconds, batchSize: 5, burstWhenBatchFull: true, perJobResults: true as const };
    this.worker = await this.boss.work<MailJob>(queue, looking, (jobs) =>
      Promise.all(jobs.map(async ({ id, data }) => ({ id, ...(await this.deliver(data)) }))),
    );
  }

  private async deliver(
    job: MailJob,
  ): Promise<{ status: "completed" | "failed" | "deadletter"; output?: { reason: string } }> {
    const { log } = this.options;
    try {
      const mail = await this.options.render(job);
      if (mail) await this.options.transport.send(mail);
      log.info({ mail: job }, mail ? "mail sent" : "mail dropped: its subject is gone");
      return { status: "completed" };
    } catch (error) {
      const status = error instanceof MailRefusedError ? "deadletter" : "failed";
      // a mail server repeats the recipient, who has no place in queue and log
      const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/[^\s<>]+@[^\s<>]+/g, "…");
      log.warn({ mail: job, status, reason }, "mail not sent");
      return { status, output: { reason } };
    }
  }
}
