import { createHash } from "node:crypto";

import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import type { Database } from "#upstreams/database/connection.ts";

import { Problem, tooManyAttempts } from "./problem.ts";
import { rateLimitStore } from "./rate-limit-store.ts";

const quarterHour = 15 * 60;
const tenMinutes = 10 * 60;

/** Who is counted: the thing that is tried, such as an e-mail address, or who tries, and where the tries come from, if that is given. */
type Tried = (
  | {
      account: string;
      /** Whether one address may fail with 20 accounts at most, because it is a password that is tried on them. */
      fewAccounts?: true;
    }
  | {
      /** Null when nothing sets visitors apart. */
      visitor: string | null;
      /** What visitors guess at: counted as an account is, but one visitor's address only once, so that no stranger shuts out the owner. */
      sought?: string;
    }
) & { clientAddress: string | null };

interface Counter {
  limiter: RateLimiterPostgres;
  key: string;
  /** Counts only the first failure of this. */
  onceFor?: string;
  /**
   * Counted before the try and given back unless it fails, so that all processes together let no more through. Not the wide ones, which many
   * tries have in common: every success would write them twice.
   */
  isTakenFirst?: true;
}

/**
 * Limits on failures (docs/rules.md#failure-limits): 10 in 15 minutes for each account, 10 in 10 minutes for each visitor, and 100 for each address, where
 * asked for with 20 accounts at most, counted in the database. What succeeds leaves nothing counted. Tries at the same moment count as failures
 * for each other until they are judged, those of one account or visitor in all processes, and a failure beyond a wide limit looks like a
 * refusal, so that sending many at once shows no more.
 */
export class FailureLimits {
  private readonly perAccount: RateLimiterPostgres;
  private readonly perVisitor: RateLimiterPostgres;
  private readonly perAddress: RateLimiterPostgres;
  private readonly accountsPerAddress: RateLimiterPostgres;
  private readonly seenTogether: RateLimiterPostgres;
  private readonly enabled: boolean;
  private readonly underWay = new Map<string, number>();

  constructor(db: Database, options: { enabled: boolean }) {
    this.enabled = options.enabled;
    const common = { ...rateLimitStore(db), duration: quarterHour };
    this.perAccount = new RateLimiterPostgres({ ...common, keyPrefix: "account", points: 10 });
    this.perVisitor = new RateLimiterPostgres({ ...common, keyPrefix: "visitor", points: 10, duration: tenMinutes });
    this.perAddress = new RateLimiterPostgres({ ...common, keyPrefix: "address", points: 100 });
    this.accountsPerAddress = new RateLimiterPostgres({ ...common, keyPrefix: "accounts", points: 20 });
    this.seenTogether = new RateLimiterPostgres({ ...common, keyPrefix: "together", points: 1_000_000 });
  }

  /**
   * Runs a try; when it throws, the failure is counted, one that ends in a fault too, unless `isFailure` says that a Problem is none.
   * @throws Problem 429 with Retry-After once too many have failed, mostly without running it
   */
  async counted<T>(
    feature: string,
    tried: Tried,
    work: () => Promise<T>,
    isFailure: (problem: Problem) => boolean = () => true,
  ): Promise<T> {
    if (!this.enabled) return work();
    const counters = this.countersOf(feature, tried).map((counter) =>
      Object.assign(counter, { others: this.begin(counter.key) }),
    );
    const taken = counters.filter(({ isTakenFirst, others, limiter }) => isTakenFirst && others < limiter.points);
    let hasFailed = false;
    try {
      refuseAny(
        await Promise.all(
          counters.map((counter) => (taken.includes(counter) ? this.count(counter) : waitBefore(counter))),
        ),
      );
      return await work();
    } catch (error) {
      hasFailed = !(error instanceof Problem) || (error.status !== 429 && isFailure(error));
      const uncounted = counters.filter((counter) => !taken.includes(counter));
      if (hasFailed) refuseAny(await Promise.all(uncounted.map((counter) => this.count(counter))));
      throw error;
    } finally {
      for (const { key } of counters) this.end(key);
      if (!hasFailed) await Promise.all(taken.map(({ limiter, key }) => limiter.reward(key)));
    }
  }

  /**
   * Counts what is neither failure nor success, such as requesting a mail: 100 times in 15 minutes from an address, 10 times for an account.
   * @throws Problem 429 with Retry-After when it was one too many
   */
  async countAttempt(feature: string, by: { clientAddress: string | null } | { account: string }): Promise<void> {
    const [limiter, subject] =
      "clientAddress" in by ? [this.perAddress, by.clientAddress] : [this.perAccount, by.account];
    if (this.enabled && subject !== null)
      refuseAny([await this.count({ limiter, key: keyOf(`ask ${feature}`, subject) })]);
  }

  /** Forgets the failures of an account, because its owner has shown up in another way. */
  async forgive(feature: string, account: string): Promise<void> {
    if (this.enabled) await this.perAccount.delete(keyOf(feature, account));
  }

  private countersOf(feature: string, tried: Tried): Counter[] {
    const { clientAddress } = tried;
    const counters: Counter[] = [];
    if ("account" in tried)
      counters.push({ limiter: this.perAccount, key: keyOf(feature, tried.account), isTakenFirst: true });
    else {
      const { visitor, sought } = tried;
      if (visitor !== null)
        counters.push({ limiter: this.perVisitor, key: keyOf(feature, visitor), isTakenFirst: true });
      if (sought !== undefined) {
        const once = clientAddress !== null && { onceFor: keyOf(feature, `${clientAddress} ${sought}`) };
        counters.push({ limiter: this.perAccount, key: keyOf(feature, sought), ...once });
      }
    }
    if (clientAddress === null) return counters;
    const key = keyOf(feature, clientAddress);
    counters.push({ limiter: this.perAddress, key });
    if ("account" in tried && tried.fewAccounts) {
      counters.push({
        limiter: this.accountsPerAddress,
        key: `${key}.accounts`,
        onceFor: keyOf(feature, `${clientAddress} ${tried.account}`),
      });
    }
    return counters;
  }

  /** Counts one more; gives the milliseconds to wait when it was one too many. */
  private async count({ limiter, key, onceFor }: Counter): Promise<number | null> {
    if (onceFor !== undefined && (await this.seenTogether.consume(onceFor)).consumedPoints > 1) return null;
    try {
      await limiter.consume(key);
      return null;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
      throw reason;
    }
  }

  /** Notes a try that begins; gives how many of its key are under way besides. */
  private begin(key: string): number {
    const others = this.underWay.get(key) ?? 0;
    this.underWay.set(key, others + 1);
    return others;
  }

  private end(key: string): void {
    const left = (this.underWay.get(key) ?? 1) - 1;
    if (left > 0) this.underWay.set(key, left);
    else this.underWay.delete(key);
  }
}

/** The milliseconds to wait when as many failed before, or are being tried now, as may fail; else null. */
async function waitBefore({ limiter, key, others }: Counter & { others: number }): Promise<number | null> {
  const failed = await limiter.get(key);
  if ((failed?.consumedPoints ?? 0) + others < limiter.points) return null;
  return failed?.msBeforeNext ?? limiter.duration * 1000;
}

function refuseAny(waits: readonly (number | null)[]): void {
  const refusals = waits.filter((wait) => wait !== null);
  if (refusals.length > 0) throw tooManyAttempts(Math.max(...refusals));
}

// only the hash is stored: an e-mail address has no place in a counter
function keyOf(feature: string, subject: string): string {
  return createHash("sha256").update(`${feature} ${subject}`).digest("base64url");
}
