import type { Kysely } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { readProgress } from "../orders/order-progress.ts";
import { readOrder, type StoredOrder } from "../orders/read-order.ts";
import type { WireWithdrawal } from "../wire-after-order.ts";
import { pieceCents } from "./piece-cents.ts";
import { withdrawalRight } from "./withdrawal-right.ts";

/** A withdrawal as its receipt shows it, and the order it belongs to. */
export async function readWithdrawal(db: Kysely<Tables>, withdrawalId: string): Promise<WireWithdrawal> {
  const { receipt } = (await findWithdrawal(db, withdrawalId))!;
  return receipt;
}

/** The same for whoever needs the order as well; undefined when there is no such withdrawal any more. */
export async function findWithdrawal(
  db: Kysely<Tables>,
  withdrawalId: string,
): Promise<{ order: StoredOrder; receipt: WireWithdrawal } | undefined> {
  const row = await db
    .selectFrom("withdrawal")
    .selectAll()
    .where("withdrawal_id", "=", withdrawalId)
    .executeTakeFirst();
  const order = row && (await readOrder(db, { orderId: row.order_id }));
  if (!order) return undefined;
  const progress = (await readProgress(db, [order.orderId]))(order.orderId);
  const pieces = progress.withdrawals.find((withdrawal) => withdrawal.withdrawalId === withdrawalId)?.pieces ?? [];
  const { deadline } = withdrawalRight(order, progress, row.received_at);
  return {
    order,
    receipt: {
      id: withdrawalId,
      orderNumber: order.orderNumber,
      receivedAt: row.received_at.toISOString(),
      deadline: deadline?.toISOString() ?? null,
      pieceKeys: pieces.map(({ key }) => key),
      toReturn: pieces.filter(({ returnedAt }) => returnedAt === null).map(({ key }) => key),
      refundCents: pieceCents(order, new Set(pieces.map(({ key }) => key))),
    },
  };
}
