import type { Call } from "#upstreams/rpc/procedure.ts";
import { tokenNotUsable } from "#upstreams/rpc/customers/customer-token.ts";
import { readLinkToken } from "#upstreams/rpc/link-token.ts";

import { orderOfToken } from "./reviewable-order.ts";

/** What the buyer of an order may write reviews of. */
export interface WireReviewInvitation {
  /** ISO 8601 in UTC. */
  deliveredAt: string;
  /** First name and initial of the buyer, under which a review may appear. */
  author: string;
  place: string;
  items: {
    masterKey: string;
    /** With its colour when there are several. */
    productName: string;
    variantTitle: string;
    image: { file: string; alt: string; width: number; height: number; averageColour: string | null } | null;
    state: "open" | "waiting" | "published" | "refused";
  }[];
}

/**
 * What the link of an invitation is about.
 * @throws Problem 406 for a token that cannot be used
 */
export async function getReviewInvitation({ services, shop }: Call, token: string): Promise<WireReviewInvitation> {
  const { order, deliveredAt, kept } = await orderOfToken(services, shop.shopId, token);
  const written = await services.db
    .selectFrom("customer_review")
    .select(["master_key", "state"])
    .where("order_id", "=", order.orderId)
    .execute();
  const states = new Map(written.map((row) => [row.master_key, row.state]));
  const { customer, shippingAddress } = order.document;
  return {
    deliveredAt: deliveredAt.toISOString(),
    author: `${customer.firstName} ${customer.lastName.slice(0, 1).toUpperCase()}.`.trim(),
    place: shippingAddress.city,
    items: kept.map(({ masterKey, name, variantTitle, image }) => ({
      masterKey,
      productName: name,
      variantTitle,
      image,
      state: states.get(masterKey) ?? "open",
    })),
  };
}

/**
 * Ends the mails that ask the owner of an address for reviews, by the token of one of them, as often as it is sent.
 * @throws Problem 406 for what is no token of ours
 */
export async function endReviewInvitations({ services, shop }: Call, token: string): Promise<void> {
  const orderId = readLinkToken("review-end", token, services.secret);
  if (orderId === undefined) throw tokenNotUsable();
  await services.db
    .updateTable("review_invitation")
    .set({ ended_at: services.now() })
    .where("order_id", "=", orderId)
    .where("shop_id", "=", shop.shopId)
    .where("ended_at", "is", null)
    .execute();
}
