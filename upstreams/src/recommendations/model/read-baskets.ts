import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

import { soldStatuses } from "../sales.ts";
import type { Basket } from "./learn-neighbours.ts";

const twoYears = 2 * 365 * 24 * 60 * 60 * 1000;

/** The orders of the two years before `now`, oldest first: those of all shops, and the history that the catalogue brought. */
export async function readBaskets(db: Database, now: Date): Promise<Basket[]> {
  const since = new Date(now.getTime() - twoYears);
  const { rows } = await sql<{ masters: string[] }>`
    select array_agg(distinct p.master_key) as masters
    from (
      select 'past' as origin, o.past_order_id::text as id, o.placed_at, i.variant_id
      from past_order o join past_order_item i on i.past_order_id = o.past_order_id
      where o.placed_at between ${since} and ${now}
      union all
      select 'shop', o.order_id::text, o.placed_at, i.variant_id
      from shop_order o join order_item i on i.order_id = o.order_id
      where o.placed_at between ${since} and ${now} and o.status in (${sql.join(soldStatuses)})
    ) bought
    join variant v on v.variant_id = bought.variant_id
    join product p on p.product_id = v.product_id and p.is_active
    group by bought.origin, bought.id, bought.placed_at
    order by bought.placed_at, bought.origin, bought.id`.execute(db);
  return rows.map(({ masters }) => masters);
}
