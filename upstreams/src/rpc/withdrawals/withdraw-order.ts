import { randomUUID } from "node:crypto";

import type { Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { orderTexts } from "../checkout-texts.ts";
import { orderNotFound } from "../orders/find-order.ts";
import { followProgress } from "../orders/follow-progress.ts";
import { claimRequest, type IdempotentRequest } from "../orders/idempotency.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { readProgress } from "../orders/order-progress.ts";
import { readOrder, type StoredOrder } from "../orders/read-order.ts";
import { returnStock, sumPieces } from "../orders/stock.ts";
import { Problem } from "../problem.ts";
import { requestRefund } from "../refunds/request-refund.ts";
import type { Services } from "../services.ts";
import { everythingReturned } from "./everything-returned.ts";
import { pieceCents } from "./piece-cents.ts";
import { withdrawalRight } from "./withdrawal-right.ts";

interface Withdrawal {
  orderId: string;
  /** Pieces to withdraw; what is not among those of the right is refused. */
  pieceKeys: readonly string[];
  reason: string | null;
  request: IdempotentRequest;
}

/**
 * Withdraws pieces of an order, at once and for good: what has not left yet goes back into stock and is refunded, what is on its way or
 * delivered is refunded when it is back, and delivery and fees with the last piece.
 * @returns the withdrawal's id, the same one when the request was handled before
 * @throws Problem 404 for a piece that cannot be withdrawn, 410 when the time is over, 422 for an idempotency key of another request
 */
export async function withdrawOrder(trx: Transaction<Tables>, services: Services, wish: Withdrawal): Promise<string> {
  const { orderId, reason, request } = wish;
  const withdrawalId = randomUUID();
  const now = services.now();
  if (!(await lockOrder(trx, orderId))) throw orderNotFound();
  const earlier = await claimRequest(trx, request, { withdrawalId }, now);
  if (earlier !== undefined) return (earlier as { withdrawalId: string }).withdrawalId;
  const order = (await readOrder(trx, { orderId }))!;
  const before = (await readProgress(trx, [orderId]))(orderId);
  const pieceKeys = [...new Set(wish.pieceKeys)];
  refuse(withdrawalRight(order, before, now), pieceKeys, now);
  const left = new Set(before.shipments.map(({ packageId }) => packageId));
  const neverLeft = order.items
    .filter(({ packageId }) => !left.has(packageId))
    .flatMap((item) => piecesOf(item, pieceKeys).map((key) => ({ key, item })));
  await trx
    .insertInto("withdrawal")
    .values({ withdrawal_id: withdrawalId, order_id: orderId, received_at: now, reason })
    .execute();
  const staysHere = new Set(neverLeft.map(({ key }) => key));
  await trx
    .insertInto("withdrawn_piece")
    .values(
      pieceKeys.map((key) => ({
        order_id: orderId,
        piece_key: key,
        withdrawal_id: withdrawalId,
        returned_at: staysHere.has(key) ? now : null,
      })),
    )
    .execute();
  const fromStock = neverLeft.filter(({ item }) => item.stockTaken);
  await returnStock(trx, sumPieces(fromStock.map(({ item }) => ({ variantId: item.variantId, quantity: 1 }))));
  const { progress } = await followProgress(trx, order, now);
  const cents =
    pieceCents(order, staysHere) + (everythingReturned(order, progress) ? order.shippingCents + order.feeCents : 0);
  const description = orderTexts(order).withdrawalRefund.replace("{number}", order.orderNumber);
  await requestRefund(trx, order, { cents, description, now });
  await services.outbox.enqueue(trx, { template: "withdrawal-receipt", id: withdrawalId });
  return withdrawalId;
}

function refuse(
  { deadline, pieces }: ReturnType<typeof withdrawalRight>,
  pieceKeys: readonly string[],
  now: Date,
): void {
  if (deadline && now >= deadline) {
    throw new Problem(410, "withdrawal-too-late", "The time for withdrawing is over", {
      members: { deadline: deadline.toISOString() },
    });
  }
  if (!pieceKeys.every((key) => pieces.includes(key)))
    throw new Problem(404, "piece-not-found", "There is no such piece to withdraw");
}

function piecesOf(item: StoredOrder["items"][number], pieceKeys: readonly string[]): string[] {
  return pieceKeys.filter((key) => key.slice(0, key.lastIndexOf("-")) === item.itemKey);
}
