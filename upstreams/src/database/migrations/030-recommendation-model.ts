import { sql, type Kysely } from "kysely";

/** What the shop has learned about what is bought together, version by version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recommendation_model (
      version bigint generated always as identity primary key,
      learned_at timestamptz not null,
      catalogue_version bigint not null,
      status text not null check (status in ('current', 'former', 'kept_back')),
      is_chosen_by_hand boolean not null default false,
      figures jsonb not null,
      neighbours jsonb not null
    )`.execute(db);
  await sql`create unique index recommendation_model_current on recommendation_model (status) where status = 'current'`.execute(
    db,
  );
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table recommendation_model`.execute(db);
}
