import { sql, type Kysely } from "kysely";

/** The days shoppers choose for what two people bring: in the checkout by line, and the places that orders have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkout add column delivery_days jsonb not null default '{}'`.execute(db);
  // a place of a day is given once, whoever writes at the same time
  await sql`
    create table delivery_day (
      order_id uuid not null references shop_order on delete cascade,
      package_id integer not null,
      shop_id integer not null,
      day date not null,
      place integer not null check (place > 0),
      primary key (order_id, package_id),
      unique (shop_id, day, place)
    )`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table delivery_day`.execute(db);
  await sql`alter table checkout drop column delivery_days`.execute(db);
}
