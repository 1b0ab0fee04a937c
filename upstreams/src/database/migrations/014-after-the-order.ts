import { sql, type Kysely } from "kysely";

/** What becomes of an order after it was placed: the time of each status, shipments, withdrawals and money given back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_event (
      order_event_id bigint generated always as identity primary key,
      order_id uuid not null references shop_order on delete cascade,
      status text not null,
      happened_at timestamptz not null
    )`.execute(db);
  await sql`create index order_event_order on order_event (order_id)`.execute(db);
  await sql`
    insert into order_event (order_id, status, happened_at)
    select order_id, status, settled_at from shop_order where settled_at is not null`.execute(db);
  await sql`create index shop_order_customer on shop_order (customer_id, placed_at desc)`.execute(db);
  await sql`
    create table shipment (
      order_id uuid not null references shop_order on delete cascade,
      package_id integer not null,
      carrier text not null,
      tracking_code text not null,
      tracking_url text,
      shipped_at timestamptz not null,
      delivered_at timestamptz,
      primary key (order_id, package_id)
    )`.execute(db);
  await sql`
    create table withdrawal (
      withdrawal_id uuid primary key,
      order_id uuid not null references shop_order on delete cascade,
      received_at timestamptz not null,
      reason text
    )`.execute(db);
  await sql`create index withdrawal_order on withdrawal (order_id)`.execute(db);
  await sql`
    create table withdrawn_piece (
      order_id uuid not null references shop_order on delete cascade,
      piece_key text not null,
      withdrawal_id uuid not null references withdrawal on delete cascade,
      returned_at timestamptz,
      primary key (order_id, piece_key)
    )`.execute(db);
  await sql`
    create table refund (
      refund_id uuid primary key,
      order_id uuid not null references shop_order on delete cascade,
      payment_id text not null references payment,
      amount_cents integer not null check (amount_cents > 0),
      description text not null,
      created_at timestamptz not null,
      tried_at timestamptz not null,
      paid_at timestamptz
    )`.execute(db);
  await sql`create index refund_order on refund (order_id)`.execute(db);
  await sql`create index refund_unpaid on refund (created_at) where paid_at is null`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table refund, withdrawn_piece, withdrawal, shipment, order_event`.execute(db);
  await sql`drop index shop_order_customer`.execute(db);
}
