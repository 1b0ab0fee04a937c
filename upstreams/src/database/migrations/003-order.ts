import { sql, type Kysely } from "kysely";

/** Customers, sessions, checkout state, orders, payments, idempotency: what the shop RPC owns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer (
      customer_id bigint generated always as identity primary key,
      shop_id integer not null,
      email text not null,
      first_name text not null,
      last_name text not null,
      gender text not null,
      phone text,
      birth_date date,
      groups text[] not null default '{}',
      is_guest boolean not null,
      password_hash text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index customer_account on customer (shop_id, lower(email)) where not is_guest`.execute(db);
  await sql`
    create table session (
      token_hash bytea primary key,
      customer_id bigint not null references customer on delete cascade,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table checkout (
      basket_id bigint primary key references basket on delete cascade,
      customer_id bigint references customer on delete set null,
      shipping_address jsonb,
      billing_address jsonb,
      shipping_option text,
      payment_method text,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table shop_order (
      order_id uuid primary key default gen_random_uuid(),
      order_number text not null unique,
      shop_id integer not null,
      basket_id bigint not null references basket,
      customer_id bigint references customer on delete set null,
      email text not null,
      status text not null check (status in ('payment_open', 'ordered', 'paid', 'processing', 'shipped', 'delivered', 'cancelled', 'failed', 'expired', 'withdrawn')),
      currency text not null,
      subtotal_cents integer not null check (subtotal_cents >= 0),
      discount_cents integer not null default 0 check (discount_cents >= 0),
      shipping_cents integer not null check (shipping_cents >= 0),
      vat_cents integer not null check (vat_cents >= 0),
      total_cents integer not null check (total_cents >= 0),
      data jsonb not null,
      return_key_hash bytea not null unique,
      placed_at timestamptz not null default now(),
      expires_at timestamptz not null,
      settled_at timestamptz
    )`.execute(db);
  await sql`create unique index shop_order_live on shop_order (basket_id) where status not in ('cancelled', 'failed', 'expired')`.execute(
    db,
  );
  await sql`create index shop_order_open on shop_order (expires_at) where status = 'payment_open'`.execute(db);
  await sql`
    create table order_item (
      order_id uuid not null references shop_order on delete cascade,
      position integer not null,
      variant_id integer not null references variant,
      quantity integer not null check (quantity > 0),
      unit_cents integer not null check (unit_cents >= 0),
      total_cents integer not null check (total_cents >= 0),
      vat_rate numeric(5, 4) not null,
      data jsonb not null,
      primary key (order_id, position)
    )`.execute(db);
  await sql`
    create table payment (
      payment_id text primary key,
      order_id uuid not null references shop_order on delete cascade,
      method text not null,
      status text not null,
      amount_cents integer not null,
      redirect_url text,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index payment_order on payment (order_id)`.execute(db);
  await sql`
    create table idempotency (
      scope text not null,
      key text not null,
      request_hash text not null,
      response jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    )`.execute(db);
  await sql`
    create table sandbox_payment (
      payment_id text primary key,
      data jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sandbox_payment, idempotency, payment, order_item, shop_order, checkout, session, customer`.execute(
    db,
  );
}
