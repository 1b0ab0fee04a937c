import { sql, type Kysely } from "kysely";

/** Messages to the shop, each with its number, and the answers to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_ticket (
      ticket_id uuid primary key,
      ticket_number text not null unique,
      shop_id integer not null,
      idempotency_key text not null,
      customer_id bigint references customer on delete cascade,
      topic text not null,
      name text not null,
      email text not null,
      order_number text,
      message text not null,
      received_at timestamptz not null,
      closed_at timestamptz,
      unique (shop_id, idempotency_key)
    )`.execute(db);
  await sql`create index contact_ticket_open on contact_ticket (received_at) where closed_at is null`.execute(db);
  await sql`create index contact_ticket_email on contact_ticket (shop_id, lower(email))`.execute(db);
  await sql`create index contact_ticket_customer on contact_ticket (customer_id)`.execute(db);
  await sql`
    create table contact_answer (
      answer_id uuid primary key,
      ticket_id uuid not null references contact_ticket on delete cascade,
      message text not null,
      answered_at timestamptz not null
    )`.execute(db);
  await sql`create index contact_answer_ticket on contact_answer (ticket_id, answered_at)`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table contact_answer`.execute(db);
  await sql`drop table contact_ticket`.execute(db);
}
