import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

import { preparedPool } from "./prepared-pool.ts";
import type { Tables } from "./tables/tables.ts";

/** The shop's database: kysely over one pool. */
export type Database = Kysely<Tables>;

/**
 * Opens a pool on a PostgreSQL address; nothing is connected until the first query.
 * A statement is cut after 30 s and a connection attempt after 5 s, so that no request hangs on the database.
 */
export function connectDatabase(url: string, options: { max?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5000,
    // a new connection costs a process and its plans: one stays open through quiet minutes
    idleTimeoutMillis: 300_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    allowExitOnIdle: true,
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
}
