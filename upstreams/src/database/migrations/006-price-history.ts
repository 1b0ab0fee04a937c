import { sql, type Kysely } from "kysely";

/**
 * The past of a price lies in its row, so that a large catalogue is a million rows and not five. A product remembers the line it came
 * from: when the same line comes again there is nothing to write.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table variant_price
      add column history_from timestamptz[] not null default '{}',
      add column history_cents integer[] not null default '{}',
      add check (cardinality(history_from) = cardinality(history_cents))`.execute(db);
  await sql`
    update variant_price price
    set history_from = past.moments, history_cents = past.cents
    from (
      select variant_id, price_column, array_agg(valid_from order by valid_from) as moments, array_agg(with_tax_cents order by valid_from) as cents
      from price_history group by variant_id, price_column) past
    where price.variant_id = past.variant_id and price.price_column = past.price_column`.execute(db);
  await sql`drop table price_history`.execute(db);
  await sql`alter table product add column line_hash text`.execute(db);
}

/** Gives every entry of the history its own row again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product drop column line_hash`.execute(db);
  await sql`
    create table price_history (
      variant_id integer not null references variant on delete cascade,
      price_column text not null,
      valid_from timestamptz not null,
      with_tax_cents integer not null check (with_tax_cents >= 0),
      primary key (variant_id, price_column, valid_from)
    )`.execute(db);
  await sql`
    insert into price_history
    select variant_id, price_column, past.valid_from, past.cents
    from variant_price, unnest(history_from, history_cents) as past (valid_from, cents)`.execute(db);
  await sql`alter table variant_price drop column history_from, drop column history_cents`.execute(db);
}
