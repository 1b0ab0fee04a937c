import { orderTexts } from "../checkout-texts.ts";
import { payRefunds } from "../refunds/pay-refunds.ts";
import { requestRefund } from "../refunds/request-refund.ts";
import type { Services } from "../services.ts";
import { freeDeliveryDays } from "./book-delivery-days.ts";
import { lockOrder } from "./lock-order.ts";
import { readProgress } from "./order-progress.ts";
import { returnVouchers } from "./order-vouchers.ts";
import { isConfirmed } from "./payment/payment-status.ts";
import { readOrder } from "./read-order.ts";
import { changeStatus } from "./record-status.ts";
import { runTransaction } from "./run-transaction.ts";
import { returnStock, sumPieces } from "./stock.ts";

/** An order cannot be cancelled; the message says why, for whoever runs the shop. */
export class CancellationRefused extends Error {
  override name = "CancellationRefused";
}

/**
 * Cancels an order by the shop: stock and vouchers go back, what was paid is refunded, once, and the customer gets a mail.
 * @returns the cents that are given back
 * @throws CancellationRefused when the order is not confirmed, or a part of it has left or was withdrawn
 */
export async function cancelOrder(services: Services, orderId: string): Promise<number> {
  const now = services.now();
  const refundCents = await runTransaction(services.db, async (trx) => {
    await lockOrder(trx, orderId);
    const order = await readOrder(trx, { orderId });
    if (!order || !isConfirmed(order.status))
      throw new CancellationRefused("The order is not there, not paid, or has ended");
    const { shipments, withdrawals } = (await readProgress(trx, [orderId]))(orderId);
    if (shipments.length > 0)
      throw new CancellationRefused("A package has left: the customer can withdraw from the order instead");
    if (withdrawals.length > 0) throw new CancellationRefused("A part of the order was withdrawn");
    await returnVouchers(trx, orderId);
    await freeDeliveryDays(trx, orderId);
    await returnStock(trx, sumPieces(order.items.filter(({ stockTaken }) => stockTaken)));
    await changeStatus(trx, orderId, "cancelled", now);
    const description = orderTexts(order).withdrawalRefund.replace("{number}", order.orderNumber);
    const refund = await requestRefund(trx, order, { cents: order.totalCents, description, now });
    await services.outbox.enqueue(trx, {
      template: "order-cancelled",
      id: refund ? `${orderId}.${refund.refundId}` : orderId,
    });
    return refund?.cents ?? 0;
  });
  services.outbox.sendSoon();
  services.log.info({ orderId, refundCents }, "order cancelled by the shop");
  await payRefunds(services, orderId);
  return refundCents;
}
