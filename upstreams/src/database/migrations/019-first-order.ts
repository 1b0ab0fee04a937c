import { sql, type Kysely } from "kysely";

import { writtenAlikeSql } from "#upstreams/commerce/promotions/vouchers/customer-key.ts";

/** A quick way to the orders of one customer, however the address is written: a voucher for the first order asks for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_customer_address on shop_order ((${writtenAlikeSql("email")}))`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index shop_order_customer_address`.execute(db);
}
