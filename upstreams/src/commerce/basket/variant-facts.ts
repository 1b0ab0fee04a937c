import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { VariantFacts } from "./basket-plan.ts";

/** Reads from PostgreSQL what decides how much of some variants a basket may hold; unknown variants are missing. */
export async function readVariantFacts(
  trx: Database,
  variantIds: readonly number[],
  priceColumn: string,
  basketId: string | null,
): Promise<Map<number, VariantFacts>> {
  if (variantIds.length === 0) return new Map();
  const { rows } = await sql<{ variant_id: number; is_offered: boolean; free: number; is_sellable_without_stock: boolean }>`
    select v.variant_id, v.is_active and p.is_active and vp.variant_id is not null as is_offered,
      coalesce(s.quantity, 0) + coalesce(held.quantity, 0)::integer as free,
      coalesce(s.is_sellable_without_stock, false) as is_sellable_without_stock
    from variant v
    join product p on p.product_id = v.product_id
    left join variant_price vp on vp.variant_id = v.variant_id and vp.price_column = ${priceColumn}
    left join stock s on s.variant_id = v.variant_id
    left join lateral (
      select sum(oi.quantity) as quantity
      from shop_order o join order_item oi on oi.order_id = o.order_id
      where o.basket_id = ${basketId}::bigint and o.status = 'payment_open' and oi.variant_id = v.variant_id
    ) held on true
    where v.variant_id = any(${[...new Set(variantIds)]}::integer[])`.execute(trx);
  return new Map(
    rows.map((row) => [
      row.variant_id,
      { isOffered: row.is_offered, free: row.free, isSellableWithoutStock: row.is_sellable_without_stock },
    ]),
  );
}
