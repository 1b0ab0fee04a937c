import { customerReviewSchema, mostReviewPhotos } from "@warmeland/schema/rules/reviews/customer-review.ts";
import { LinkNotUsable } from "#gateway/account/account-errors.ts";
import { refusing } from "#gateway/account/account-refusal.ts";
import { donePayload } from "#gateway/account/done-payload.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { plainError } from "#gateway/errors/plain-error.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { SleeperTypeRef } from "#gateway/reviews/review.ts";

const ReviewExists = plainError(
  "ReviewExists",
  { REVIEW_EXISTS: "error.reviewExists" },
  "There is a review of this article of this order already.",
);

const ArticleNotBought = plainError(
  "ArticleNotBought",
  { ARTICLE_NOT_BOUGHT: "error.articleNotBought" },
  "The order of the link has no such article, or nothing of it was kept.",
);

const WriteReviewInput = builder.inputType("WriteReviewInput", {
  description: "A review of something bought here.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The `token` in the link of the mail." }),
    masterKey: t.string({ required: true, description: "The article, `ReviewableArticle.masterKey`." }),
    score: t.int({ required: true, description: "Stars, 1 to 5." }),
    title: t.string({ required: true, description: "Its heading, at most 100 characters." }),
    text: t.string({ required: true, description: "30 to 2000 characters, paragraphs parted by empty lines." }),
    sleeperType: t.field({ type: SleeperTypeRef, description: "How the author lies." }),
    author: t.string({ required: true, description: "The name it appears under." }),
    place: t.string({ description: "Where the author lives." }),
    photoIds: t.stringList({ description: "Photos in their order, of `addReviewPhoto`; at most four." }),
  }),
});

builder.mutationField("writeReview", (t) =>
  t.field({
    type: donePayload("WriteReviewPayload", "The review is received; it is shown once the shop has read it."),
    description: "Writes the one review of something bought (docs/rules.md#reviews-by-customers).",
    errors: { types: [LinkNotUsable, ArticleNotBought, ReviewExists, InvalidInput, TooManyAttempts] },
    args: { input: t.arg({ type: WriteReviewInput, required: true, description: "The review." }) },
    resolve: async (_root, { input }, context) => {
      const { token, masterKey, photoIds } = input;
      const { data, problems } = checkForm(customerReviewSchema, {
        ...input,
        sleeperType: input.sleeperType?.toUpperCase(),
      });
      if (!data) throw invalidInput(context, problems);
      const refusals = { 404: ArticleNotBought, 406: LinkNotUsable, 409: ReviewExists };
      await refusing(context, refusals, () =>
        context.sources.rpc.reviews.write({
          ...data,
          token,
          masterKey,
          photoIds: (photoIds ?? []).slice(0, mostReviewPhotos),
        }),
      );
      return {};
    },
  }),
);
