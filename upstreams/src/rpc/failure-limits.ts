import { createHash } from "node:crypto";

import { CompiledQuery } from "kysely";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import type { Database } from "#upstreams/database/connection.ts";

import { Problem } from "./problem.ts";

const quarterHour = 15 * 60;

/** Who is counted: the thing that is tried, such as an e-mail address, and the address the tries come from. */
interface Tried {
  account: string;
  clientAddress: string;
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
    const counters: [RateLimiterPostgres, string][] = [
      [this.perAccount, keyOf(feature, tried.account)],
      [this.perAddress, keyOf(feature, tried.clientAddress)],
    ];
    for (const [limiter, key] of counters) await limiter.consume(key).catch(refuse);
    let failed = false;
    try {
      return await work();
    } catch (error) {
      failed = error instanceof Problem;
      throw error;
    } finally {
      if (!failed) for (const [limiter, key] of counters) await limiter.reward(key);
    }
  }
}

// only the hash is stored: an e-mail address has no place in a counter
function keyOf(feature: string, subject: string): string {
  return createHash("sha256").update(`${feature} ${subject}`).digest("base64url");
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new Problem(429, "too-many-attempts", "Too many attempts failed", { headers: { "retry-after": String(seconds) } });
}

async function query(db: Database, text: string, values: unknown[]): Promise<{ rows: unknown[]; rowCount: number }> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: rows.length };
}
