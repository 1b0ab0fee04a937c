import { runTransaction } from "../orders/run-transaction.ts";
import { Problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { restoreBaskets } from "./baskets-before.ts";
import { holdMerge, noteUndone } from "./merge-record.ts";
import { restoreWishlists } from "./wishlists-before.ts";

/**
 * Puts the baskets and wishlists of a merge back as they were, all of them or none; a second time it does nothing.
 * @throws Problem 404 for a merge of somebody else or of another day, 409 with `reason` when the basket or the wishlist has changed since
 */
export async function undoMerge(services: Services, customerId: string, undoKey: string): Promise<void> {
  const now = services.now();
  await runTransaction(services.db, async (trx) => {
    const merge = await holdMerge(trx, undoKey, customerId, now);
    if (!merge) throw new Problem(404, "merge-not-found", "There is no such merge to be undone");
    if (merge.isUndone) return;
    if (merge.basket && !(await restoreBaskets(trx, merge.basket, now))) throw changed("basket");
    if (merge.wishlist && !(await restoreWishlists(trx, merge.wishlist, now))) throw changed("wishlist");
    await noteUndone(trx, undoKey, now);
  });
}

function changed(reason: "basket" | "wishlist"): Problem {
  return new Problem(409, "belongings-changed", `The ${reason} has changed since`, { members: { reason } });
}
