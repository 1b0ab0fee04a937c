import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";

/** Orders whose payment is settled and that were not sent back. */
export const soldStatuses: readonly OrderRowStatus[] = ["ordered", "paid", "processing", "shipped", "delivered"];

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
    where o.shop_id = ${shopId} and o.status in (${sql.join(soldStatuses)}) and o.placed_at >= ${new Date(now.getTime() - 90 * day)}
    group by p.master_key`.execute(db);
  return new Map(rows.map((row) => [row.master_key, Number(row.pieces)]));
}
