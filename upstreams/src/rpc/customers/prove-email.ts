import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { claimGuestOrders } from "./claim-guest-orders.ts";

/** Notes that the address of an account is proved, which shows it the orders of guests with this address and its newsletter. */
export async function proveEmail(trx: Transaction<Tables>, customerId: string, now: Date): Promise<void> {
  await sql`
    update customer c set email_verified_at = coalesce(c.email_verified_at, ${now}::timestamptz),
      newsletter = exists (
        select from newsletter_subscription n
        where n.shop_id = c.shop_id and lower(n.email) = lower(c.email) and n.confirmed_at is not null)
    where customer_id = ${customerId}`.execute(trx);
  await claimGuestOrders(trx, customerId);
}
