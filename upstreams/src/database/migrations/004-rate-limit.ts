import { sql, type Kysely } from "kysely";

/** Counted failures, in the columns rate-limiter-flexible works with (`expire` is in milliseconds since 1970), and a quick way to payments not yet settled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limit (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index payment_unsettled on payment (changed_at) where status in ('open', 'pending')`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payment_unsettled`.execute(db);
  await sql`drop table rate_limit`.execute(db);
}
