import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/** What the database does when a row is touched: it refuses, or the connection of whoever touched it dies. */
export const ends = {
  "an error": "raise exception 'this fails'",
  "a connection that dies": "perform pg_terminate_backend(pg_backend_pid())",
} as const;

interface Touched {
  table: string;
  event: "insert" | "update" | "delete";
  /** SQL over `old` or `new`. */
  when: string;
}

/** Does the work while the database comes to such an end as soon as such a row is touched. */
export async function whileFailing(
  db: Database,
  { table, event, when }: Touched,
  end: keyof typeof ends,
  work: () => Promise<void>,
): Promise<void> {
  const body = sql.raw(`begin if ${when} then ${ends[end]}; end if; return coalesce(new, old); end`);
  await sql`create function failing() returns trigger language plpgsql as $$ ${body} $$`.execute(db);
  await sql
    .raw(`create trigger failing before ${event} on ${table} for each row execute function failing()`)
    .execute(db);
  try {
    await work();
  } finally {
    // the pool may still give out the connection that is dying
    const stop = () => sql`drop function failing() cascade`.execute(db);
    await stop().catch(stop);
  }
}
