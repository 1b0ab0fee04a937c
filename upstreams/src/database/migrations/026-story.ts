import { sql, type Kysely } from "kysely";

/** What the shop's editors have made of its stories, and every version of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story (
      language text not null,
      full_slug text not null,
      draft jsonb,
      published jsonb,
      is_withdrawn boolean not null default false,
      publish_at timestamptz,
      changed_at timestamptz not null default now(),
      primary key (language, full_slug)
    )`.execute(db);
  await sql`
    create table story_version (
      story_version_id bigint generated always as identity primary key,
      language text not null,
      full_slug text not null,
      event text not null check (event in ('saved', 'published', 'unpublished')),
      story jsonb not null,
      made_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index story_version_of on story_version (language, full_slug, story_version_id desc)`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table story_version`.execute(db);
  await sql`drop table story`.execute(db);
}
