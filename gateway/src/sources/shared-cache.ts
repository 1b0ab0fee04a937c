import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { CacheUse } from "./call-context.ts";

/** How long a copy of a public response may serve (docs/rules.md#freshness); all in milliseconds. */
export interface CachePolicy {
  /** Served without a request. */
  readonly freshMs: number;
  /** After that: served at once while a new copy is fetched behind. */
  readonly staleMs: number;
  /** After that: served only when the upstream fails. */
  readonly lastGoodMs: number;
}

/** How long a caller waits for a request under way; the request itself goes on, for those who come after. */
export interface Patience {
  readonly ms: number;
  /** Whether it ends only where there is a copy, however old. */
  readonly onlyWithCopy: boolean;
  /** What is thrown when it ends without one. */
  readonly error: () => Error;
}

interface Entry<T> {
  readonly value: T;
  readonly storedAt: number;
}

type Load<T> = (signal: AbortSignal, last: T | undefined) => Promise<T>;

/** What an entry takes up beside its value. */
const entryBytes = 300;

interface Flight<T> {
  readonly key: string;
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Copies of public responses and the requests that are fetching one: concurrent callers of a key share one request. */
export class SharedCache<T extends object> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly flights = new Map<string, Flight<T>>();
  private readonly sizeOf: (value: T) => number;
  private readonly isOutdated: (value: T) => boolean;

  /**
   * @param sizeOf bytes a value counts for; the cache holds at most 16 MB and 5,000 values
   * @param isOutdated whether a copy was made from data that an import has replaced: it serves only when the upstream fails
   */
  constructor(sizeOf: (value: T) => number, isOutdated: (value: T) => boolean) {
    this.sizeOf = sizeOf;
    this.isOutdated = isOutdated;
    this.entries = new LRUCache({ max: 5000, maxSize: 16 * 1024 * 1024 });
  }

  /**
   * The value of a key, from a copy or by `load`; a failing `load` falls back to the last good copy.
   * @param description everything the value depends on, of any length: its hash is the key
   * @param load gets a signal that aborts only when nobody waits any more, and the last copy however old
   */
  async get(
    description: string,
    policy: CachePolicy,
    signal: AbortSignal,
    load: Load<T>,
    patience?: Patience,
  ): Promise<{ value: T; use: CacheUse }> {
    const key = hash("sha256", description, "base64url");
    const entry = this.entries.get(key);
    const age = entry ? Date.now() - entry.storedAt : Number.POSITIVE_INFINITY;
    const isCurrent = entry !== undefined && !this.isOutdated(entry.value);
    if (isCurrent && age < policy.freshMs) return { value: entry.value, use: "hit" };
    if (isCurrent && age < policy.freshMs + policy.staleMs) {
      this.refresh(key, policy, load);
      return { value: entry.value, use: "stale" };
    }
    const running = this.flights.get(key);
    try {
      const ends = patience && (entry || !patience.onlyWithCopy) ? patience : undefined;
      const value = await this.join(running ?? this.start(key, policy, load), signal, ends);
      return { value, use: running ? "shared" : "miss" };
    } catch (error) {
      if (!entry || signal.aborted || age > policy.lastGoodMs) throw error;
      return { value: entry.value, use: "last-known-good" };
    }
  }

  clear(): void {
    this.entries.clear();
  }

  private start(key: string, policy: CachePolicy, load: Load<T>): Flight<T> {
    const controller = new AbortController();
    const result = load(controller.signal, this.entries.peek(key)?.value)
      .then((value) => {
        if (policy.lastGoodMs > 0)
          this.entries.set(key, { value, storedAt: Date.now() }, { size: entryBytes + this.sizeOf(value) });
        return value;
      })
      .finally(() => this.land(flight));
    const flight: Flight<T> = { key, result, controller, waiting: 0 };
    this.flights.set(key, flight);
    return flight;
  }

  private land(flight: Flight<T>): void {
    if (this.flights.get(flight.key) === flight) this.flights.delete(flight.key);
  }

  private refresh(key: string, policy: CachePolicy, load: Load<T>): void {
    if (this.flights.has(key)) return;
    const flight = this.start(key, policy, load);
    flight.waiting++;
    // the stale copy was already served; the next caller meets the failure itself
    flight.result.catch(() => undefined);
  }

  private async join(flight: Flight<T>, signal: AbortSignal, patience: Patience | undefined): Promise<T> {
    flight.waiting++;
    const aborted = Promise.withResolvers<never>();
    // whoever goes on without a value still counts as waiting: the copy is for the next
    const timer = patience && setTimeout(() => aborted.reject(patience.error()), patience.ms);
    const onAbort = (): void => {
      flight.waiting--;
      if (flight.waiting === 0) {
        this.land(flight);
        flight.controller.abort(signal.reason);
      }
      aborted.reject(signal.reason);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
    try {
      return await Promise.race([flight.result, aborted.promise]);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
    }
  }
}
