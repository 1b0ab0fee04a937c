import { setTimeout as sleep } from "node:timers/promises";

import type { Transaction } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

// serialization failure, deadlock, a statement prepared before a migration
const retriedCodes = new Set(["40001", "40P01", "0A000"]);
const retries = 3;

/** Runs a transaction, and again up to three times when PostgreSQL ended it for the sake of another one. */
export function runTransaction<T>(db: Database, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return retryEnded(() => db.transaction().execute(work));
}

/** Runs what is a transaction of its own, as a single statement is, and again up to three times when PostgreSQL ended it. */
export async function retryEnded<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if (attempt >= retries || !retriedCodes.has(code ?? "")) throw error;
      await sleep(10 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
