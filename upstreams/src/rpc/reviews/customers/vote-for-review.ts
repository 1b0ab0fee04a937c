import { createHmac } from "node:crypto";

import { Problem } from "#upstreams/rpc/problem.ts";
import type { Call } from "#upstreams/rpc/procedure.ts";

/** Response of voteForReview. */
export interface WireReviewVote {
  helpfulCount: number;
}

/**
 * Notes that a visitor finds a review helpful, or no longer; each counts once, however often it is sent.
 * @param visitorKey the gateway's key of the visitor, of which only a keyed hash is stored
 * @throws Problem 404 for a review that is not shown, 429 after too many
 */
export async function voteForReview(
  call: Call,
  { reviewId, visitorKey, isHelpful }: { reviewId: string; visitorKey: string; isHelpful: boolean },
): Promise<WireReviewVote> {
  const { services } = call;
  await services.limits.countAttempt("review vote", call);
  const { db } = services;
  const review = await db
    .selectFrom("review")
    .select("review_id")
    .where("review_id", "=", reviewId)
    .where("is_active", "=", true)
    .executeTakeFirst();
  if (!review) throw new Problem(404, "review-not-found", "The shop shows no such review");
  const visitorHash = createHmac("sha256", services.secret).update(`review vote:${visitorKey}`).digest("base64url");
  if (isHelpful)
    await db
      .insertInto("review_vote")
      .values({ review_id: reviewId, visitor_hash: visitorHash, voted_at: services.now() })
      .onConflict((conflict) => conflict.columns(["review_id", "visitor_hash"]).doNothing())
      .execute();
  else
    await db
      .deleteFrom("review_vote")
      .where("review_id", "=", reviewId)
      .where("visitor_hash", "=", visitorHash)
      .execute();
  const { count } = await db
    .selectFrom("review_vote")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("review_id", "=", reviewId)
    .executeTakeFirstOrThrow();
  return { helpfulCount: Number(count) };
}
