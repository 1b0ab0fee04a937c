import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

/**
 * Puts the orders that guests placed under the address of an account into that account. Only for an account that has proved to own the address:
 * whoever merely types it sees nothing of what its owner bought.
 */
export async function claimGuestOrders(trx: Transaction<Tables>, customerId: string): Promise<void> {
  await sql`
    update shop_order o set customer_id = account.customer_id
    from customer account join customer guest
      on guest.shop_id = account.shop_id and lower(guest.email) = lower(account.email) and guest.is_guest
    where account.customer_id = ${customerId} and account.email_verified_at is not null and not account.is_guest
      and o.customer_id = guest.customer_id`.execute(trx);
}
