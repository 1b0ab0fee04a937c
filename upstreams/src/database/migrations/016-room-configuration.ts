import { sql, type Kysely } from "kysely";

/** Rooms that customers and visitors furnished. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table room_configuration (
      configuration_id text primary key,
      shop_id integer not null,
      customer_id bigint references customer on delete cascade,
      visitor_key text,
      data jsonb not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      check ((customer_id is null) <> (visitor_key is null))
    )`.execute(db);
  await sql`create index room_configuration_customer on room_configuration (customer_id) where customer_id is not null`.execute(
    db,
  );
  await sql`create index room_configuration_visitor on room_configuration (visitor_key) where visitor_key is not null`.execute(
    db,
  );
}

/** Removes what the migration added. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table room_configuration`.execute(db);
}
