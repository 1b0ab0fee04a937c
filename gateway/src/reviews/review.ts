import { builder } from "#gateway/builder.ts";
import { ImageRef } from "#gateway/catalog/image.ts";
import { entityNumber } from "#gateway/global-id.ts";
import type { WireReview } from "#gateway/sources/rpc/wire-review.ts";
import { photoOfReview } from "./photo-of-review.ts";

export const SleeperTypeRef = builder.enumType("SleeperType", {
  description: "A sleeping position.",
  values: {
    SIDE: { value: "side", description: "Mostly on the side." },
    BACK: { value: "back", description: "Mostly on the back." },
    STOMACH: { value: "stomach", description: "Mostly on the stomach." },
    MIXED: { value: "mixed", description: "Turns over a lot." },
  } as const,
});

const ReviewAnswerRef = builder.objectRef<NonNullable<WireReview["answer"]>>("ReviewAnswer").implement({
  description: "What the shop says to a review.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "Plain text, paragraphs parted by empty lines." }),
    answeredAt: t.field({ type: "DateTime", description: "When the shop said it.", resolve: ({ at }) => at }),
  }),
});

export const ReviewRef = builder.objectRef<WireReview>("Review");

builder.node(ReviewRef, {
  description: "What somebody wrote about a master article.",
  id: { description: "Global id; `translateReview` takes it.", resolve: (review) => review.id },
  loadMany: async (ids, context) => {
    const numbers = ids.filter((id) => entityNumber(id) !== null);
    const found = numbers.length > 0 ? await context.sources.rpc.reviews.byIds(numbers) : [];
    const reviews = new Map(found.map((review) => [review.id, review]));
    return ids.map((id) => reviews.get(id) ?? null);
  },
  fields: (t) => ({
    score: t.exposeInt("score", { description: "Stars, 1 to 5." }),
    title: t.exposeString("title", { description: "Its heading, in `language`." }),
    text: t.exposeString("text", { description: "Plain text in `language`, paragraphs parted by empty lines." }),
    language: t.exposeString("language", { description: "Language it was written in, such as `de`." }),
    isForeign: t.boolean({
      description: "Whether it is in another language than the shop's, so that `translateReview` can translate it.",
      resolve: (review, _args, context) => review.language !== context.shop.language.split("-")[0],
    }),
    writtenAt: t.expose("writtenAt", {
      type: "DateTime",
      description: "When it was written.",
    }),
    author: t.exposeString("author", { description: "Who wrote it: first name and initial." }),
    place: t.exposeString("place", { nullable: true, description: "Where the author lives; null when not given." }),
    sleeperType: t.field({
      type: SleeperTypeRef,
      nullable: true,
      description: "The author's sleeping position; null when not given.",
      resolve: (review) => review.sleeperType ?? null,
    }),
    variantTitle: t.string({
      nullable: true,
      description: "What the author bought, such as `90 x 200 cm, medium`; null when not known.",
      resolve: (review) => review.variant?.title ?? null,
    }),
    productName: t.string({
      nullable: true,
      description:
        "The article the author bought, with its colour when there are several, such as `Mattress Duinrust, sand`; null when not known.",
      resolve: (review) => review.variant?.productName ?? null,
    }),
    isVerified: t.exposeBoolean("isVerified", {
      description:
        "Whether its author bought the article here: only whoever is asked after delivery can write such a review (docs/rules.md#reviews-by-customers).",
    }),
    helpfulCount: t.exposeInt("helpfulCount", { description: "How many visitors found it helpful." }),
    photos: t.field({
      type: [ImageRef],
      description: "Photos that came with it, at most four.",
      resolve: (review, _args, context) => review.photos.map((photo) => photoOfReview(photo, review.author, context)),
    }),
    answer: t.field({
      type: ReviewAnswerRef,
      nullable: true,
      description: "The shop's answer; null without one.",
      resolve: (review) => review.answer ?? null,
    }),
  }),
});
