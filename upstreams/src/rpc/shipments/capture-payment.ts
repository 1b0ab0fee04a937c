import { orderTexts } from "../checkout-texts.ts";
import { readOrder } from "../orders/read-order.ts";
import { settlePayment } from "#upstreams/rpc/orders/payment/settle-payment.ts";
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
  const description = orderTexts(order).captureDescription.replace("{number}", order.orderNumber);
  try {
    const payment = await services.provider.read(paymentId);
    if (payment.status === "authorized") {
      const captured = amountCents - (await deductRefunds(services, orderId));
      if (captured > 0) await services.provider.capture(payment, { amountCents: captured, description });
    }
    await settlePayment(services, paymentId);
  } catch (error) {
    const log = error instanceof PaymentRefusedError ? services.log.error : services.log.warn;
    log.call(services.log, { err: error, orderNumber: order.orderNumber }, "payment not captured, tried again later");
  }
}

/**
 * Notes that the refunds of an order are made by taking less of its payment; before it is taken, so that none of them is paid out as well when
 * the response is lost.
 * @returns the cents of all of them
 */
async function deductRefunds({ db, now }: Services, orderId: string): Promise<number> {
  await db
    .updateTable("refund")
    .set({ paid_at: now() })
    .where("order_id", "=", orderId)
    .where("paid_at", "is", null)
    .execute();
  const refunds = await db
    .selectFrom("refund")
    .select("amount_cents")
    .where("order_id", "=", orderId)
    .where("paid_at", "is not", null)
    .execute();
  return refunds.reduce((sum, refund) => sum + refund.amount_cents, 0);
}
