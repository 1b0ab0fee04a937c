import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { PlannedLine, VariantFacts } from "./basket-plan.ts";

/** What a plan may look at, all of one moment. */
export interface BasketState {
  /** In the order they were added. */
  lines: PlannedLine[];
  /** Of the basket's variants and those asked for; unknown variants are missing. */
  facts: ReadonlyMap<number, VariantFacts>;
  /** The order whose payment is open, if any. */
  openOrderNumber: string | null;
}

interface StateRow {
  lines: PlannedLine[];
  facts: (VariantFacts & { variantId: number })[];
  open_order_number: string | null;
}

/**
 * Reads in one statement what decides a write. Call it after the basket's row is locked: only then does the statement see an order that was
 * being placed. `basketId` null is a basket that does not exist yet.
 */
export async function readBasketState(
  trx: Database,
  basketId: string | null,
  variantIds: readonly number[],
  priceColumn: string,
): Promise<BasketState> {
  const { rows } = await sql<StateRow>`
    select
      coalesce((
        select json_agg(json_build_object(
            'itemKey', i.item_key, 'variantId', i.variant_id, 'groupId', i.group_id, 'quantity', i.quantity, 'itemGroup', i.item_group,
            'promotionId', i.promotion_id, 'customData', i.custom_data, 'displayData', i.display_data
          ) order by i.added_at, i.item_key)
        from basket_item i where i.basket_id = ${basketId}::bigint
      ), '[]') as lines,
      coalesce((
        select json_agg(json_build_object(
            'variantId', v.variant_id, 'isOffered', v.is_active and p.is_active and vp.variant_id is not null,
            'free', coalesce(s.quantity, 0) + coalesce(held.quantity, 0)::integer,
            'isSellableWithoutStock', coalesce(s.is_sellable_without_stock, false)
          ))
        from variant v
        join product p on p.product_id = v.product_id
        left join variant_price vp on vp.variant_id = v.variant_id and vp.price_column = ${priceColumn}
        left join stock s on s.variant_id = v.variant_id
        left join lateral (
          select sum(oi.quantity) as quantity
          from shop_order o join order_item oi on oi.order_id = o.order_id
          where o.basket_id = ${basketId}::bigint and o.status = 'payment_open' and oi.variant_id = v.variant_id
        ) held on true
        where v.variant_id in (
          select unnest(${[...variantIds]}::integer[]) union select variant_id from basket_item where basket_id = ${basketId}::bigint
        )
      ), '[]') as facts,
      (
        select order_number from shop_order where basket_id = ${basketId}::bigint and status = 'payment_open' limit 1
      ) as open_order_number`.execute(trx);
  const [row] = rows;
  return {
    lines: row?.lines ?? [],
    facts: new Map(row?.facts.map(({ variantId, ...facts }) => [variantId, facts])),
    openOrderNumber: row?.open_order_number ?? null,
  };
}
