import { builder } from "#gateway/builder.ts";
import { plainError } from "#gateway/errors/plain-error.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { numberInGlobalId } from "#gateway/global-id.ts";
import { ensureWishlistKey } from "#gateway/request/owned-keys.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireReview } from "#gateway/sources/rpc/wire-review.ts";
import { ReviewRef } from "./review.ts";

const ReviewNotFound = plainError(
  "ReviewNotFound",
  { REVIEW_NOT_FOUND: "error.reviewNotFound" },
  "The review is not shown any more.",
);

const VoteForReviewInput = builder.inputType("VoteForReviewInput", {
  description: "What a visitor thinks of a review.",
  fields: (t) => ({
    reviewId: t.id({ required: true, description: "Global id of the review, `Review.id`." }),
    isHelpful: t.boolean({ required: true, description: "Whether it helps; false takes that back." }),
  }),
});

const VoteForReviewPayload = builder.objectRef<{ readonly review: WireReview }>("VoteForReviewPayload").implement({
  description: "The opinion is counted.",
  fields: (t) => ({
    review: t.expose("review", { type: ReviewRef, description: "The review with its new count." }),
  }),
});

builder.mutationField("voteForReview", (t) =>
  t.field({
    type: VoteForReviewPayload,
    description: "Says that a review helps, or no longer; a visitor counts once.",
    errors: { types: [ReviewNotFound, TooManyAttempts] },
    args: { input: t.arg({ type: VoteForReviewInput, required: true, description: "Which review, and the opinion." }) },
    resolve: async (_root, { input }, context) => {
      const number = numberInGlobalId(input.reviewId, "Review");
      const { reviews } = context.sources.rpc;
      const [review] = number === null ? [] : await reviews.byIds([String(number)]);
      if (!review) throw new ReviewNotFound();
      const visitorKey = await ensureWishlistKey(context);
      try {
        const helpfulCount = await reviews.vote({ reviewId: review.id, visitorKey, isHelpful: input.isHelpful });
        return { review: { ...review, helpfulCount } };
      } catch (error) {
        const problem = rpcProblemOf(error);
        if (problem?.status === 404) throw new ReviewNotFound();
        if (problem?.status === 429) throw new TooManyAttempts(problem.retryAfterSeconds ?? 60);
        throw error;
      }
    },
  }),
);
