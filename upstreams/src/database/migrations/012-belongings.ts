import { sql, type Kysely } from "kysely";

// 244 random bits: two version 4 UUIDs
const randomKey = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;

/** Every customer's own basket and wishlist key, links that show a wishlist to others, and what undoing a merge at sign-in takes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer
      add column basket_key text not null unique default ${randomKey},
      add column wishlist_key text not null unique default ${randomKey}`.execute(db);
  await sql`
    create table wishlist_share (
      token text primary key,
      wishlist_id bigint not null references wishlist on delete cascade,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index wishlist_share_wishlist on wishlist_share (wishlist_id)`.execute(db);
  await sql`
    create table belongings_merge (
      undo_key uuid primary key default gen_random_uuid(),
      customer_id bigint not null references customer on delete cascade,
      guest_basket_key text,
      guest_wishlist_key text,
      data jsonb not null,
      merged_at timestamptz not null,
      undone_at timestamptz
    )`.execute(db);
  await sql`create index belongings_merge_customer on belongings_merge (customer_id, merged_at desc)`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table belongings_merge, wishlist_share`.execute(db);
  await sql`alter table customer drop column wishlist_key, drop column basket_key`.execute(db);
}
