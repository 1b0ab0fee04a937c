import type { MailSource } from "./mail-source.ts";
import type { Database } from "#upstreams/database/connection.ts";
import { readShopDocument } from "#upstreams/rpc/checkout/read-checkout.ts";
import { readOrder, type StoredOrder } from "#upstreams/rpc/orders/read-order.ts";
import { readRefund } from "#upstreams/rpc/refunds/read-refund.ts";
import { findWithdrawal } from "#upstreams/rpc/withdrawals/read-withdrawal.ts";

import { passwordChangedMail, tokenMail, type TokenTemplate } from "./account-mails.ts";
import { birthdayMail } from "./birthday-mail.ts";
import { contactAnswerMail, contactReceiptMail, contactTicketMail } from "./contact-mails.ts";
import type { MailJob } from "./mail-outbox.ts";
import type { Mail } from "./mail-transport.ts";
import type { MailTemplate } from "./mail-template.ts";
import { newsletterOptInMail, newsletterWelcomeMail } from "./newsletter-mails.ts";
import { orderCancelled } from "./order-cancelled.ts";
import { orderConfirmation } from "./order-confirmation.ts";
import { orderRefunded } from "./order-refunded.ts";
import { orderShipped } from "./order-shipped.ts";
import { restockMail, restockOptInMail } from "./restock-mails.ts";
import { reviewInvitationMail } from "./reviews/review-invitation-mail.ts";
import { reviewRefusedMail } from "./reviews/review-refused-mail.ts";
import { orderSuggestions } from "./suggestions/order-suggestions.ts";
import { sampleConfirmation } from "./sample-confirmation.ts";
import { withdrawalReceipt } from "./withdrawal-receipt.ts";

type Render = (source: MailSource, id: string) => Promise<Mail | null>;

/** Id of a customer's token. */
const ofToken =
  (template: TokenTemplate): Render =>
  (source, id) =>
    tokenMail(source, template, id);

/** An order with somebody to write to: those that are over lose their address when the account is deleted. */
async function readReachable(db: Database, orderId: string): Promise<StoredOrder | undefined> {
  const order = await readOrder(db, { orderId });
  return order?.email ? order : undefined;
}

/** Makes the mail of a template from the id of its job; null when there is nothing left to write about. */
const renderers = {
  /** Id of an order. */
  "order-confirmation": async (source, id) => {
    const order = await readOrder(source.db, { orderId: id });
    if (!order) return null;
    const shop = await readShopDocument(source.db, order.shopId);
    return orderConfirmation(order, shop, source.publicUrl, await orderSuggestions(source, order));
  },
  /** Id of an order, a dot and the number of its package. */
  "order-shipped": async ({ db }, id) => {
    const [orderId = "", packageId = ""] = id.split(".");
    const order = await readOrder(db, { orderId });
    return order ? orderShipped(db, order, Number(packageId), await readShopDocument(db, order.shopId)) : null;
  },
  /** Id of an order, and when money is given back a dot and the id of the refund. */
  "order-cancelled": async ({ db }, id) => {
    const [orderId = "", refundId] = id.split(".");
    const order = await readReachable(db, orderId);
    if (!order) return null;
    const refund = refundId === undefined ? undefined : await readRefund(db, refundId);
    return orderCancelled(order, refund, await readShopDocument(db, order.shopId));
  },
  /** Id of a refund. */
  "order-refunded": async ({ db }, id) => {
    const refund = await readRefund(db, id);
    const order = refund && (await readReachable(db, refund.orderId));
    return order ? orderRefunded(order, refund, await readShopDocument(db, order.shopId)) : null;
  },
  /** Id of a withdrawal. */
  "withdrawal-receipt": async ({ db }, id) => {
    const found = await findWithdrawal(db, id);
    return found ? withdrawalReceipt(found.order, found.receipt, await readShopDocument(db, found.order.shopId)) : null;
  },
  /** Id of an order of samples. */
  "sample-confirmation": sampleConfirmation,
  /** Id of a ticket. */
  "contact-ticket": contactTicketMail,
  "contact-receipt": contactReceiptMail,
  /** Id of an answer. */
  "contact-answer": contactAnswerMail,
  welcome: ofToken("welcome"),
  "email-verification": ofToken("email-verification"),
  "password-reset": ofToken("password-reset"),
  "email-change": ofToken("email-change"),
  "email-change-notice": ofToken("email-change-notice"),
  "account-deletion": ofToken("account-deletion"),
  /** Id of a customer, a dot and a mark of the change. */
  "password-changed": passwordChangedMail,
  /** Key of the mail that the subscription holds. */
  "newsletter-opt-in": newsletterOptInMail,
  /** Id of a subscription. */
  "newsletter-welcome": newsletterWelcomeMail,
  /** Id of a voucher. */
  "birthday-voucher": birthdayMail,
  /** Id of an order. */
  "review-invitation": reviewInvitationMail,
  /** Id of a review. */
  "review-refused": reviewRefusedMail,
  /** Id of a notice, a dot and when it was asked for. */
  "restock-opt-in": restockOptInMail,
  /** Id of a notice. */
  restock: restockMail,
} as const satisfies Record<MailTemplate, Render>;

/** The mail of a job. */
export function renderMail(source: MailSource, { template, id }: MailJob): Promise<Mail | null> {
  return renderers[template](source, id);
}
