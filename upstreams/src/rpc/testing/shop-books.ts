import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

// what is held by an order, and counted once: an order that came to nothing holds nothing
const live = sql`not in ('cancelled', 'failed', 'expired')`;

/** What each variant has free, and what live orders have of it. */
export async function piecesOf(db: Database, variants: readonly number[]): Promise<Map<number, { free: number; ordered: number }>> {
  const { rows } = await sql<{ variant_id: number; free: number; ordered: number }>`
    select s.variant_id, s.quantity as free, coalesce((
        select sum(i.quantity) from order_item i join shop_order o on o.order_id = i.order_id
        where i.variant_id = s.variant_id and o.status ${live}
      ), 0)::integer as ordered
    from stock s where s.variant_id = any (${variants}::integer[])`.execute(db);
  return new Map(rows.map(({ variant_id, free, ordered }) => [variant_id, { free, ordered }]));
}

/** Reads the shop's books over: every sentence that comes back is a rule that does not hold. */
export async function faultsInBooks(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'negative stock of variant ' || variant_id as fault from stock where quantity < 0
    union all
    select 'lines and postage of ' || o.order_number || ' make another total'
    from shop_order o join lateral (select sum(total_cents) as cents from order_item i where i.order_id = o.order_id) lines on true
    where o.total_cents <> lines.cents + o.shipping_cents
    union all
    select 'goods, discount and postage of ' || order_number || ' make another total'
    from shop_order where total_cents <> subtotal_cents - discount_cents + shipping_cents
    union all
    select 'a gift of ' || o.order_number || ' is paid for'
    from shop_order o join order_item i on i.order_id = o.order_id where (i.data ->> 'isGift')::boolean and i.total_cents <> 0
    union all
    select 'basket ' || basket_id || ' has more than one live order'
    from shop_order where status ${live} group by basket_id having count(*) > 1
    union all
    select 'voucher ' || code || ' counts ' || used || ' uses instead of ' || uses.live
    from voucher v join lateral (
      select count(*) as live from voucher_redemption r join shop_order o on o.order_id = r.order_id
      where r.voucher_id = v.voucher_id and o.status ${live}
    ) uses on true
    where v.used <> uses.live
    union all
    select 'voucher ' || code || ' is used more often than it may' from voucher where used > use_limit
    union all
    select 'voucher ' || v.code || ' is used too often by one customer'
    from voucher v join voucher_redemption r on r.voucher_id = v.voucher_id
    group by v.voucher_id, r.customer_key having count(*) > min(v.customer_limit)
    union all
    select 'an order that came to nothing, ' || o.order_number || ', keeps a voucher'
    from voucher_redemption r join shop_order o on o.order_id = r.order_id where not o.status ${live}
    union all
    select 'discount and vouchers of ' || o.order_number || ' differ'
    from shop_order o
    where o.status ${live} and (o.discount_cents > 0) <> exists (select from voucher_redemption r where r.order_id = o.order_id)
    union all
    select 'a payment of ' || o.order_number || ' is about another amount'
    from shop_order o join payment p on p.order_id = o.order_id where p.amount_cents <> o.total_cents`.execute(db);
  return rows.map(({ fault }) => fault);
}

/**
 * Compares orders with the money that the payment provider holds, once nothing is under way: who paid has an order, and what nobody ordered in the
 * end was given back.
 */
export async function faultsInMoney(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with money as (
      select p.order_id, sum(
        case when s.data ->> 'status' = 'paid' then p.amount_cents else 0 end - coalesce((
          select sum((r -> 'amount' ->> 'value')::numeric * 100) from jsonb_array_elements(s.data -> 'refunds') r
        ), 0)) as cents
      from payment p join sandbox_payment s on s.payment_id = p.payment_id
      group by p.order_id
    )
    select o.order_number || ' (' || o.status || ') of ' || o.total_cents || ' cents holds ' || coalesce(money.cents, 0) as fault
    from shop_order o left join money on money.order_id = o.order_id
    where coalesce(money.cents, 0) <> case when o.status = 'paid' then o.total_cents else 0 end
    union all
    select order_number || ' still waits for its payment' from shop_order where status = 'payment_open'`.execute(db);
  return rows.map(({ fault }) => fault);
}
