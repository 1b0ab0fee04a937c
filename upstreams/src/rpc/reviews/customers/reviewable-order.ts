import type { Kysely } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";
import { tokenNotUsable } from "#upstreams/rpc/customers/customer-token.ts";
import { readLinkToken } from "#upstreams/rpc/link-token.ts";
import { readProgress } from "#upstreams/rpc/orders/order-progress.ts";
import { readOrder, type StoredOrder, type StoredOrderItem } from "#upstreams/rpc/orders/read-order.ts";
import type { Services } from "#upstreams/rpc/services.ts";
import { pieceKeys } from "#upstreams/rpc/withdrawals/withdrawal-right.ts";

/** An order whose buyer may write reviews, with what of it was kept: the first line of each master. */
export interface ReviewableOrder {
  order: StoredOrder;
  deliveredAt: Date;
  kept: StoredOrderItem[];
}

/**
 * The order that the link of an invitation is about.
 * @throws Problem 406 for what is no token of ours, or an order that is gone or nobody was asked about
 */
export async function orderOfToken(
  { db, secret }: Pick<Services, "db" | "secret">,
  shopId: number,
  token: string,
): Promise<ReviewableOrder> {
  const orderId = readLinkToken("review", token, secret);
  const found = orderId === undefined ? undefined : await reviewableOrder(db, orderId);
  if (!found || found.order.shopId !== shopId) throw tokenNotUsable();
  return found;
}

/** Undefined for an order that nobody was asked about or that is nobody's any more. */
export async function reviewableOrder(db: Kysely<Tables>, orderId: string): Promise<ReviewableOrder | undefined> {
  const invitation = await db
    .selectFrom("review_invitation")
    .select("invited_at")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  const order = invitation && (await readOrder(db, { orderId }));
  if (!order?.email) return undefined;
  const progress = (await readProgress(db, [orderId]))(orderId);
  const delivered = progress.events.find(({ status }) => status === "delivered");
  if (!delivered) return undefined;
  const withdrawn = new Set(progress.withdrawals.flatMap(({ pieces }) => pieces.map(({ key }) => key)));
  const kept = order.items.filter(
    (item) => !item.isGift && pieceKeys({ items: [item] }).some((key) => !withdrawn.has(key)),
  );
  const byMaster = Map.groupBy(kept, ({ masterKey }) => masterKey);
  return { order, deliveredAt: new Date(delivered.at), kept: [...byMaster.values()].map(([first]) => first!) };
}
