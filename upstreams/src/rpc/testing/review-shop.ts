import { publishReview } from "#upstreams/console/reviews/judge-reviews.ts";
import { renderMail } from "#upstreams/mail/mail-templates.ts";
import type { Mail } from "#upstreams/mail/mail-transport.ts";

import { linkToken, type LinkPurpose } from "../link-token.ts";
import { inviteBuyers } from "../reviews/customers/invite-buyers.ts";
import type { WireReviewInvitation } from "../reviews/customers/review-invitation.ts";
import type { WireReviews } from "../reviews/wire-review.ts";
import { deliverPackage } from "../shipments/deliver-package.ts";
import { AccountShop } from "./account-shop.ts";
import { type PaidOrder, PaidOrders } from "./paid-orders.ts";
import type { Result, RpcTestShop } from "./rpc-test-shop.ts";

const day = 86_400_000;

/** What reviews by customers are tried with: orders that were delivered, the invitations of their buyers and what these write. */
export class ReviewShop {
  readonly accounts: AccountShop;
  readonly shop: RpcTestShop;
  readonly orders: PaidOrders;

  private constructor(accounts: AccountShop) {
    this.accounts = accounts;
    this.shop = accounts.shop;
    this.orders = new PaidOrders(accounts.shop);
  }

  static async open(): Promise<ReviewShop> {
    const opened = new ReviewShop(await AccountShop.open());
    // of two masters, as the shop's own are
    await opened.shop.db.updateTable("product").set({ is_active: true }).execute();
    return opened;
  }

  /** The token of a link that a mail brings to the buyer. */
  token(purpose: LinkPurpose, { orderId }: PaidOrder): string {
    return linkToken(purpose, orderId, this.shop.upstream.services.secret);
  }

  async delivered(): Promise<PaidOrder> {
    const placed = await this.orders.place();
    for (const packageId of [1, 2]) await this.orders.ship(placed, packageId).catch(() => undefined);
    await deliverPackage(this.shop.upstream.services, placed.orderId);
    return placed;
  }

  async invited(): Promise<PaidOrder> {
    const placed = await this.delivered();
    this.shop.wait(22 * day);
    await inviteBuyers(this.shop.upstream.services);
    this.shop.wait(-22 * day);
    return placed;
  }

  async invitationOf(placed: PaidOrder): Promise<WireReviewInvitation> {
    const payload = { token: this.token("review", placed) };
    return (await this.shop.call<WireReviewInvitation>("getReviewInvitation", payload)).body;
  }

  /** A review that is accepted when its buyer is invited and bought the article. */
  review(placed: PaidOrder, masterKey: string, change: object = {}): object {
    return {
      token: this.token("review", placed),
      masterKey,
      score: 4,
      title: "Ligt goed",
      text: "Na zes weken slaap ik beter.\n\nDe hoes kreukt.",
      sleeperType: "SIDE",
      author: "Sanne d. W.",
      place: "Zwolle",
      ...change,
    };
  }

  write(payload: object): Promise<Result<{ code: string; errors: { field: string; code: string }[] }>> {
    return this.shop.call("writeReview", payload);
  }

  /** A review that the shop has taken and not read. */
  async written(): Promise<{ placed: PaidOrder; masterKey: string; id: string }> {
    const placed = await this.invited();
    const { masterKey } = (await this.invitationOf(placed)).items[0]!;
    const { status } = await this.write(this.review(placed, masterKey));
    if (status !== 204) throw new Error(`writeReview responded with ${status}`);
    const row = await this.shop.db
      .selectFrom("customer_review")
      .select("review_id")
      .where("order_id", "=", placed.orderId)
      .where("master_key", "=", masterKey)
      .executeTakeFirstOrThrow();
    return { placed, masterKey, id: row.review_id };
  }

  async publish(id: string): Promise<void> {
    await publishReview.run(this.shop.upstream.services, { words: [id], options: {} });
  }

  /** What the page of an article shows. */
  async shown(masterKey: string, more: object = {}): Promise<WireReviews> {
    return (await this.shop.call<WireReviews>("getReviews", { masterKey, ...more })).body;
  }

  mailOf(template: "review-invitation" | "review-refused", id: string): Promise<Mail | null> {
    const { services } = this.shop.upstream;
    return renderMail(
      { db: services.db, secret: services.secret, publicUrl: "https://shop.example", now: services.now },
      { template, id },
    );
  }

  close(): Promise<void> {
    return this.accounts.close();
  }
}
