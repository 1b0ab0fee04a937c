import { checkoutTexts } from "../checkout-texts.ts";
import { readOrder } from "../orders/read-order.ts";
import { settlePayment } from "../orders/settle-payment.ts";
import { PaymentRefusedError } from "../provider/payment-provider.ts";
import type { Services } from "../services.ts";

/**
 * Takes the promised payment of an order of which the first package has left, less what is to be given back of it; does nothing for a
 * payment that was made at once. Safe to repeat; what fails is tried again by the sweep.
 */
export async function capturePayment(services: Services, orderId: string): Promise<void> {
  const order = await readOrder(services.db, { orderId });
  if (order?.payment?.status !== "authorized") return;
  const { paymentId, amountCents } = order.payment;
  const now = services.now();
  const refunds = await services.db
    .selectFrom("refund")
    .select(["refund_id", "amount_cents"])
    .where("order_id", "=", orderId)
    .where("paid_at", "is", null)
    .execute();
  const captured = amountCents - refunds.reduce((sum, refund) => sum + refund.amount_cents, 0);
  const description = checkoutTexts({ language: "nl" }).captureDescription.replace("{number}", order.orderNumber);
  try {
    const payment = await services.provider.read(paymentId);
    if (payment.status === "authorized" && captured > 0) await services.provider.capture(payment, { amountCents: captured, description });
    for (const { refund_id: refundId } of refunds) {
      await services.db.updateTable("refund").set({ paid_at: now }).where("refund_id", "=", refundId).execute();
    }
    await settlePayment(services, paymentId);
  } catch (error) {
    const log = error instanceof PaymentRefusedError ? services.log.error : services.log.warn;
    log.call(services.log, { err: error, orderNumber: order.orderNumber }, "payment not captured, tried again later");
  }
}
