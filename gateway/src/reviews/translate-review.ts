import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { builder } from "#gateway/builder.ts";
import { numberInGlobalId } from "#gateway/global-id.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireTranslation } from "#gateway/sources/rpc/wire-review.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { plainError } from "#gateway/errors/plain-error.ts";

/** Nobody has translated the review into the shop's language (docs/rules.md#error-catalogue). */
const NoTranslation = plainError(
  "NoTranslation",
  { NO_TRANSLATION: "error.noTranslation" },
  "There is no translation of this review; trying again does not help.",
);

/** The translation could not be had this time (docs/rules.md#error-catalogue). */
const TranslationFailed = plainError(
  "TranslationFailed",
  { TRANSLATION_FAILED: "error.translationFailed" },
  "The translation could not be fetched; trying again later may help.",
);

const TranslateReviewInput = builder.inputType("TranslateReviewInput", {
  description: "The review to translate into the shop's language.",
  fields: (t) => ({ reviewId: t.id({ required: true, description: "Global id of the review, `Review.id`." }) }),
});

const TranslateReviewPayloadRef = builder.objectRef<WireTranslation>("TranslateReviewPayload").implement({
  description: "The review in the shop's language.",
  fields: (t) => ({
    language: t.exposeString("language", { description: "Language of the translation, such as `nl`." }),
    title: t.exposeString("title", { description: "The heading." }),
    text: t.exposeString("text", { description: "The text, paragraphs parted by empty lines." }),
  }),
});

builder.mutationField("translateReview", (t) =>
  t.field({
    type: TranslateReviewPayloadRef,
    description: "Translates a review into the shop's language.",
    errors: { types: [NoTranslation, TranslationFailed, TooManyAttempts] },
    args: { input: t.arg({ type: TranslateReviewInput, required: true, description: "Which review." }) },
    resolve: async (_root, { input }, context) => {
      const reviewId = numberInGlobalId(input.reviewId, "Review");
      if (reviewId === null) throw new NoTranslation();
      const [language = ""] = context.shop.language.split("-");
      return await context.sources.rpc.translateReview(String(reviewId), language).catch(refuse);
    },
  }),
);

function refuse(error: unknown): never {
  const problem = rpcProblemOf(error);
  if (problem?.status === 429) throw new TooManyAttempts(problem.retryAfterSeconds ?? 60);
  if (error instanceof UpstreamError && error.fault === "aborted") throw error;
  throw problem && problem.status < 500 ? new NoTranslation() : new TranslationFailed();
}
