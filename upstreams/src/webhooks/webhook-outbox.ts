import { randomBytes } from "node:crypto";

import { sql } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";

import type { Database } from "#upstreams/database/connection.ts";

import { deliverWebhook, type DeliveryServices } from "./deliver-webhook.ts";

interface WebhookOutboxOptions extends DeliveryServices {
  /** Opens the queue of mails: of two that make the tables of a new database at once, one fails. */
  readonly openMailQueue: () => Promise<void>;
  /** Before a failed delivery is tried again, doubled each time up to six hours; 10 s unless given. */
  readonly firstDelaySeconds?: number;
  /** How often what has happened is looked for; every 2 s unless given. */
  readonly lookEverySeconds?: number;
}

interface DeliveryJob {
  deliveryId: string;
}

const queue = "webhook";
const mostAtOnce = 500;
const longestDelaySeconds = 6 * 3600;

/**
 * Webhooks leave as mails do, by a queue in the shop's database. A status of an order writes what is to be sent (migration 033); this gives it to the
 * queue within seconds, in the order in which it happened. Of one order and one endpoint nothing is sent before what came earlier has been taken,
 * or given up after three days.
 */
export class WebhookOutbox {
  private readonly options: WebhookOutboxOptions;
  private readonly boss: PgBoss;
  private timer: NodeJS.Timeout | undefined;
  private worker: string | undefined;
  private looking: Promise<void> | undefined;
  private isClosed = false;
  private readonly lookEverySeconds: number;

  constructor(options: WebhookOutboxOptions) {
    this.options = options;
    this.lookEverySeconds = options.lookEverySeconds ?? 2;
    // the mail's instance cleans up after both
    this.boss = new PgBoss({ db: fromKysely(options.db), schedule: false, supervise: false });
    this.boss.on("error", (error) => options.log.error({ err: error }, "webhook queue"));
  }

  /** Whether messages may go to addresses of private networks. */
  get allowsPrivate(): boolean {
    return this.options.allowsPrivate;
  }

  /** Begins to look for what is to be sent; later calls do nothing. */
  start(): void {
    if (this.timer || this.isClosed) return;
    const look = (): void => {
      this.looking = this.queueDue()
        .catch((error: unknown) => this.options.log.error({ err: error }, "webhooks not queued, tried again"))
        .finally(() => {
          if (!this.isClosed) this.timer = setTimeout(look, this.lookEverySeconds * 1000).unref();
        });
    };
    this.timer = setTimeout(look, 0);
  }

  /** Lets what is under way finish and stops. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.looking;
    if (this.worker !== undefined) await this.boss.stop({ graceful: true, timeout: 6000 });
  }

  /** Gives what has happened to the queue; nothing is started for a shop that tells nobody. */
  private async queueDue(): Promise<void> {
    const { db, now } = this.options;
    if (this.worker === undefined && !(await this.isNeeded())) return;
    await this.open();
    // one process at a time, and the lock before the transaction: jobs are ordered by when theirs began
    const queued = await db.connection().execute(async (connection) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_lock(hashtext('webhook outbox')) as mine`.execute(connection);
      if (!rows[0]?.mine) return 0;
      try {
        return await this.queueIn(connection, now());
      } finally {
        await sql`select pg_advisory_unlock(hashtext('webhook outbox'))`.execute(connection);
      }
    });
    if (queued > 0 && this.worker !== undefined) this.boss.notifyWorker(this.worker);
  }

  private queueIn(connection: Database, now: Date): Promise<number> {
    return connection.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom("webhook_delivery")
        .select(["delivery_id", "endpoint_id", "order_id"])
        .where("queued_at", "is", null)
        .orderBy("delivery_id")
        .limit(mostAtOnce)
        .execute();
      for (const [index, { delivery_id: deliveryId, endpoint_id: endpoint, order_id: order }] of due.entries()) {
        const job = { id: jobId(index), singletonKey: `${endpoint} ${order}`, db: fromKysely(trx) };
        await this.boss.send(queue, { deliveryId }, job);
      }
      const ids = due.map(({ delivery_id: id }) => id);
      if (ids.length > 0)
        await trx.updateTable("webhook_delivery").set({ queued_at: now }).where("delivery_id", "in", ids).execute();
      return due.length;
    });
  }

  private async isNeeded(): Promise<boolean> {
    const row = await this.options.db.selectFrom("webhook_endpoint").select("endpoint_id").limit(1).executeTakeFirst();
    return row !== undefined;
  }

  private async open(): Promise<void> {
    if (this.worker !== undefined) return;
    const { firstDelaySeconds = 10, openMailQueue } = this.options;
    await openMailQueue();
    await this.boss.start();
    const settings = {
      // `deliverWebhook` gives up by time
      retryLimit: 1000,
      retryDelay: firstDelaySeconds,
      retryBackoff: true,
      retryDelayMax: longestDelaySeconds,
      expireInSeconds: 60,
    };
    await this.boss.createQueue(queue, { ...settings, policy: "key_strict_fifo" });
    await this.boss.updateQueue(queue, settings);
    const looking = {
      pollingIntervalSeconds: this.lookEverySeconds,
      batchSize: 10,
      burstWhenBatchFull: true,
      perJobResults: true as const,
    };
    this.worker = await this.boss.work<DeliveryJob>(queue, looking, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }) => ({
          id,
          status: (await deliverWebhook(this.options, data.deliveryId).catch((error: unknown) => {
            this.options.log.error({ err: error }, "webhook not sent, tried again");
            return false;
          }))
            ? ("completed" as const)
            : ("failed" as const),
        })),
      ),
    );
  }
}

/** A UUID of version 7 that sorts by its index: jobs of one transaction are told apart by their ids alone. */
function jobId(index: number): string {
  const time = Date.now().toString(16).padStart(12, "0");
  const random = randomBytes(8).toString("hex");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${index.toString(16).padStart(3, "0")}-8${random.slice(0, 3)}-${random.slice(3, 15)}`;
}
