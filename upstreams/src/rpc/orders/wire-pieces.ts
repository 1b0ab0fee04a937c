import { splitCents } from "#upstreams/commerce/split-cents.ts";

import { pieceKeys } from "../withdrawals/withdrawal-right.ts";
import type { WireOrder } from "../wire-order.ts";
import type { WireOrderItem, WireReduction } from "../wire-order-item.ts";
import type { OrderProgress } from "./order-progress.ts";
import type { StoredOrderItem } from "./read-order.ts";

/** The pieces of a line, one row each; their amounts add up to the line's. */
export function wirePieces(
  item: StoredOrderItem,
  status: WireOrder["status"],
  progress: OrderProgress,
): WireOrderItem[] {
  const even = Array.from({ length: item.quantity }, () => 1);
  const totals = splitCents(item.totalCents, even);
  const vats = splitCents(item.vatCents, even);
  const reductions = item.reductions.map((reduction) =>
    Object.assign({ pieces: splitCents(reduction.cents, even) }, reduction),
  );
  const discounts = reductions.filter(({ category }) => category === "promotion" || category === "voucher");
  const promotionIds = new Set(item.reductions.flatMap(({ promotionId }) => promotionId ?? []));
  const keys = pieceKeys({ items: [item] });
  return even.map((_, index) => ({
    key: keys[index]!,
    lineKey: item.itemKey,
    packageId: item.packageId,
    status: pieceStatus(keys[index]!, item.packageId, status, progress),
    withdrawnAt: withdrawnAt(keys[index]!, progress),
    price: {
      withTax: totals[index]!,
      withoutTax: totals[index]! - vats[index]!,
      undiscountedWithTax: totals[index]! + discounts.reduce((sum, { pieces }) => sum + pieces[index]!, 0),
      tax: { vat: { amount: vats[index]!, rate: item.vatRate } },
      appliedReductions: reductions.map(({ category, type, promotionId, pieces }): WireReduction => {
        const cents = pieces[index]!;
        const amount = { absoluteWithTax: cents, relative: share(cents, totals[index]! + cents) };
        return promotionId === undefined ? { category, type, amount } : { category, type, amount, promotionId };
      }),
    },
    product: {
      id: item.productId,
      masterKey: item.masterKey,
      referenceKey: item.productReferenceKey,
      name: item.name,
      images: item.image ? [{ ...item.image, hash: item.image.file, url: `/images/${item.image.file}` }] : [],
    },
    variant: {
      id: item.variantId,
      referenceKey: item.variantReferenceKey,
      articleNumber: item.articleNumber,
      title: item.variantTitle,
    },
    promotions: [...promotionIds].map((id) => ({ id })),
  }));
}

function pieceStatus(
  key: string,
  packageId: number,
  status: WireOrder["status"],
  progress: OrderProgress,
): WireOrderItem["status"] {
  const shipment = progress.shipments.find((candidate) => candidate.packageId === packageId);
  const withdrawn = progress.withdrawals.flatMap(({ pieces }) => pieces).find((piece) => piece.key === key);
  if (withdrawn && !shipment) return "cancelled";
  if (withdrawn?.returnedAt) return "returned";
  if (shipment?.deliveredAt) return "delivered";
  return status === "cancellation_completed" && !withdrawn ? "cancelled" : "available";
}

function withdrawnAt(key: string, { withdrawals }: OrderProgress): string | null {
  const withdrawal = withdrawals.find(({ pieces }) => pieces.some((piece) => piece.key === key));
  return withdrawal ? new Date(withdrawal.receivedAt).toISOString() : null;
}

/** Rounded down to four decimals, as every share on the wire. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 10_000) / whole) / 10_000;
}
