import type { Transaction } from "kysely";

import { customerKeySql } from "#upstreams/commerce/promotions/vouchers/customer-key.ts";
import type { VoucherState } from "#upstreams/commerce/promotions/vouchers/voucher.ts";
import { statement } from "#upstreams/database/statement.ts";
import type { Tables } from "#upstreams/database/tables.ts";
import { CompiledQuery } from "kysely";

/**
 * Holds the vouchers that lower a total until the transaction ends, in the order of their ids, so that two orders never wait for each other and
 * no use is counted that is not there.
 * @returns false when there are none
 */
export async function lockVouchers(trx: Transaction<Tables>, vouchers: readonly VoucherState[]): Promise<boolean> {
  const ids = appliedIds(vouchers);
  if (ids.length === 0) return false;
  await statement(trx)`select voucher_id from voucher where voucher_id = any (${ids}::bigint[]) order by voucher_id for update`;
  return true;
}

/** Counts an order's use of the vouchers that lower its total, which `lockVouchers` holds. */
export async function takeVouchers(trx: Transaction<Tables>, orderId: string, vouchers: readonly VoucherState[]): Promise<void> {
  const ids = appliedIds(vouchers);
  if (ids.length > 0) await trx.executeQuery(CompiledQuery.raw(takeText, [ids, orderId]));
}

/** Gives the vouchers of an order back, so that they can be used again. */
export async function returnVouchers(trx: Transaction<Tables>, orderId: string): Promise<void> {
  await statement(trx)`
    with held as materialized (
      select voucher_id from voucher
      where voucher_id in (select voucher_id from voucher_redemption where order_id = ${orderId})
      order by voucher_id
      for update
    ), returned as (
      delete from voucher_redemption using held where order_id = ${orderId} and voucher_redemption.voucher_id = held.voucher_id
    )
    update voucher set used = used - 1 from held where voucher.voucher_id = held.voucher_id`;
}

const takeText = `
  with taken as (
    update voucher set used = used + 1 where voucher_id = any ($1::bigint[]) returning voucher_id
  )
  insert into voucher_redemption (order_id, voucher_id, customer_key)
  select o.order_id, taken.voucher_id, ${customerKeySql("o.email")}
  from taken, shop_order o
  where o.order_id = $2`;

function appliedIds(vouchers: readonly VoucherState[]): string[] {
  return vouchers.flatMap(({ status, voucherId }) => (status === "applied" ? voucherId : []));
}
