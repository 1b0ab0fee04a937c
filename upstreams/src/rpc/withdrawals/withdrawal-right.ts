import { withdrawalDeadline } from "@warmeland/schema/rules/withdrawal-deadline.ts";

import { isConfirmed } from "#upstreams/rpc/orders/payment/payment-status.ts";
import type { OrderProgress } from "../orders/order-progress.ts";
import type { StoredOrder } from "../orders/read-order.ts";

/** Whether, until when and for which pieces an order may be withdrawn (docs/rules.md#withdrawal). */
export interface WithdrawalRight {
  /** When the time is over; null until everything has been delivered, as the time only begins then. */
  deadline: Date | null;
  /** Keys of the pieces that may be withdrawn now; empty when there are none, or when it is too late. */
  pieces: string[];
}

/**
 * The right to withdraw from an order: from its confirmation until fourteen days after the last of its packages was delivered, piece by piece,
 * without a reason (Directive 2011/83/EU, art. 9; the seal of a mattress does not end it, CJEU C-681/17).
 */
export function withdrawalRight(order: StoredOrder, progress: OrderProgress, now: Date): WithdrawalRight {
  const deadline = deadlineOf(order, progress);
  if (!isConfirmed(order.status) || (deadline && now >= deadline)) return { deadline, pieces: [] };
  const withdrawn = new Set(progress.withdrawals.flatMap(({ pieces }) => pieces.map(({ key }) => key)));
  return { deadline, pieces: pieceKeys(order).filter((key) => !withdrawn.has(key)) };
}

/** A key for each piece of an order: a line of three has three. */
export function pieceKeys(order: Pick<StoredOrder, "items">): string[] {
  return order.items.flatMap(({ itemKey, quantity }) =>
    Array.from({ length: quantity }, (_, index) => `${itemKey}-${index + 1}`),
  );
}

function deadlineOf(order: StoredOrder, progress: OrderProgress): Date | null {
  const delivered = progress.shipments.flatMap(({ deliveredAt }) => (deliveredAt ? [new Date(deliveredAt)] : []));
  if (delivered.length === 0 || delivered.length < packagesToDeliver(order, progress)) return null;
  return withdrawalDeadline(new Date(Math.max(...delivered.map((moment) => moment.getTime()))));
}

/** How many packages there are with a piece that was not withdrawn before it left. */
function packagesToDeliver(order: StoredOrder, progress: OrderProgress): number {
  const shipped = new Set(progress.shipments.map(({ packageId }) => packageId));
  const withdrawn = new Set(progress.withdrawals.flatMap(({ pieces }) => pieces.map(({ key }) => key)));
  const staying = order.items.filter((item) => pieceKeys({ items: [item] }).some((key) => !withdrawn.has(key)));
  return new Set([...shipped, ...staying.map(({ packageId }) => packageId)]).size;
}
