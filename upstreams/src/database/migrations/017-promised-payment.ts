import { sql, type Kysely } from "kysely";

/** A quick way to payments that were promised and not taken yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_promised on payment (changed_at) where status = 'authorized'`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payment_promised`.execute(db);
}
