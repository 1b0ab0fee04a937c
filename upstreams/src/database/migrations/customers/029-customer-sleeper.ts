import { sql, type Kysely } from "kysely";

/** Height, weight and habits of one or two sleepers, which a customer agreed to have stored; the grade follows from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_sleeper (
      customer_id bigint not null references customer on delete cascade,
      place smallint not null check (place in (1, 2)),
      height_cm smallint not null,
      weight_kg smallint not null,
      comfort text not null,
      position text not null,
      consented_at timestamptz not null,
      primary key (customer_id, place)
    )`.execute(db);
}

/** Removes everything the migration made. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table customer_sleeper`.execute(db);
}
