import { sql, type Kysely } from "kysely";

/** What a payment method asks of the shopper, until the order is placed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkout add column payment_details jsonb`.execute(db);
}

/** Removes what the migration added. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkout drop column payment_details`.execute(db);
}
