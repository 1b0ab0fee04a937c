import { sql, type Kysely } from "kysely";

/** Wishlists: one row per key and shop; an item is a product, or one variant of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wishlist (
      wishlist_id bigint generated always as identity primary key,
      wishlist_key text not null,
      shop_id integer not null,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      unique (shop_id, wishlist_key)
    )`.execute(db);
  await sql`
    create table wishlist_item (
      item_key uuid primary key default gen_random_uuid(),
      wishlist_id bigint not null references wishlist on delete cascade,
      product_id integer not null references product,
      variant_id integer references variant,
      item_group jsonb,
      custom_data jsonb not null default '{}',
      added_at timestamptz not null default clock_timestamp(),
      unique nulls not distinct (wishlist_id, product_id, variant_id)
    )`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table wishlist_item, wishlist`.execute(db);
}
