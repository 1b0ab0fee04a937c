import { sql, type Kysely } from "kysely";

/** Counted failures, in the columns rate-limiter-flexible works with; `expire` is in milliseconds since 1970. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limit (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table rate_limit`.execute(db);
}
