import { createHash, randomBytes } from "node:crypto";

import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import { addCounts, dropOldCounts, mostSearched, type SearchCount } from "./popular-search-table.ts";

const fewestVisitors = 3;
const mostTerms = 5000;
const mostVisitorsCounted = 500;
const writeAfterMilliseconds = 5000;
const readAgainMilliseconds = 60_000;
const dayInMilliseconds = 86_400_000;

interface Today {
  day: string;
  /** Hashes with a salt that lives as long as the day and this process: nothing leads back to a visitor. */
  salt: Buffer;
  visitors: Map<string, Set<string>>;
}

interface Shown {
  terms: readonly string[];
  readAt: number;
}

/**
 * What is searched for often, per shop. Who searched stays in memory, hashed, for a day; a term is written, with its count alone, once several
 * visitors have searched for it that day. Responses never wait for the database: they show what was read last.
 */
export class PopularSearches {
  private readonly db: Database;
  private readonly log: Logger;
  private readonly now: () => Date;
  private readonly waiting = new Map<string, SearchCount>();
  private readonly shown = new Map<number, Shown>();
  private readonly reading = new Map<number, Promise<void>>();
  private today: Today = { day: "", salt: Buffer.alloc(0), visitors: new Map() };
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private droppedOn = "";

  constructor(options: { db: Database; log: Logger; now: () => Date }) {
    this.db = options.db;
    this.log = options.log;
    this.now = options.now;
  }

  /** Counts a search with results by a visitor (any text that sets visitors apart); `term` is one that `showableTerm` let through. */
  note(shopId: number, term: string, visitor: string): void {
    const { day, salt, visitors } = this.startDay();
    const key = `${shopId} ${term}`;
    const seen = visitors.get(key) ?? new Set();
    if (seen.size >= mostVisitorsCounted || (seen.size === 0 && visitors.size >= mostTerms)) return;
    seen.add(createHash("sha256").update(salt).update(visitor).digest("base64url"));
    visitors.set(key, seen);
    if (seen.size < fewestVisitors) return;
    this.waiting.set(`${day} ${key}`, { shopId, day, term, visitors: seen.size });
    this.timer ??= setTimeout(() => void this.write(), writeAfterMilliseconds).unref();
  }

  /** The most searched terms of a shop, at most a minute old; the first question reads them. */
  async ofShop(shopId: number): Promise<readonly string[]> {
    const seen = this.shown.get(shopId);
    const time = this.now().getTime();
    if (!seen || time - seen.readAt >= readAgainMilliseconds) {
      const reading = this.reading.get(shopId) ?? this.read(shopId, time);
      if (!seen) await reading;
    }
    return this.shown.get(shopId)?.terms ?? [];
  }

  /** Writes what waits. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counts = [...this.waiting.values()];
    this.waiting.clear();
    this.writing = this.writing.then(() => this.store(counts));
    await this.writing;
  }

  async close(): Promise<void> {
    await this.write();
    await Promise.all(this.reading.values());
  }

  private startDay(): Today {
    const day = this.now().toISOString().slice(0, 10);
    if (day !== this.today.day) this.today = { day, salt: randomBytes(32), visitors: new Map() };
    return this.today;
  }

  private async store(counts: readonly SearchCount[]): Promise<void> {
    try {
      if (counts.length > 0) await addCounts(this.db, counts);
      const { day } = this.startDay();
      if (counts.length > 0 && this.droppedOn !== day) {
        await dropOldCounts(this.db, new Date(this.now().getTime() - 90 * dayInMilliseconds));
        this.droppedOn = day;
      }
    } catch (error) {
      this.log.warn({ err: error }, "searches not counted");
    }
  }

  private read(shopId: number, time: number): Promise<void> {
    const reading = this.readTerms(shopId, time).finally(() => this.reading.delete(shopId));
    this.reading.set(shopId, reading);
    return reading;
  }

  private async readTerms(shopId: number, time: number): Promise<void> {
    let terms = this.shown.get(shopId)?.terms ?? [];
    try {
      terms = await mostSearched(this.db, shopId, new Date(time - 30 * dayInMilliseconds));
    } catch (error) {
      this.log.warn({ err: error }, "popular searches not read");
    }
    this.shown.set(shopId, { terms, readAt: time });
  }
}
