import { sql, type Kysely } from "kysely";

/** Reviews by customers: who was asked for some, what was written, its photos, and who found it helpful. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_invitation (
      order_id uuid primary key references shop_order on delete cascade,
      shop_id integer not null,
      email text not null,
      invited_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index review_invitation_email on review_invitation (shop_id, lower(email))`.execute(db);
  await sql`
    create table customer_review (
      review_id bigint primary key references review on delete cascade,
      order_id uuid not null references review_invitation on delete cascade,
      master_key text not null,
      state text not null check (state in ('waiting', 'published', 'refused')),
      judged_at timestamptz,
      reason text,
      answer text,
      answered_at timestamptz,
      unique (order_id, master_key)
    )`.execute(db);
  await sql`create index customer_review_waiting on customer_review (review_id) where state = 'waiting'`.execute(db);
  await sql`
    create table review_photo (
      photo_id uuid primary key,
      order_id uuid not null references review_invitation on delete cascade,
      review_id bigint references review on delete cascade,
      place integer not null,
      width integer not null,
      height integer not null,
      bytes bytea not null,
      added_at timestamptz not null
    )`.execute(db);
  await sql`create index review_photo_review on review_photo (review_id, place)`.execute(db);
  await sql`create index review_photo_order on review_photo (order_id)`.execute(db);
  await sql`
    create table review_vote (
      review_id bigint not null references review on delete cascade,
      visitor_hash text not null,
      voted_at timestamptz not null,
      primary key (review_id, visitor_hash)
    )`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from review where review_id in (select review_id from customer_review)`.execute(db);
  await sql`drop table review_vote, review_photo, customer_review, review_invitation`.execute(db);
}
