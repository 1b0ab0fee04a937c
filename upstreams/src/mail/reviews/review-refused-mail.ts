import { reviewableOrder } from "#upstreams/rpc/reviews/customers/reviewable-order.ts";

import { accountLetter } from "../account-mails.ts";
import type { MailSource } from "../mail-source.ts";
import { mailTexts } from "../texts/mail-texts.ts";
import type { Mail } from "../mail-transport.ts";

/** The mail that says why a review is not shown, by its id; null when it is gone or was shown after all. */
export async function reviewRefusedMail(source: MailSource, reviewId: string): Promise<Mail | null> {
  const review = await source.db
    .selectFrom("customer_review as c")
    .innerJoin("shop_order as o", "o.order_id", "c.order_id")
    .select(["c.order_id", "c.master_key", "c.reason", "o.shop_id", "o.email"])
    .where("c.review_id", "=", reviewId)
    .where("c.state", "=", "refused")
    .executeTakeFirst();
  const found = review && (await reviewableOrder(source.db, review.order_id));
  if (!found) return null;
  const { firstName, lastName } = found.order.document.customer;
  const product = found.order.items.find(({ masterKey }) => masterKey === review.master_key)?.name ?? "";
  return accountLetter(source, {
    key: `review-refused.${reviewId}`,
    recipient: { shop_id: review.shop_id, email: review.email, first_name: firstName, last_name: lastName },
    text: mailTexts(review.shop_id).account.reviewRefused,
    values: { product, reason: review.reason ?? "" },
  });
}
