import { randomUUID } from "node:crypto";

import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

const confirmWithinMs = 7 * 24 * 3_600_000;
/** One address waits for no more variants of a shop than this. */
const mostForAddress = 50;

interface Wish {
  shopId: number;
  variantId: number;
  email: string;
  now: Date;
}

/**
 * Notes that an address wants to hear of a variant. One that is confirmed stays so; beyond 50 of an address, or
 * for one that can be bought, nothing is noted.
 * @param isProved whether its owner sends the request
 * @returns the id of the notice when it is new or not yet confirmed
 */
export async function noteWish(
  trx: Transaction<Tables>,
  { shopId, variantId, email, now }: Wish,
  isProved: boolean,
): Promise<string | undefined> {
  const { rows } = await sql<{ notice_id: string }>`
    insert into restock_notice as n (notice_id, shop_id, variant_id, email, requested_at, confirmed_at)
    select ${randomUUID()}::uuid, ${shopId}, v.variant_id, ${email}, ${now}::timestamptz, ${isProved ? now : null}::timestamptz
    from variant v join stock s on s.variant_id = v.variant_id
    where v.variant_id = ${variantId} and s.quantity <= 0 and not s.is_sellable_without_stock
      and (select count(*) from restock_notice o where o.shop_id = ${shopId} and lower(o.email) = ${email}) < ${mostForAddress}
    on conflict (shop_id, lower(email), variant_id) where notified_at is null
    do update set requested_at = excluded.requested_at, confirmed_at = excluded.confirmed_at where n.confirmed_at is null
    returning notice_id`.execute(trx);
  return rows[0]?.notice_id;
}

/** Confirms a notice, and with it what else its address waits for, within 7 days of the mail that asked; false for one that is over. */
export async function confirmNotice(trx: Transaction<Tables>, shopId: number, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ confirmed_at: Date | null }>`
    update restock_notice n set confirmed_at = coalesce(n.confirmed_at, ${now})
    from restock_notice this
    where this.notice_id = ${id} and this.shop_id = ${shopId} and n.shop_id = ${shopId} and lower(n.email) = lower(this.email)
      and (this.confirmed_at is not null or this.requested_at > ${new Date(now.getTime() - confirmWithinMs)})
    returning n.confirmed_at`.execute(trx);
  return rows.length > 0;
}

/** Forgets a notice, told or not. */
export async function endNotice(trx: Transaction<Tables>, shopId: number, id: string): Promise<void> {
  await sql`delete from restock_notice where notice_id = ${id} and shop_id = ${shopId}`.execute(trx);
}
