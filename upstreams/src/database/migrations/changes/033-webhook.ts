import { sql, type Kysely } from "kysely";

/**
 * Webhooks: who is told of orders, and what each was told. A status writes a row for every endpoint in its own transaction, whoever makes it; the rows
 * are the outbox as well as the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoint (
      endpoint_id text primary key,
      client text not null,
      url text not null,
      secret bytea not null,
      old_secret bytea,
      old_secret_until timestamptz,
      created_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db);
  await sql`
    create table webhook_delivery (
      delivery_id bigint generated always as identity primary key,
      event_id uuid not null,
      endpoint_id text not null references webhook_endpoint,
      order_id uuid not null references shop_order on delete cascade,
      status text not null,
      version integer not null,
      happened_at timestamptz not null,
      queued_at timestamptz,
      attempts integer not null default 0,
      tried_at timestamptz,
      result text,
      ended text check (ended in ('delivered', 'given up', 'endpoint removed')),
      unique (event_id, endpoint_id)
    )`.execute(db);
  await sql`create index webhook_delivery_unqueued on webhook_delivery (delivery_id) where queued_at is null`.execute(
    db,
  );
  await sql`create index webhook_delivery_order on webhook_delivery (order_id)`.execute(db);
  await sql`
    create function note_webhooks(order_id uuid, status text, version integer, happened_at timestamptz) returns void
    language sql as $$
      insert into webhook_delivery (event_id, endpoint_id, order_id, status, version, happened_at)
      select event.id, endpoint_id, $1, $2, $3, $4
      from webhook_endpoint, (select gen_random_uuid() as id offset 0) event
      where removed_at is null
    $$`.execute(db);
  await sql`
    create function note_placed_order() returns trigger language plpgsql as $$
    begin
      perform note_webhooks(new.order_id, new.status, 1, new.placed_at);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger order_placed after insert on shop_order for each row execute function note_placed_order()`.execute(
    db,
  );
  await sql`
    create function note_order_event() returns trigger language plpgsql as $$
    begin
      perform note_webhooks(new.order_id, new.status,
        (select count(*)::integer + 1 from order_event where order_id = new.order_id), new.happened_at);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger order_event_noted after insert on order_event for each row execute function note_order_event()`.execute(
    db,
  );
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger order_event_noted on order_event`.execute(db);
  await sql`drop trigger order_placed on shop_order`.execute(db);
  await sql`drop function note_order_event, note_placed_order, note_webhooks`.execute(db);
  await sql`drop table webhook_delivery, webhook_endpoint`.execute(db);
}
