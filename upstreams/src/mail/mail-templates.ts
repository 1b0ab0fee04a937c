import type { Database } from "#upstreams/database/connection.ts";
import { readShopDocument } from "#upstreams/rpc/checkout/read-checkout.ts";
import { readOrder } from "#upstreams/rpc/orders/read-order.ts";
import { findWithdrawal } from "#upstreams/rpc/withdrawals/read-withdrawal.ts";

import type { MailJob } from "./mail-outbox.ts";
import type { Mail } from "./mail-transport.ts";
import { orderConfirmation } from "./order-confirmation.ts";
import { orderShipped } from "./order-shipped.ts";
import { withdrawalReceipt } from "./withdrawal-receipt.ts";

/** What a mail is made from beside the id of its job. */
export interface MailSource {
  db: Database;
  /** The address shoppers see, for photos and links. */
  publicUrl: string;
}

type Render = (source: MailSource, id: string) => Promise<Mail | null>;

/** Makes the mail of a template from the id of its job; null when there is nothing left to write about. */
const renderers = {
  /** Id of an order. */
  "order-confirmation": async ({ db, publicUrl }, id) => {
    const order = await readOrder(db, { orderId: id });
    return order ? orderConfirmation(order, await readShopDocument(db, order.shopId), publicUrl) : null;
  },
  /** Id of an order, a dot and the number of its package. */
  "order-shipped": async ({ db }, id) => {
    const [orderId = "", packageId = ""] = id.split(".");
    const order = await readOrder(db, { orderId });
    return order ? orderShipped(db, order, Number(packageId), await readShopDocument(db, order.shopId)) : null;
  },
  /** Id of a withdrawal. */
  "withdrawal-receipt": async ({ db }, id) => {
    const found = await findWithdrawal(db, id);
    return found ? withdrawalReceipt(found.order, found.receipt, await readShopDocument(db, found.order.shopId)) : null;
  },
} as const satisfies Record<string, Render>;

export type MailTemplate = keyof typeof renderers;

/** The mail of a job. */
export function renderMail(source: MailSource, { template, id }: MailJob): Promise<Mail | null> {
  return renderers[template](source, id);
}
