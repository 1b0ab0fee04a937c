import { sql, type Kysely } from "kysely";

/** Reviews of masters, and the anonymous history of orders that 'Meest gekozen' and recommendations learn from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review (
      review_id bigint generated always as identity primary key,
      reference_key text not null unique,
      master_key text not null,
      language text not null,
      score smallint not null check (score between 1 and 5),
      written_at timestamptz not null,
      is_active boolean not null default true,
      data jsonb not null
    )`.execute(db);
  await sql`create index review_master on review (master_key, written_at desc) where is_active`.execute(db);
  await sql`
    create table past_order (
      past_order_id bigint generated always as identity primary key,
      reference_key text not null unique,
      shop_id integer not null,
      placed_at timestamptz not null,
      is_seed boolean not null
    )`.execute(db);
  await sql`create index past_order_placed on past_order (shop_id, placed_at)`.execute(db);
  await sql`
    create table past_order_item (
      past_order_id bigint not null references past_order on delete cascade,
      variant_id integer not null references variant,
      quantity integer not null check (quantity > 0),
      primary key (past_order_id, variant_id)
    )`.execute(db);
  await sql`create index past_order_item_variant on past_order_item (variant_id)`.execute(db);
  await sql`create index order_item_variant on order_item (variant_id)`.execute(db);
  await sql`create index shop_order_placed on shop_order (shop_id, placed_at)`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index order_item_variant, shop_order_placed`.execute(db);
  await sql`drop table past_order_item, past_order, review`.execute(db);
}
