import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { followProgress } from "../orders/follow-progress.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { readOrder } from "../orders/read-order.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import type { Services } from "../services.ts";
import { ShipmentRefused } from "./shipment-refused.ts";

/**
 * Notes that packages arrived, at a moment or now; when they were the last, the time for withdrawing begins.
 * @param packageId one package; without it all that are on their way
 * @throws ShipmentRefused when none is on its way, or it would have arrived before it left or in the future
 */
export async function deliverPackage(
  services: Services,
  orderId: string,
  packageId?: number,
  deliveredAt?: Date,
): Promise<void> {
  const now = services.now();
  const at = deliveredAt ?? now;
  if (at > now) throw new ShipmentRefused("A delivery cannot lie in the future");
  await runTransaction(services.db, async (trx) => {
    await lockOrder(trx, orderId);
    const order = await readOrder(trx, { orderId });
    if (!order) throw new ShipmentRefused("There is no such order");
    const delivered = await trx
      .updateTable("shipment")
      .set({ delivered_at: at })
      .where("order_id", "=", orderId)
      .where("delivered_at", "is", null)
      .where("shipped_at", "<=", at)
      .$if(packageId !== undefined, (query) => query.where("package_id", "=", packageId!))
      .returning("package_id")
      .execute();
    if (delivered.length === 0) throw new ShipmentRefused("No such package is on its way at that time");
    await followProgress(trx, order, await lastMoment(trx, orderId));
    services.log.info({ orderNumber: order.orderNumber, packages: delivered.length }, "package delivered");
  });
}

// what is noted later may have arrived earlier: the last arrival makes the order delivered, but its history never runs backwards
async function lastMoment(trx: Transaction<Tables>, orderId: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(
      (select max(delivered_at) from shipment where order_id = ${orderId}),
      (select max(happened_at) from order_event where order_id = ${orderId})) as at`.execute(trx);
  const [row] = rows;
  return row!.at;
}
