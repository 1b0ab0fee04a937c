import { sql, type Kysely } from "kysely";

/** What clients of the API send, added up by day; of the requests themselves `field` is empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_usage (
      day date not null,
      client text not null,
      version text not null,
      field text not null,
      uses bigint not null,
      primary key (day, client, version, field)
    )`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table api_usage`.execute(db);
}
