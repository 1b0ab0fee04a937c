import { sql, type Kysely } from "kysely";

/** Baskets: one open row per key and shop; a paid order closes the row and the key opens a new one (docs/rules.md#one-live-order). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table basket (
      basket_id bigint generated always as identity primary key,
      basket_key text not null,
      shop_id integer not null,
      version integer not null default 1,
      state text not null default 'open' check (state in ('open', 'closed')),
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index basket_open on basket (shop_id, basket_key) where state = 'open'`.execute(db);
  await sql`
    create table basket_item (
      item_key uuid primary key default gen_random_uuid(),
      basket_id bigint not null references basket on delete cascade,
      variant_id integer not null references variant,
      quantity integer not null check (quantity between 1 and 999),
      group_id text not null default '',
      item_group jsonb,
      promotion_id text,
      custom_data jsonb not null default '{}',
      display_data jsonb not null default '{}',
      added_at timestamptz not null default clock_timestamp(),
      unique (basket_id, variant_id, group_id)
    )`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table basket_item, basket`.execute(db);
}
