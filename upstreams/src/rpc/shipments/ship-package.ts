import { runTransaction } from "../orders/run-transaction.ts";
import type { Services } from "../services.ts";
import { followProgress } from "../orders/follow-progress.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { isConfirmed } from "#upstreams/rpc/orders/payment/payment-status.ts";
import { readOrder, type StoredOrder } from "../orders/read-order.ts";
import { settlePayment } from "#upstreams/rpc/orders/payment/settle-payment.ts";
import { capturePayment } from "./capture-payment.ts";
import { ShipmentRefused } from "./shipment-refused.ts";

/** How a package left: who brings it, and where it can be followed. */
export interface Dispatch {
  orderId: string;
  packageId: number;
  carrier: string;
  trackingCode: string;
  trackingUrl: string | null;
}

/**
 * Notes that a package has left: the order's status follows, the customer gets a mail, and a payment that was only promised is taken.
 * @throws ShipmentRefused when there is no such package, it has left before, nothing in it is still wanted, or the payment has lapsed or
 * cannot be looked up
 */
export async function shipPackage(services: Services, dispatch: Dispatch): Promise<void> {
  const { orderId, packageId, carrier, trackingCode, trackingUrl } = dispatch;
  const now = services.now();
  await renewPayment(services, orderId);
  await runTransaction(services.db, async (trx) => {
    await lockOrder(trx, orderId);
    const order = await readOrder(trx, { orderId });
    if (!order || !isConfirmed(order.status)) throw new ShipmentRefused("The order is not there, or not paid");
    if (order.status === "withdrawn") throw new ShipmentRefused("The order was withdrawn");
    if (!isSecured(order)) {
      throw new ShipmentRefused(
        `Its payment is ${order.payment?.status}: nothing may leave. Cancel the order, and have it ordered anew`,
      );
    }
    if (!order.document.packages.some(({ id }) => id === packageId))
      throw new ShipmentRefused(`The order has no package ${packageId}`);
    const written = await trx
      .insertInto("shipment")
      .values({
        order_id: orderId,
        package_id: packageId,
        carrier,
        tracking_code: trackingCode,
        tracking_url: trackingUrl,
        shipped_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("package_id")
      .executeTakeFirst();
    if (!written) throw new ShipmentRefused(`Package ${packageId} has left before`);
    await followProgress(trx, order, now);
    await services.outbox.enqueue(trx, { template: "order-shipped", id: `${orderId}.${packageId}` });
    services.log.info({ orderNumber: order.orderNumber, packageId }, "package shipped");
  });
  services.outbox.sendSoon();
  await capturePayment(services, orderId);
}

/** Looks up whether a promise still stands; what was paid stays paid. */
async function renewPayment(services: Services, orderId: string): Promise<void> {
  const payment = (await readOrder(services.db, { orderId }))?.payment;
  if (payment?.status !== "authorized") return;
  try {
    await settlePayment(services, payment.paymentId);
  } catch (error) {
    services.log.warn({ err: error, orderId }, "payment not looked up: package not shipped");
    throw new ShipmentRefused("The payment provider does not say whether the payment still stands: try again later", {
      cause: error,
    });
  }
}

function isSecured({ payment }: StoredOrder): boolean {
  return payment === null || payment.status === "paid" || payment.status === "authorized";
}
