import { createHash } from "node:crypto";

import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import type { Database } from "#upstreams/database/connection.ts";

import { Problem } from "../problem.ts";
import { rateLimitStore } from "../rate-limit-store.ts";

const quarterHour = 15 * 60;

/**
 * How many translations may be requested in 15 minutes: 60 from each address, where one is given, and 600 by all shoppers
 * together where each one costs money. Other than the limits on failures it counts every call. Counted in the database.
 */
export class TranslationLimits {
  private readonly perAddress: RateLimiterPostgres;
  private readonly together: RateLimiterPostgres;
  private readonly enabled: boolean;

  constructor(db: Database, options: { enabled: boolean }) {
    this.enabled = options.enabled;
    const common = { ...rateLimitStore(db), duration: quarterHour };
    this.perAddress = new RateLimiterPostgres({ ...common, keyPrefix: "translation", points: 60 });
    this.together = new RateLimiterPostgres({ ...common, keyPrefix: "translations", points: 600 });
  }

  /** @throws Problem 429 with Retry-After when too many have been requested */
  async count(clientAddress: string | null, isPaid: boolean): Promise<void> {
    if (!this.enabled) return;
    // only the hash is stored: an address has no place in a counter
    if (clientAddress !== null)
      await consume(this.perAddress, createHash("sha256").update(clientAddress).digest("base64url"));
    if (isPaid) await consume(this.together, "all");
  }
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = String(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
    throw new Problem(429, "too-many-attempts", "Too many translations were asked for", {
      headers: { "retry-after": seconds },
    });
  }
}
