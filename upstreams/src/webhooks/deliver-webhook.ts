import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import type { DeliveryEnd } from "#upstreams/database/tables/webhook-tables.ts";

import { orderEventBody } from "./order-event-body.ts";
import { postWebhook, WebhookNotTaken } from "./post-webhook.ts";
import { signatureHeaders } from "./webhook-signature.ts";

export interface DeliveryServices {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
  /** As of `postWebhook`. */
  readonly allowsPrivate: boolean;
}

const giveUpAfterMs = 3 * 24 * 3_600_000;

/**
 * Sends an event to its endpoint and notes what came of it.
 * @returns whether it has ended, one way or the other; if not it is to be tried again
 */
export async function deliverWebhook(services: DeliveryServices, deliveryId: string): Promise<boolean> {
  const { db, log, now, allowsPrivate } = services;
  const row = await db
    .selectFrom("webhook_delivery as d")
    .innerJoin("webhook_endpoint as e", "e.endpoint_id", "d.endpoint_id")
    .innerJoin("shop_order as o", "o.order_id", "d.order_id")
    .select([
      "d.event_id",
      "d.status",
      "d.version",
      "d.happened_at",
      "d.queued_at",
      "d.ended",
      "e.endpoint_id",
      "e.url",
      "e.secret",
      "e.old_secret",
      "e.old_secret_until",
      "e.removed_at",
      "o.order_id",
      "o.order_number",
      "o.shop_id",
      "o.total_cents",
      "o.currency",
    ])
    .where("d.delivery_id", "=", deliveryId)
    .executeTakeFirst();
  if (!row || row.ended) return true;
  const started = now();
  const note = async (result: string, ended: DeliveryEnd | null): Promise<boolean> => {
    await db
      .updateTable("webhook_delivery")
      .set((column) => ({ attempts: column("attempts", "+", 1), tried_at: started, result, ended }))
      .where("delivery_id", "=", deliveryId)
      .execute();
    log.info({ event: row.event_id, endpoint: row.endpoint_id, result, ended }, "webhook");
    return ended !== null;
  };
  if (row.removed_at) return note("not sent", "endpoint removed");
  const body = orderEventBody({
    orderId: row.order_id,
    orderNumber: row.order_number,
    shopId: row.shop_id,
    status: row.status,
    version: row.version,
    totalCents: row.total_cents,
    currency: row.currency,
    happenedAt: row.happened_at,
  });
  const isOldValid = row.old_secret !== null && row.old_secret_until !== null && row.old_secret_until > started;
  const secrets = [row.secret, ...(isOldValid ? [row.old_secret!] : [])];
  const timestamp = Math.floor(started.getTime() / 1000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Warmeland-Webhooks/1.0",
    ...signatureHeaders({ id: row.event_id, timestamp, body }, secrets),
  };
  try {
    const status = await postWebhook({ url: row.url, headers, body, allowsPrivate });
    return await note(`status ${status}`, "delivered");
  } catch (error) {
    if (!(error instanceof WebhookNotTaken)) throw error;
    const isOver = started.getTime() - (row.queued_at ?? started).getTime() > giveUpAfterMs;
    return note(error.message, isOver ? "given up" : null);
  }
}
