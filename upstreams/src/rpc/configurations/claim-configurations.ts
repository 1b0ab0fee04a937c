import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

/** What a visitor made in a shop belongs from now on to the customer who signed in, as a part of the transaction that begins the session. */
export async function claimConfigurations(
  trx: Transaction<Tables>,
  { shopId, customerId, visitorKey }: { shopId: number; customerId: string; visitorKey: string | undefined },
): Promise<void> {
  if (visitorKey === undefined) return;
  await sql`
    update room_configuration set customer_id = ${customerId}, visitor_key = null
    where visitor_key = ${visitorKey} and shop_id = ${shopId}`.execute(trx);
}
