import { sql, type Kysely } from "kysely";

/** How many visitors searched for what on which day: the only trace a search leaves, and only of terms that several searched for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table popular_search (
      shop_id integer not null,
      day date not null,
      term text not null,
      visitors integer not null check (visitors > 0),
      primary key (shop_id, day, term)
    )`.execute(db);
  await sql`create index popular_search_day on popular_search (day)`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table popular_search`.execute(db);
}
