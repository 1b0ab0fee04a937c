import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { orderedBy, type PaidOrder } from "#upstreams/rpc/testing/paid-orders.ts";
import { ReviewShop } from "#upstreams/rpc/testing/review-shop.ts";
import type { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";

import { inviteBuyers } from "./invite-buyers.ts";

const day = 86_400_000;
let reviews: ReviewShop;
let shop: RpcTestShop;

beforeAll(async () => {
  reviews = await ReviewShop.open();
  ({ shop } = reviews);
});
afterAll(() => reviews.close());

describe("the mail that asks", () => {
  test("leaves three weeks after delivery, once from however many processes, with links to write and to be left alone", async () => {
    const placed = await reviews.delivered();
    const { services } = shop.upstream;
    const invitation = () =>
      shop.db.selectFrom("review_invitation").selectAll().where("order_id", "=", placed.orderId).execute();
    shop.wait(20 * day);
    await inviteBuyers(services);
    expect(await invitation()).toEqual([]);
    shop.wait(2 * day);
    await Promise.all([inviteBuyers(services), inviteBuyers(services), inviteBuyers(services)]);
    expect(await invitation()).toHaveLength(1);
    const mail = await reviews.mailOf("review-invitation", placed.orderId);
    expect(mail).toMatchObject({ to: { address: orderedBy }, unsubscribeUrl: expect.stringContaining("/beoordelen/") });
    expect(mail?.text).toContain(`https://shop.example/beoordelen?token=${reviews.token("review", placed)}`);
    shop.wait(-22 * day);
  });

  test("is none of what was delivered long ago, and ends for an address by its link", async () => {
    const [ancient, first] = [await reviews.delivered(), await reviews.invited()];
    shop.wait(91 * day);
    await inviteBuyers(shop.upstream.services);
    shop.wait(-91 * day);
    const isInvited = async ({ orderId }: PaidOrder) =>
      (await shop.db.selectFrom("review_invitation").select("order_id").where("order_id", "=", orderId).execute())
        .length > 0;
    expect(await isInvited(ancient)).toBe(true);
    expect((await shop.call("endReviewInvitations", { token: reviews.token("review", first) })).status).toBe(406);
    expect((await shop.call("endReviewInvitations", { token: reviews.token("review-end", first) })).status).toBe(204);
    expect(await isInvited(await reviews.invited())).toBe(false);
    await shop.db.updateTable("review_invitation").set({ ended_at: null }).execute();
  });
});
