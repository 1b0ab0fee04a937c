import { linkToken } from "#upstreams/rpc/link-token.ts";
import { reviewableOrder } from "#upstreams/rpc/reviews/customers/reviewable-order.ts";

import { accountLetter } from "../account-mails.ts";
import { mailPaths } from "../texts/mail-paths.ts";
import type { MailSource } from "../mail-source.ts";
import { mailTexts } from "../texts/mail-texts.ts";
import type { Mail } from "../mail-transport.ts";
import { pageUrl } from "../page-url.ts";

/** The mail that asks for reviews of what was bought, by the id of the order; null when nothing of it was kept. */
export async function reviewInvitationMail(source: MailSource, orderId: string): Promise<Mail | null> {
  const found = await reviewableOrder(source.db, orderId);
  if (!found || found.kept.length === 0) return null;
  const { order, kept } = found;
  const link = (path: string, purpose: "review" | "review-end") =>
    pageUrl(source.publicUrl, order.shopId, path, linkToken(purpose, orderId, source.secret));
  const unsubscribeUrl = link(mailPaths.reviewEnd, "review-end");
  const mail = await accountLetter(source, {
    key: `review-invitation.${orderId}`,
    recipient: {
      shop_id: order.shopId,
      email: order.email,
      first_name: order.document.customer.firstName,
      last_name: order.document.customer.lastName,
    },
    text: mailTexts(order.shopId).account.reviewInvitation,
    url: link(mailPaths.review, "review"),
    facts: kept.map(({ name, variantTitle }) => [name, name.startsWith(variantTitle) ? "" : variantTitle] as const),
    values: { end: unsubscribeUrl },
  });
  return { ...mail, unsubscribeUrl };
}
