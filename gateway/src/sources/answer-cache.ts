import { LRUCache } from "lru-cache";
import type { CacheUse } from "./call-context.ts";

/** How long a copy of a public answer may serve (decisions.md 38); all in milliseconds. */
export interface CachePolicy {
  /** Served without asking. */
  readonly freshMs: number;
  /** After that: served at once while a new copy is fetched behind. */
  readonly staleMs: number;
  /** After that: served only when the upstream fails. */
  readonly lastGoodMs: number;
}

interface Entry<T> {
  readonly value: T;
  readonly storedAt: number;
}

type Load<T> = (signal: AbortSignal, last: T | undefined) => Promise<T>;

interface Flight<T> {
  readonly key: string;
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Copies of public answers and the calls that are fetching one: concurrent askers of a key share one call. */
export class AnswerCache<T extends object> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly flights = new Map<string, Flight<T>>();
  private readonly sizeOf: (value: T) => number;

  /** @param sizeOf bytes an answer counts for; the cache holds at most 32 MB and 5,000 answers */
  constructor(sizeOf: (value: T) => number) {
    this.sizeOf = sizeOf;
    this.entries = new LRUCache({ max: 5000, maxSize: 32 * 1024 * 1024 });
  }

  /**
   * The answer for a key, from a copy or by `load`; a failing `load` falls back to the last good copy.
   * @param load gets a signal that aborts only when nobody waits any more, and the last copy however old
   */
  async get(key: string, policy: CachePolicy, signal: AbortSignal, load: Load<T>): Promise<{ value: T; use: CacheUse }> {
    const entry = this.entries.get(key);
    const age = entry ? Date.now() - entry.storedAt : Number.POSITIVE_INFINITY;
    if (entry && age < policy.freshMs) return { value: entry.value, use: "hit" };
    if (entry && age < policy.freshMs + policy.staleMs) {
      this.refresh(key, policy, load);
      return { value: entry.value, use: "stale" };
    }
    const running = this.flights.get(key);
    try {
      const value = await this.join(running ?? this.start(key, policy, load), signal);
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
        if (policy.lastGoodMs > 0) this.entries.set(key, { value, storedAt: Date.now() }, { size: Math.max(1, this.sizeOf(value)) });
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
    // the stale copy was already served; the next asker meets the failure itself
    flight.result.catch(() => undefined);
  }

  private async join(flight: Flight<T>, signal: AbortSignal): Promise<T> {
    flight.waiting++;
    const aborted = Promise.withResolvers<never>();
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
      signal.removeEventListener("abort", onAbort);
    }
  }
}
