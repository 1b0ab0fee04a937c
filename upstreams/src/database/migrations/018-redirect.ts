import { sql, type Kysely } from "kysely";

/** Where paths of a shop moved to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table redirect (
      redirect_id integer generated always as identity primary key,
      shop_id integer not null,
      source text not null,
      target text not null,
      target_path text,
      status_code smallint not null,
      is_of_file boolean not null default true,
      unique (shop_id, source)
    )`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table redirect`.execute(db);
}
