import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/** Whether a basket key belongs to the account of somebody else than `customerId`, to whom it is then as good as unknown. */
export async function isForeignBasket(db: Database, basketKey: string, customerId: string | null): Promise<boolean> {
  const { rows } = await sql<{
    customer_id: string;
  }>`select customer_id from customer where basket_key = ${basketKey}`.execute(db);
  const [owner] = rows;
  return owner !== undefined && owner.customer_id !== customerId;
}
