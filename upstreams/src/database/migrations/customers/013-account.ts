import { sql, type Kysely } from "kysely";

/** Accounts: what is known of a customer beside the orders, the tokens that mails bring, newsletter consents and birthday vouchers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer
      add column email_verified_at timestamptz,
      add column newsletter boolean not null default false,
      add column birthday_voucher_since timestamptz`.execute(db);
  await sql`create index customer_email on customer (shop_id, lower(email))`.execute(db);
  await sql`create index session_customer on session (customer_id)`.execute(db);
  await sql`create index checkout_customer on checkout (customer_id)`.execute(db);
  await sql`
    create table customer_token (
      token_id uuid primary key,
      token_hash bytea not null unique,
      customer_id bigint not null references customer on delete cascade,
      purpose text not null check (purpose in ('verify-email', 'reset-password', 'change-email', 'delete-account')),
      data jsonb not null default '{}',
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index customer_token_customer on customer_token (customer_id, purpose)`.execute(db);
  await sql`
    create table customer_address (
      address_id uuid primary key,
      customer_id bigint not null references customer on delete cascade,
      data jsonb not null,
      is_default_shipping boolean not null,
      is_default_billing boolean not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index customer_address_customer on customer_address (customer_id)`.execute(db);
  await sql`create unique index customer_address_shipping on customer_address (customer_id) where is_default_shipping`.execute(
    db,
  );
  await sql`create unique index customer_address_billing on customer_address (customer_id) where is_default_billing`.execute(
    db,
  );
  await sql`
    create table newsletter_subscription (
      subscription_id uuid primary key,
      shop_id integer not null,
      email text not null,
      consented_at timestamptz not null,
      confirmed_at timestamptz,
      mail_key uuid unique,
      mailed_at timestamptz
    )`.execute(db);
  await sql`create unique index newsletter_subscription_email on newsletter_subscription (shop_id, lower(email))`.execute(
    db,
  );
  await sql`
    create table birthday_voucher (
      customer_id bigint not null references customer on delete cascade,
      birthday date not null,
      voucher_id bigint not null references voucher,
      issued_at timestamptz not null,
      primary key (customer_id, birthday)
    )`.execute(db);
  await sql`alter table voucher add column is_of_file boolean not null default true`.execute(db);
  await sql`create index customer_birthday on customer (birth_date) where birthday_voucher_since is not null`.execute(
    db,
  );
  await sql`alter table shop_order add column erase_asked_at timestamptz, add column erased_at timestamptz`.execute(db);
  await sql`create index shop_order_to_erase on shop_order (erase_asked_at) where erase_asked_at is not null and erased_at is null`.execute(
    db,
  );
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order drop column erased_at, drop column erase_asked_at`.execute(db);
  await sql`drop table birthday_voucher, newsletter_subscription, customer_address, customer_token`.execute(db);
  await sql`alter table voucher drop column is_of_file`.execute(db);
  await sql`drop index checkout_customer, session_customer, customer_email, customer_birthday`.execute(db);
  await sql`alter table customer drop column birthday_voucher_since, drop column newsletter, drop column email_verified_at`.execute(
    db,
  );
}
