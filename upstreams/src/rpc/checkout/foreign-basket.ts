import type { Database } from "#upstreams/database/connection.ts";
import { statement } from "#upstreams/database/statement.ts";

/** Whether a basket key belongs to the account of somebody else than `customerId`, to whom it is then as good as unknown. */
export async function isForeignBasket(db: Database, basketKey: string, customerId: string | null): Promise<boolean> {
  const [owner] = await statement<{ customer_id: string }>(
    db,
  )`select customer_id from customer where basket_key = ${basketKey}`;
  return owner !== undefined && owner.customer_id !== customerId;
}
