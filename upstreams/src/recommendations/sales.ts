import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { OrderRowStatus } from "#upstreams/database/tables.ts";

/** Orders whose payment is settled and that were kept. */
const sold: readonly OrderRowStatus[] = ["ordered", "paid", "processing", "shipped", "delivered"];

const day = 24 * 60 * 60 * 1000;

/** Masters that can be bought in a shop now: active, priced in its column, in stock or sellable without. */
export async function sellableMasters(db: Database, priceColumn: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ master_key: string }>`
    select distinct p.master_key
    from product p
    join variant v on v.product_id = p.product_id and v.is_active
    join variant_price vp on vp.variant_id = v.variant_id and vp.price_column = ${priceColumn}
    join stock s on s.variant_id = v.variant_id and (s.quantity > 0 or s.is_sellable_without_stock)
    where p.is_active`.execute(db);
  return new Set(rows.map((row) => row.master_key));
}

/** Pieces per master in a shop's paid orders of the 90 days before `now`. */
export async function piecesSold(db: Database, shopId: number, now: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ master_key: string; pieces: string }>`
    select p.master_key, sum(i.quantity) as pieces
    from shop_order o
    join order_item i on i.order_id = o.order_id
    join variant v on v.variant_id = i.variant_id
    join product p on p.product_id = v.product_id
    where o.shop_id = ${shopId} and o.status in (${sql.join(sold)}) and o.placed_at >= ${new Date(now.getTime() - 90 * day)}
    group by p.master_key`.execute(db);
  return new Map(rows.map((row) => [row.master_key, Number(row.pieces)]));
}

/**
 * Masters bought in the same orders as the references in the year before `now`, best first.
 *
 * `together` counts the orders with the master and a reference, `lift` says how many times more often that is than chance
 * would have it: (together / orders with a reference) / (orders with the master / all orders). A pair counts from two orders
 * on and with a lift above 1. Rank is lift × together / (together + 5), so that two coincidences do not beat fifty orders.
 */
export async function boughtTogether(db: Database, shopId: number, references: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ master_key: string }>`
    with bought as (
      select distinct o.order_id, p.master_key
      from shop_order o
      join order_item i on i.order_id = o.order_id
      join variant v on v.variant_id = i.variant_id
      join product p on p.product_id = v.product_id
      where o.shop_id = ${shopId} and o.status in (${sql.join(sold)}) and o.placed_at >= ${new Date(now.getTime() - 365 * day)}
    ), with_reference as (
      select distinct order_id from bought where master_key in (${sql.join(references)})
    ), counted as (
      select b.master_key, count(*)::float8 as alone, count(r.order_id)::float8 as together,
        (select count(*) from with_reference)::float8 as reference_orders,
        (select count(distinct order_id) from bought)::float8 as all_orders
      from bought b left join with_reference r on r.order_id = b.order_id
      where b.master_key not in (${sql.join(references)})
      group by b.master_key
    ), ranked as (
      select master_key, together, (together / reference_orders) / (alone / all_orders) as lift from counted where together >= 2
    )
    select master_key from ranked where lift > 1
    order by lift * together / (together + 5) desc, together desc, master_key`.execute(db);
  return rows.map((row) => row.master_key);
}
