import type { CustomerReview } from "@warmeland/schema/rules/reviews/customer-review.ts";
import { type Transaction } from "kysely";

import type { ReviewDocument } from "#upstreams/catalogue/documents.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";
import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import type { StoredOrderItem } from "#upstreams/rpc/orders/read-order.ts";
import { Problem } from "#upstreams/rpc/problem.ts";
import type { Call } from "#upstreams/rpc/procedure.ts";

import { orderOfToken } from "./reviewable-order.ts";

interface Written extends CustomerReview {
  token: string;
  masterKey: string;
  /** Of photos that were sent for it, in the order they are shown. */
  photoIds: string[];
}

const sleepers = { SIDE: "side", BACK: "back", STOMACH: "stomach", MIXED: "mixed" } as const;

/**
 * Takes the one review of something bought, which is shown once the shop has read it.
 * @throws Problem 404 for what was not bought or kept, 406 for a token that cannot be used, 409 when there is one, 429 after too many
 */
export async function writeReview(call: Call, written: Written): Promise<void> {
  const { services, shop } = call;
  await services.limits.countAttempt("review", call);
  const { order, kept } = await orderOfToken(services, shop.shopId, written.token);
  const item = kept.find(({ masterKey }) => masterKey === written.masterKey);
  if (!item) throw new Problem(404, "article-not-bought", "The order has no such article");
  await runTransaction(services.db, async (trx) => {
    const { review_id: reviewId } = await trx
      .insertInto("review")
      .values({
        reference_key: `customer-${order.orderId}-${item.masterKey}`,
        master_key: item.masterKey,
        language: shop.language.slice(0, 2),
        score: written.score,
        written_at: services.now(),
        is_active: false,
        data: JSON.stringify(documentOf(written, item)),
      })
      .onConflict((conflict) => conflict.column("reference_key").doNothing())
      .returning("review_id")
      .executeTakeFirst()
      .then((row) => row ?? refuseSecond());
    await trx
      .insertInto("customer_review")
      .values({ review_id: reviewId, order_id: order.orderId, master_key: item.masterKey, state: "waiting" })
      .execute();
    await claimPhotos(trx, order.orderId, reviewId, written.photoIds);
  });
}

function refuseSecond(): never {
  throw new Problem(409, "review-exists", "There is a review of this article already");
}

function documentOf({ title, text, author, place, sleeperType }: Written, item: StoredOrderItem): ReviewDocument {
  return {
    title,
    text: text.replaceAll("\r\n", "\n").replaceAll(/\n\s*\n/g, "\n\n"),
    author,
    ...(place !== undefined && { place }),
    ...(sleeperType !== undefined && { sleeperType: sleepers[sleeperType] }),
    variant: item.variantReferenceKey,
    translations: {},
  };
}

async function claimPhotos(
  trx: Transaction<Tables>,
  orderId: string,
  reviewId: string,
  photoIds: readonly string[],
): Promise<void> {
  for (const [place, photoId] of photoIds.entries()) {
    await trx
      .updateTable("review_photo")
      .set({ review_id: reviewId, place })
      .where("photo_id", "=", photoId)
      .where("order_id", "=", orderId)
      .where("review_id", "is", null)
      .execute();
  }
}
