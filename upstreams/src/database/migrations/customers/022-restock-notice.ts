import { sql, type Kysely } from "kysely";

/** Who wants a mail when a variant can be bought again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table restock_notice (
      notice_id uuid primary key,
      shop_id integer not null,
      variant_id integer not null references variant on delete cascade,
      email text not null,
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      notified_at timestamptz
    )`.execute(db);
  await sql`create unique index restock_notice_open on restock_notice (shop_id, lower(email), variant_id) where notified_at is null`.execute(
    db,
  );
  await sql`create index restock_notice_waiting on restock_notice (shop_id, lower(email), confirmed_at) where confirmed_at is not null and notified_at is null`.execute(
    db,
  );
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table restock_notice`.execute(db);
}
