import type { Transaction } from "kysely";

import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import { pieceKeys } from "../withdrawals/withdrawal-right.ts";
import { readProgress, type OrderProgress } from "./order-progress.ts";
import type { StoredOrder } from "./read-order.ts";
import { changeStatus } from "./record-status.ts";

/**
 * Brings a confirmed order, which the caller has locked, into the status that its shipments and withdrawals make, if it has another one.
 * @returns the progress it was read from, and the status afterwards
 */
export async function followProgress(
  trx: Transaction<Tables>,
  order: StoredOrder,
  now: Date,
): Promise<{ progress: OrderProgress; status: OrderRowStatus }> {
  const progress = (await readProgress(trx, [order.orderId]))(order.orderId);
  const status = statusOf(order, progress);
  if (status !== order.status) await changeStatus(trx, order.orderId, status, now);
  return { progress, status };
}

/** All withdrawn, all delivered, all on their way, some on their way, or as before; pieces that were withdrawn count for nothing else. */
function statusOf(order: StoredOrder, { shipments, withdrawals }: OrderProgress): OrderRowStatus {
  const withdrawn = new Set(withdrawals.flatMap(({ pieces }) => pieces.map(({ key }) => key)));
  const staying = order.items.filter((item) => pieceKeys({ items: [item] }).some((key) => !withdrawn.has(key)));
  if (staying.length === 0) return "withdrawn";
  const packages = new Set(staying.map(({ packageId }) => packageId));
  const left = shipments.filter(({ packageId }) => packages.has(packageId));
  if (left.length === packages.size)
    return left.every(({ deliveredAt }) => deliveredAt !== null) ? "delivered" : "shipped";
  return left.length > 0 ? "processing" : order.status;
}
