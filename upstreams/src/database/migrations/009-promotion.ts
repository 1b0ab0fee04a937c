import { sql, type Kysely } from "kysely";

/** Promotions and vouchers, which baskets have redeemed, and which orders have used up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promotion (
      promotion_key text primary key,
      is_active boolean not null default true,
      data jsonb not null
    )`.execute(db);
  await sql`
    create table voucher (
      voucher_id bigint generated always as identity primary key,
      code text not null unique,
      is_active boolean not null default true,
      use_limit integer check (use_limit > 0),
      customer_limit integer check (customer_limit > 0),
      used integer not null default 0 check (used >= 0),
      data jsonb not null
    )`.execute(db);
  await sql`
    create table promotion_version (
      version bigint generated always as identity primary key,
      checksum text not null,
      imported_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table basket_voucher (
      basket_id bigint not null references basket on delete cascade,
      voucher_id bigint not null references voucher,
      redeemed_at timestamptz not null default clock_timestamp(),
      primary key (basket_id, voucher_id)
    )`.execute(db);
  await sql`
    create table voucher_redemption (
      order_id uuid not null references shop_order on delete cascade,
      voucher_id bigint not null references voucher,
      customer_key bytea not null,
      primary key (order_id, voucher_id)
    )`.execute(db);
  await sql`create index voucher_redemption_customer on voucher_redemption (voucher_id, customer_key)`.execute(db);
  await sql`
    alter table basket_item
      add column promotion_code text,
      add column is_gift boolean not null default false`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table basket_item drop column is_gift, drop column promotion_code`.execute(db);
  await sql`drop table voucher_redemption, basket_voucher, promotion_version, voucher, promotion`.execute(db);
}
