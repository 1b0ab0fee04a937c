import { sql, type RawBuilder } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

import { soldStatuses } from "./sales.ts";

const year = 365 * 24 * 60 * 60 * 1000;

/** How often a shop's orders of the past year hold a master. */
export interface BasketCounts {
  orders: number;
  /** Orders by master key. */
  withMaster: ReadonlyMap<string, number>;
}

/** Counts the orders of the year before `now`: those of the shop, and the history that its catalogue brought. */
export async function countBaskets(db: Database, shopId: number, now: Date): Promise<BasketCounts> {
  const since = new Date(now.getTime() - year);
  const { rows } = await sql<{ master_key: string | null; orders: number }>`
    with bought as (
      select 'past ' || o.past_order_id as basket, i.variant_id
      from past_order o join past_order_item i on i.past_order_id = o.past_order_id
      where ${inPast(shopId, since, now)}
      union all
      select o.order_id::text, i.variant_id
      from shop_order o join order_item i on i.order_id = o.order_id
      where ${inShop(shopId, since)}
    ), masters as (
      select distinct b.basket, p.master_key
      from bought b join variant v on v.variant_id = b.variant_id join product p on p.product_id = v.product_id
    )
    select master_key, count(*)::int as orders from masters group by master_key
    union all
    select null, count(distinct basket)::int from bought`.execute(db);
  const counted = rows.filter((row): row is { master_key: string; orders: number } => row.master_key !== null);
  return {
    orders: rows.find((row) => row.master_key === null)?.orders ?? 0,
    withMaster: new Map(counted.map((row) => [row.master_key, row.orders])),
  };
}

/**
 * Masters bought in the same orders as the references in the year before `now`, best first.
 *
 * `together` counts the orders with the master and a reference, `lift` says how many times more often that is than chance
 * would have it: (together / orders with a reference) / (orders with the master / all orders). A pair counts from two orders
 * on and with a lift above 1. Rank is lift × together / (together + 5), so that two coincidences do not beat fifty orders.
 */
export async function boughtTogether(
  db: Database,
  shopId: number,
  references: readonly string[],
  now: Date,
  counts: BasketCounts,
): Promise<string[]> {
  const since = new Date(now.getTime() - year);
  const { rows } = await sql<{ master_key: string | null; orders: number }>`
    with referred as materialized (
      select v.variant_id from product p join variant v on v.product_id = p.product_id where p.master_key in (${sql.join(references)})
    ), past as materialized (
      select distinct o.past_order_id
      from referred r join past_order_item i on i.variant_id = r.variant_id join past_order o on o.past_order_id = i.past_order_id
      where ${inPast(shopId, since, now)}
    ), own as materialized (
      select distinct o.order_id
      from referred r join order_item i on i.variant_id = r.variant_id join shop_order o on o.order_id = i.order_id
      where ${inShop(shopId, since)}
    ), bought as (
      select 'past ' || i.past_order_id as basket, i.variant_id from past join past_order_item i on i.past_order_id = past.past_order_id
      union all
      select i.order_id::text, i.variant_id from own join order_item i on i.order_id = own.order_id
    )
    select p.master_key, count(distinct b.basket)::int as orders
    from bought b join variant v on v.variant_id = b.variant_id join product p on p.product_id = v.product_id
    where p.master_key not in (${sql.join(references)})
    group by p.master_key
    union all
    select null, (select count(*) from past)::int + (select count(*) from own)::int`.execute(db);
  const withReference = rows.find((row) => row.master_key === null)?.orders ?? 0;
  return rows
    .flatMap(({ master_key: key, orders: together }) => {
      if (key === null || together < 2) return [];
      const lift = together / withReference / ((counts.withMaster.get(key) ?? together) / Math.max(counts.orders, 1));
      return lift > 1 ? [{ key, together, rank: (lift * together) / (together + 5) }] : [];
    })
    .sort((a, b) => b.rank - a.rank || b.together - a.together || (a.key < b.key ? -1 : 1))
    .map(({ key }) => key);
}

function inPast(shopId: number, since: Date, now: Date): RawBuilder<boolean> {
  return sql`o.shop_id = ${shopId} and o.placed_at >= ${since} and o.placed_at <= ${now}`;
}

function inShop(shopId: number, since: Date): RawBuilder<boolean> {
  return sql`o.shop_id = ${shopId} and o.status in (${sql.join(soldStatuses)}) and o.placed_at >= ${since}`;
}
