import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { readEvents, type ReceivedEvent } from "@warmeland/schema/process/read-events.ts";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Upstream } from "./http.ts";

/** Somebody who wants to know when one thing changes. */
export interface Watch {
  /** Waits for a change, one it was told of before included. @returns false once it is over */
  changed(): Promise<boolean>;
}

const changeSchema = z.object({ key: z.string(), version: z.int() });
const firstDelayMs = 250;
const longestDelayMs = 5000;
/** The upstream says something every 10 s. */
const longestSilenceMs = 25_000;
const patienceMs = 2000;
/** How long the stream stays open for the next who watches. */
const lingerMs = 5000;
/** After a gap everything may have changed; reading it all at once would keep shoppers waiting. */
const wokenAtOnce = 20;
const wakeEveryMs = 100;

/**
 * What an upstream says has changed: one stream for all who watch in this process, opened for the first of them and closed soon after the last. It is opened
 * again whenever it ends, and everybody is woken then, since a change may have been missed.
 */
export class ChangeFeed {
  private readonly upstream: Upstream;
  private readonly path: string;
  private readonly log: Logger;
  private readonly watches = new Map<string, Set<OneWatch>>();
  private beginning: Promise<boolean> | undefined;
  private connection: AbortController | undefined;
  private isStopped = false;

  /** @param path of the upstream's stream of changes */
  constructor(upstream: Upstream, path: string, log: Logger) {
    this.upstream = upstream;
    this.path = path;
    this.log = log;
  }

  /**
   * Watches one thing until the signal aborts.
   * @param name of the thing, as the upstream's database makes the announced key of it
   * @returns undefined when the upstream does not tell of changes
   */
  async watch(name: string, signal: AbortSignal): Promise<Watch | undefined> {
    const key = hash("sha256", name, "hex").slice(0, 32);
    const watch = new OneWatch();
    const watching = this.watches.get(key) ?? new Set();
    this.watches.set(key, watching.add(watch));
    const leave = (): void => {
      watch.end();
      watching.delete(watch);
      if (watching.size === 0 && this.watches.get(key) === watching) this.watches.delete(key);
      if (this.watches.size === 0) this.closeIfIdle();
    };
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
    const isTold = await (this.beginning ??= this.begin());
    if (isTold) return watch;
    leave();
    return undefined;
  }

  /** Ends the stream and every watch. */
  stop(): void {
    this.isStopped = true;
    this.endAll();
    this.connection?.abort();
  }

  /** Begins to follow the upstream. @returns false when it has no such stream; true also when it cannot be reached yet */
  private begin(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setTimeout(resolve, patienceMs, true).unref();
    void this.follow(resolve);
    return promise;
  }

  private async follow(onOutcome: (isTold: boolean) => void): Promise<void> {
    let delayMs = firstDelayMs;
    while (this.isWanted()) {
      const connection = new AbortController();
      this.connection = connection;
      const silence = setTimeout(() => connection.abort(), longestSilenceMs);
      try {
        const response = await this.upstream.open(this.path, connection.signal);
        onOutcome(response.ok || mayComeYet(response.status));
        if (!response.ok || !response.body) {
          await response.body?.cancel();
          if (!mayComeYet(response.status)) return this.endAll();
          throw new Error(`status ${response.status}`);
        }
        for await (const event of readEvents(response.body, () => silence.refresh())) {
          delayMs = firstDelayMs;
          this.hear(event);
        }
      } catch (error) {
        if (this.isWanted())
          this.log.warn({ err: error, upstream: this.upstream.name }, "changes are not told, asking again");
      } finally {
        clearTimeout(silence);
        connection.abort();
      }
      onOutcome(true);
      if (!this.isWanted()) return;
      await sleep(delayMs * (0.5 + Math.random()), undefined, { ref: false });
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    }
  }

  private closeIfIdle(): void {
    setTimeout(() => {
      if (this.watches.size === 0) this.connection?.abort();
    }, lingerMs).unref();
  }

  /** Whether anybody watches; if not, the next one begins anew. */
  private isWanted(): boolean {
    if (this.watches.size > 0 && !this.isStopped) return true;
    this.beginning = undefined;
    return false;
  }

  private hear({ name, data }: ReceivedEvent): void {
    if (name === "missed") return this.wakeAll();
    const { success, data: change } = changeSchema.safeParse(JSON.parse(data));
    if (name !== "change" || !success) return;
    for (const watch of this.watches.get(change.key) ?? []) watch.note();
  }

  private wakeAll(): void {
    const all = [...this.watches.values()].flatMap((watching) => Array.from(watching));
    for (let from = 0; from < all.length; from += wokenAtOnce) {
      const some = all.slice(from, from + wokenAtOnce);
      setTimeout(() => some.forEach((watch) => watch.note()), (from / wokenAtOnce) * wakeEveryMs).unref();
    }
  }

  private endAll(): void {
    for (const watching of this.watches.values()) for (const watch of watching) watch.end();
    this.watches.clear();
    this.beginning = undefined;
  }
}

class OneWatch implements Watch {
  private isDue = false;
  private isOver = false;
  private wake: (() => void) | undefined;

  note(): void {
    this.isDue = true;
    this.wake?.();
  }

  end(): void {
    this.isOver = true;
    this.wake?.();
  }

  async changed(): Promise<boolean> {
    if (!this.isDue && !this.isOver)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    this.isDue = false;
    return !this.isOver;
  }
}

// what is answered otherwise has no such stream, as every upstream of SCAYLE's
function mayComeYet(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}
