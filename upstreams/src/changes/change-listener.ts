import pg from "pg";
import type { Logger } from "pino";

/** What the database announces (migration 032). */
export type Channel = "basket_changed" | "order_changed";

/** A basket or an order by the SHA-256 of its key in 32 hex digits, and its version now. */
export interface Change {
  readonly key: string;
  readonly version: number;
}

/** Told of every change; of undefined when some may have been missed, as before the first. */
export type Follower = (change: Change | undefined) => void;

const channels: readonly Channel[] = ["basket_changed", "order_changed"];
const firstDelayMs = 250;
const longestDelayMs = 5000;
/** A connection that is dead without having said so is noticed by then. */
const checkEveryMs = 15_000;
const checkTimeoutMs = 5000;

/** Listens to the database over one connection of its own, made for the first follower and made anew whenever it is lost. */
export class ChangeListener {
  private readonly url: string;
  private readonly log: Logger;
  private readonly followers: Readonly<Record<Channel, Set<Follower>>> = {
    basket_changed: new Set(),
    order_changed: new Set(),
  };
  private client: pg.Client | undefined;
  private isListening = false;
  private isStarted = false;
  private isClosed = false;
  private delayMs = firstDelayMs;
  private timer: NodeJS.Timeout | undefined;

  constructor({ url, log }: { url: string; log: Logger }) {
    this.url = url;
    this.log = log;
  }

  /** Tells of changes from now on, beginning with undefined as soon as none can be missed any more. @returns a function that ends it */
  follow(channel: Channel, follower: Follower): () => void {
    this.followers[channel].add(follower);
    if (this.isListening) follower(undefined);
    if (!this.isStarted) {
      this.isStarted = true;
      void this.connect();
    }
    return () => this.followers[channel].delete(follower);
  }

  /** Ends the connection. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: checkTimeoutMs,
      query_timeout: checkTimeoutMs,
      keepAlive: true,
    });
    this.client = client;
    client.on("error", (error) => this.lose(client, error));
    client.on("end", () => this.lose(client));
    client.on("notification", ({ channel, payload = "" }) => {
      const [key = "", version = ""] = payload.split(" ");
      this.tell(channel as Channel, { key, version: Number(version) });
    });
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${channel}`);
    } catch (error) {
      return this.lose(client, error);
    }
    if (this.client !== client || this.isClosed) return;
    this.isListening = true;
    this.delayMs = firstDelayMs;
    for (const channel of channels) this.tell(channel, undefined);
    this.checkLater(client);
  }

  private tell(channel: Channel, change: Change | undefined): void {
    for (const follower of this.followers[channel]) follower(change);
  }

  private checkLater(client: pg.Client): void {
    this.timer = setTimeout(() => void this.check(client), checkEveryMs).unref();
  }

  private async check(client: pg.Client): Promise<void> {
    try {
      await client.query("select 1");
    } catch (error) {
      return this.lose(client, error);
    }
    if (this.client === client && !this.isClosed) this.checkLater(client);
  }

  private lose(client: pg.Client, error?: unknown): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.isListening = false;
    clearTimeout(this.timer);
    void client.end().catch(() => undefined);
    if (this.isClosed) return;
    this.log.warn({ err: error }, "the database's announcements are not heard, connecting again");
    this.timer = setTimeout(() => void this.connect(), this.delayMs).unref();
    this.delayMs = Math.min(this.delayMs * 2, longestDelayMs);
  }
}
