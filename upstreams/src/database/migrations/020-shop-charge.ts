import { sql, type Kysely } from "kysely";

/** What a shop asks beside goods and delivery, and what it takes off delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // cards, iDEAL, which is a SEPA transfer, and direct debits: consumers pay nothing for using them (Directive (EU) 2015/2366, art. 62(4))
  await sql`
    create table shop_charge (
      shop_id integer not null,
      charge_key text not null check (charge_key ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
      kind text not null check (kind in ('service', 'payment', 'delivery_reduction')),
      payment_method text check (payment_method in ('paypal', 'klarna', 'in3')),
      name jsonb not null,
      cents integer not null check (cents between 1 and 100000),
      min_order_cents integer not null default 0 check (min_order_cents >= 0),
      primary key (shop_id, charge_key),
      check ((kind = 'payment') = (payment_method is not null)),
      check (kind = 'delivery_reduction' or min_order_cents = 0)
    )`.execute(db);
  await sql`alter table shop_order add column fee_cents integer not null default 0 check (fee_cents >= 0)`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order drop column fee_cents`.execute(db);
  await sql`drop table shop_charge`.execute(db);
}
