import { sql, type Kysely } from "kysely";

/** What makes a basket write repeatable, and versions that go on when a basket was ordered and the next of its key begins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table basket add column recent_writes text[] not null default '{}'`.execute(db);
  await sql`create index basket_closed on basket (shop_id, basket_key, version) where state = 'closed'`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index basket_closed`.execute(db);
  await sql`alter table basket drop column recent_writes`.execute(db);
}
