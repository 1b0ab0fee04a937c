import { sql, type RawBuilder } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

import type { BasketCounts, PastSales } from "./past-sales.ts";
import { soldStatuses } from "./sales.ts";

const year = 365 * 24 * 60 * 60 * 1000;

/** Counts the orders of the year before `now`: the shop's own, and the history that its catalogue brought. */
export async function countBaskets(db: Database, shopId: number, past: PastSales, now: Date): Promise<BasketCounts> {
  const { rows } = await sql<CountRow>`
    with bought as (
      select distinct o.order_id, p.master_key
      from shop_order o
      join order_item i on i.order_id = o.order_id
      join variant v on v.variant_id = i.variant_id
      join product p on p.product_id = v.product_id
      where ${isSold(shopId, now)}
    )
    select master_key, count(*)::int as orders from bought group by master_key
    union all
    select null, count(distinct order_id)::int from bought`.execute(db);
  return sum(countsOf(rows), past.baskets(now));
}

/**
 * Masters bought in the same orders as the references in the year before `now`, best first; `all` is what `countBaskets` counted.
 *
 * `together` counts the orders with the master and a reference, `lift` says how many times more often that is than chance
 * would have it: (together / orders with a reference) / (orders with the master / all orders). A pair counts from two orders
 * on and with a lift above 1. Rank is lift × together / (together + 5), so that two coincidences do not beat fifty orders.
 */
export async function boughtTogether(
  db: Database,
  shopId: number,
  references: readonly string[],
  past: PastSales,
  now: Date,
  all: BasketCounts,
): Promise<string[]> {
  const { rows } = await sql<CountRow>`
    with with_reference as materialized (
      select distinct o.order_id
      from product p
      join variant v on v.product_id = p.product_id
      join order_item i on i.variant_id = v.variant_id
      join shop_order o on o.order_id = i.order_id
      where p.master_key in (${sql.join(references)}) and ${isSold(shopId, now)}
    )
    select p.master_key, count(distinct r.order_id)::int as orders
    from with_reference r
    join order_item i on i.order_id = r.order_id
    join variant v on v.variant_id = i.variant_id
    join product p on p.product_id = v.product_id
    group by p.master_key
    union all
    select null, count(*)::int from with_reference`.execute(db);
  const found = sum(countsOf(rows), past.baskets(now, references));
  return [...found.withMaster]
    .flatMap(([key, together]) => {
      if (together < 2 || references.includes(key)) return [];
      const lift = together / found.orders / ((all.withMaster.get(key) ?? together) / all.orders);
      return lift > 1 ? [{ key, together, rank: (lift * together) / (together + 5) }] : [];
    })
    .sort((a, b) => b.rank - a.rank || b.together - a.together || (a.key < b.key ? -1 : 1))
    .map(({ key }) => key);
}

interface CountRow {
  /** Null in the row that counts the orders themselves. */
  master_key: string | null;
  orders: number;
}

function countsOf(rows: readonly CountRow[]): BasketCounts {
  const counts: BasketCounts = { orders: 0, withMaster: new Map() };
  for (const { master_key: key, orders } of rows) {
    if (key === null) counts.orders = orders;
    else counts.withMaster.set(key, orders);
  }
  return counts;
}

function sum(one: BasketCounts, other: BasketCounts): BasketCounts {
  const withMaster = new Map(one.withMaster);
  for (const [key, orders] of other.withMaster) withMaster.set(key, (withMaster.get(key) ?? 0) + orders);
  return { orders: one.orders + other.orders, withMaster };
}

function isSold(shopId: number, now: Date): RawBuilder<boolean> {
  return sql`o.shop_id = ${shopId} and o.status in (${sql.join(soldStatuses)}) and o.placed_at >= ${new Date(now.getTime() - year)}`;
}
