import { sql, type Kysely } from "kysely";

/** Whether the shipments of a basket come apart or together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table basket add column delivery text check (delivery in ('apart', 'together'))`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table basket drop column delivery`.execute(db);
}
