import { createHash } from "node:crypto";

import { CompiledQuery } from "kysely";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import type { Database } from "#upstreams/database/connection.ts";

import { Problem } from "./problem.ts";

const quarterHour = 15 * 60;

/** Who is counted: the thing that is tried, such as an e-mail address, and where the tries come from, as far as that is known. */
interface Tried {
  account: string;
  clientAddress: string | null;
}

interface Counter {
  limiter: RateLimiterPostgres;
  key: string;
}

/**
 * Limits on failures (decisions.md 35): 10 in 15 minutes for each account, and 100 for each address. Counted in the database, before
 * the try is judged, so that tries at the same moment are counted too; what succeeds is taken off again.
 */
export class FailureLimits {
  private readonly perAccount: RateLimiterPostgres;
  private readonly perAddress: RateLimiterPostgres;
  private readonly enabled: boolean;

  constructor(db: Database, options: { enabled: boolean }) {
    this.enabled = options.enabled;
    const storeClient = { query: ({ text, values }: { text: string; values: unknown[] }) => query(db, text, values) };
    const common = {
      storeClient,
      storeType: "client",
      tableName: "rate_limit",
      tableCreated: true,
      clearExpiredByTimeout: false,
      duration: quarterHour,
    };
    this.perAccount = new RateLimiterPostgres({ ...common, keyPrefix: "account", points: 10 });
    this.perAddress = new RateLimiterPostgres({ ...common, keyPrefix: "address", points: 100 });
  }

  /**
   * Runs a try; when it throws a Problem, the failure stays counted.
   * @throws Problem 429 with Retry-After once too many have failed, without running it
   */
  async counted<T>(feature: string, tried: Tried, work: () => Promise<T>): Promise<T> {
    if (!this.enabled) return work();
    const counters: Counter[] = [{ limiter: this.perAccount, key: keyOf(feature, tried.account) }];
    if (tried.clientAddress !== null) counters.push({ limiter: this.perAddress, key: keyOf(feature, tried.clientAddress) });
    const refusals = (await Promise.all(counters.map(count))).filter((refusal) => refusal !== null);
    let failed = false;
    try {
      if (refusals.length > 0) throw tooManyAttempts(Math.max(...refusals));
      return await work();
    } catch (error) {
      failed = error instanceof Problem && error.status !== 429;
      throw error;
    } finally {
      if (!failed) await Promise.all(counters.map(({ limiter, key }) => limiter.reward(key)));
    }
  }
}

/** Counts a try; gives the milliseconds to wait when there were too many before it. */
async function count({ limiter, key }: Counter): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
    throw reason;
  }
}

// only the hash is stored: an e-mail address has no place in a counter
function keyOf(feature: string, subject: string): string {
  return createHash("sha256").update(`${feature} ${subject}`).digest("base64url");
}

function tooManyAttempts(milliseconds: number): Problem {
  const seconds = String(Math.max(1, Math.ceil(milliseconds / 1000)));
  return new Problem(429, "too-many-attempts", "Too many attempts failed", { headers: { "retry-after": seconds } });
}

async function query(db: Database, text: string, values: unknown[]): Promise<{ rows: unknown[]; rowCount: number }> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: rows.length };
}
