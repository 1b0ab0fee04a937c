import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

// what is held by an order, and counted once: an order that came to nothing holds nothing
const live = sql`not in ('cancelled', 'failed', 'expired')`;

/** What each variant has free, and what live orders have of it; pieces that came back are free again. */
export async function piecesOf(
  db: Database,
  variants: readonly number[],
): Promise<Map<number, { free: number; ordered: number }>> {
  const { rows } = await sql<{ variant_id: number; free: number; ordered: number }>`
    select s.variant_id, s.quantity as free, coalesce((
        select sum(i.quantity) from order_item i join shop_order o on o.order_id = i.order_id
        where i.variant_id = s.variant_id and o.status ${live}
      ), 0)::integer - coalesce((
        select count(*) from withdrawn_piece w
        join order_item i on i.order_id = w.order_id and i.data ->> 'itemKey' = regexp_replace(w.piece_key, '-\\d+$', '')
        where i.variant_id = s.variant_id and w.returned_at is not null
      ), 0)::integer as ordered
    from stock s where s.variant_id = any (${variants}::integer[])`.execute(db);
  return new Map(rows.map(({ variant_id, free, ordered }) => [variant_id, { free, ordered }]));
}

/** Reads the shop's books over: every sentence that comes back is a rule that does not hold. */
export async function faultsInBooks(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'negative stock of variant ' || variant_id as fault from stock where quantity < 0
    union all
    select 'lines, postage and fees of ' || o.order_number || ' make another total'
    from shop_order o join lateral (select sum(total_cents) as cents from order_item i where i.order_id = o.order_id) lines on true
    where o.total_cents <> lines.cents + o.shipping_cents + o.fee_cents
    union all
    select 'goods, discount, postage and fees of ' || order_number || ' make another total'
    from shop_order where total_cents <> subtotal_cents - discount_cents + shipping_cents + fee_cents
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
    from shop_order o join payment p on p.order_id = o.order_id where p.amount_cents <> o.total_cents
    union all
    select 'more of ' || o.order_number || ' is given back than it cost'
    from shop_order o join refund r on r.order_id = o.order_id group by o.order_id having sum(r.amount_cents) > o.total_cents
    union all
    select 'an order of which nothing is left, ' || o.order_number || ', is not given back to the cent'
    from shop_order o
    where o.status ${live} and exists (select from payment p where p.order_id = o.order_id)
      and (select sum(quantity) from order_item i where i.order_id = o.order_id)
        = (select count(*) from withdrawn_piece w where w.order_id = o.order_id and w.returned_at is not null)
      and o.total_cents <> coalesce((select sum(r.amount_cents) from refund r where r.order_id = o.order_id), 0)`.execute(
    db,
  );
  return rows.map(({ fault }) => fault);
}

/**
 * Compares orders with the money that the payment provider holds, once nothing is under way: who paid has an order, and what nobody ordered in the
 * end, or sent back, was given back. Of a payment that is only promised nothing is held.
 */
export async function faultsInMoney(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with money as (
      select p.order_id, bool_or(s.data ->> 'status' = 'authorized') as promised, sum(
        case when s.data ->> 'status' = 'paid'
          then coalesce((select sum((c -> 'amount' ->> 'value')::numeric * 100) from jsonb_array_elements(s.data -> 'captures') c), p.amount_cents)
          else 0 end
        - coalesce((select sum((r -> 'amount' ->> 'value')::numeric * 100) from jsonb_array_elements(s.data -> 'refunds') r), 0)) as cents
      from payment p join sandbox_payment s on s.payment_id = p.payment_id
      group by p.order_id
    ), due as (
      select o.*, case when o.status ${live} and not coalesce(money.promised, false)
        then o.total_cents - coalesce((select sum(r.amount_cents) from refund r where r.order_id = o.order_id), 0)
        else 0 end as cents, coalesce(money.cents, 0) as held
      from shop_order o left join money on money.order_id = o.order_id
    )
    select order_number || ' (' || status || ') of ' || total_cents || ' cents holds ' || held || ' instead of ' || cents as fault
    from due where held <> cents
    union all
    select order_number || ' still waits for its payment' from shop_order where status = 'payment_open'`.execute(db);
  return rows.map(({ fault }) => fault);
}
