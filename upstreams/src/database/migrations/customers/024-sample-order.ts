import { sql, type Kysely } from "kysely";

/** Free samples that were ordered: colours, whom they go to, and whether they have left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sample_order (
      sample_order_id uuid primary key,
      shop_id integer not null,
      idempotency_key text not null,
      customer_id bigint references customer on delete cascade,
      email text not null,
      household text not null,
      address jsonb not null,
      placed_at timestamptz not null,
      sent_at timestamptz,
      unique (shop_id, idempotency_key)
    )`.execute(db);
  await sql`create index sample_order_household on sample_order (shop_id, household)`.execute(db);
  await sql`create index sample_order_email on sample_order (shop_id, lower(email))`.execute(db);
  await sql`create index sample_order_customer on sample_order (customer_id)`.execute(db);
  await sql`
    create table sample_order_item (
      sample_order_id uuid not null references sample_order on delete cascade,
      product_id integer not null references product on delete cascade,
      primary key (sample_order_id, product_id)
    )`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sample_order_item`.execute(db);
  await sql`drop table sample_order`.execute(db);
}
