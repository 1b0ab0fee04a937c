import { sql, type Transaction } from "kysely";

import { customerKeySql } from "#upstreams/commerce/promotions/vouchers/customer-key.ts";
import type { VoucherState } from "#upstreams/commerce/promotions/vouchers/voucher.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

/**
 * Holds the vouchers of a basket until the transaction ends, in the order of their ids, so that two orders never wait for each other and no use is
 * counted that is not there. Those that lower nothing are held too: one may step in for another that has been used up.
 * @returns false when there are none
 */
export async function lockVouchers(trx: Transaction<Tables>, vouchers: readonly VoucherState[]): Promise<boolean> {
  const ids = vouchers.map(({ voucherId }) => voucherId);
  if (ids.length === 0) return false;
  await sql`select voucher_id from voucher where voucher_id = any (${ids}::bigint[]) order by voucher_id for update`.execute(
    trx,
  );
  return true;
}

/**
 * Counts an order's use of the vouchers that lower its total, which `lockVouchers` holds.
 * @throws Error when one may be used no more, which holding them rules out
 */
export async function takeVouchers(
  trx: Transaction<Tables>,
  orderId: string,
  vouchers: readonly VoucherState[],
): Promise<void> {
  const ids = vouchers.flatMap(({ status, voucherId }) => (status === "applied" ? voucherId : []));
  if (ids.length === 0) return;
  const { rows } = await sql`
    with taken as (
      update voucher set used = used + 1
      where voucher_id = any (${ids}::bigint[]) and (use_limit is null or used < use_limit)
      returning voucher_id
    )
    insert into voucher_redemption (order_id, voucher_id, customer_key)
    select o.order_id, taken.voucher_id, ${customerKeySql("o.email")}
    from taken, shop_order o
    where o.order_id = ${orderId}
    returning voucher_id`.execute(trx);
  if (rows.length < ids.length) throw new Error("A voucher was used up while an order held it");
}

/** Gives the vouchers of an order back, so that they can be used again. */
export async function returnVouchers(trx: Transaction<Tables>, orderId: string): Promise<void> {
  await sql`
    with held as materialized (
      select voucher_id from voucher
      where voucher_id in (select voucher_id from voucher_redemption where order_id = ${orderId})
      order by voucher_id
      for update
    ), returned as (
      delete from voucher_redemption using held where order_id = ${orderId} and voucher_redemption.voucher_id = held.voucher_id
    )
    update voucher set used = used - 1 from held where voucher.voucher_id = held.voucher_id`.execute(trx);
}
