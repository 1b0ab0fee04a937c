import { orderTexts } from "../checkout-texts.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { readProgress } from "../orders/order-progress.ts";
import { readOrder } from "../orders/read-order.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import { returnStock, sumPieces } from "../orders/stock.ts";
import { payRefunds } from "../refunds/pay-refunds.ts";
import { requestRefund } from "../refunds/request-refund.ts";
import type { Services } from "../services.ts";
import { everythingReturned } from "./everything-returned.ts";
import { pieceCents } from "./piece-cents.ts";
import { pieceKeys } from "./withdrawal-right.ts";

export interface ReceivedReturn {
  pieces: number;
  refundCents: number;
}

/**
 * Notes that withdrawn pieces of an order are back: they are refunded, and go into stock again unless they cannot be sold any more. With the
 * last piece of an order the delivery and fees are refunded as well (Directive 2011/83/EU, art. 13).
 * @param restock false when the pieces are damaged
 * @returns how many came back, 0 when nothing was awaited, and the cents that are given back
 */
export async function receiveReturn(services: Services, orderId: string, restock: boolean): Promise<ReceivedReturn> {
  const now = services.now();
  const received = await runTransaction(services.db, async (trx): Promise<ReceivedReturn> => {
    await lockOrder(trx, orderId);
    const order = await readOrder(trx, { orderId });
    if (!order) return { pieces: 0, refundCents: 0 };
    const rows = await trx
      .updateTable("withdrawn_piece")
      .set({ returned_at: now })
      .where("order_id", "=", orderId)
      .where("returned_at", "is", null)
      .returning("piece_key")
      .execute();
    const keys = new Set(rows.map((row) => row.piece_key));
    if (keys.size === 0) return { pieces: 0, refundCents: 0 };
    const back = order.items
      .filter(({ stockTaken }) => restock && stockTaken)
      .flatMap((item) =>
        pieceKeys({ items: [item] }).flatMap((key) =>
          keys.has(key) ? { variantId: item.variantId, quantity: 1 } : [],
        ),
      );
    await returnStock(trx, sumPieces(back));
    const progress = (await readProgress(trx, [orderId]))(orderId);
    const description = orderTexts(order).withdrawalRefund.replace("{number}", order.orderNumber);
    const cents =
      pieceCents(order, keys) + (everythingReturned(order, progress) ? order.shippingCents + order.feeCents : 0);
    const refund = await requestRefund(trx, order, { cents, description, now });
    if (refund) await services.outbox.enqueue(trx, { template: "order-refunded", id: refund.refundId });
    return { pieces: keys.size, refundCents: refund?.cents ?? 0 };
  });
  services.outbox.sendSoon();
  if (received.pieces > 0) await payRefunds(services, orderId);
  return received;
}
