import { afterAll, beforeAll, expect, test } from "vitest";

import { ReviewShop } from "#upstreams/rpc/testing/review-shop.ts";
import type { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";

let reviews: ReviewShop;
let shop: RpcTestShop;

beforeAll(async () => {
  reviews = await ReviewShop.open();
  ({ shop } = reviews);
});
afterAll(() => reviews.close());

test("a visitor counts once as helped, and may take it back; what is not shown gets no votes", async () => {
  const { masterKey, id } = await reviews.written();
  const vote = (visitorKey: string, isHelpful = true) =>
    shop.call<{ helpfulCount: number }>("voteForReview", { reviewId: id, visitorKey, isHelpful });
  expect((await vote("visitor-one")).status).toBe(404);
  await reviews.publish(id);
  await Promise.all([vote("visitor-one"), vote("visitor-one"), vote("visitor-one")]);
  expect((await vote("visitor-two")).body.helpfulCount).toBe(2);
  expect((await vote("visitor-one", false)).body.helpfulCount).toBe(1);
  const [first] = (await reviews.shown(masterKey, { sort: "helpful" })).reviews;
  expect(first).toMatchObject({ id, helpfulCount: 1 });
  const rows = await shop.db.selectFrom("review_vote").select("visitor_hash").where("review_id", "=", id).execute();
  expect(rows.map((row) => row.visitor_hash).join()).not.toContain("visitor");
});
