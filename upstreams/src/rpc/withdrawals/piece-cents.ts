import { splitCents } from "#upstreams/commerce/split-cents.ts";

import type { StoredOrder } from "../orders/read-order.ts";
import { pieceKeys } from "./withdrawal-right.ts";

/** What was paid for pieces of an order, in cents: promotions and vouchers taken off, the delivery left out. */
export function pieceCents({ items }: Pick<StoredOrder, "items">, keys: ReadonlySet<string>): number {
  return items.reduce((sum, item) => {
    const each = splitCents(
      item.totalCents,
      Array.from({ length: item.quantity }, () => 1),
    );
    return (
      sum + pieceKeys({ items: [item] }).reduce((cents, key, index) => cents + (keys.has(key) ? each[index]! : 0), 0)
    );
  }, 0);
}
