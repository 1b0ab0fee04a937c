import { sql, type Kysely } from "kysely";

/**
 * Announces every change of a basket and of an order's status once its transaction has committed, whoever made it. What is announced is the SHA-256 of
 * the key, in 32 hex digits, and the version: who listens learns nothing of a key that he does not have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function change_key(key text) returns text language sql immutable as $$
      select left(encode(sha256(convert_to(key, 'UTF8')), 'hex'), 32)
    $$`.execute(db);
  await sql`
    create function announce_basket() returns trigger language plpgsql as $$
    begin
      perform pg_notify('basket_changed', change_key(new.shop_id || ' ' || new.basket_key) || ' ' || new.version);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger basket_announced after insert or update of version on basket
    for each row execute function announce_basket()`.execute(db);
  // a version of an order is the number of statuses it has had, the first of which is no row
  await sql`
    create function announce_order() returns trigger language plpgsql as $$
    begin
      perform pg_notify('order_changed', change_key(new.order_id::text) || ' ' ||
        (select count(*) + 1 from order_event where order_id = new.order_id));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger order_announced after insert on order_event
    for each row execute function announce_order()`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger order_announced on order_event`.execute(db);
  await sql`drop trigger basket_announced on basket`.execute(db);
  await sql`drop function announce_order, announce_basket, change_key`.execute(db);
}
