import { builder } from "#gateway/builder.ts";
import { type Image, ImageRef } from "#gateway/catalog/image.ts";
import { rpcProblemOf } from "#gateway/sources/rpc/rpc-problem.ts";
import type { WireReviewInvitation } from "#gateway/sources/rpc/wire-review.ts";

type Item = WireReviewInvitation["items"][number];

const ReviewStateRef = builder.enumType("ReviewState", {
  description: "What became of a customer's review.",
  values: {
    OPEN: { value: "open", description: "None is written yet." },
    WAITING: { value: "waiting", description: "The shop has not read it yet." },
    PUBLISHED: { value: "published", description: "It is shown." },
    REFUSED: { value: "refused", description: "It is not shown; a mail said why." },
  } as const,
});

const ReviewableArticleRef = builder.objectRef<Item>("ReviewableArticle").implement({
  description: "Something of an order that its buyer may write one review of.",
  fields: (t) => ({
    masterKey: t.exposeString("masterKey", { description: "Key of the master article, for `writeReview`." }),
    productName: t.exposeString("productName", { description: "Its name, with the colour when there are several." }),
    variantTitle: t.exposeString("variantTitle", { description: "What was bought of it." }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      description: "Its photo as it was bought; null when there was none.",
      resolve: ({ image }): Image | null =>
        image && {
          url: `/images/${image.file}`,
          alt: image.alt,
          width: image.width,
          height: image.height,
          averageColor: image.averageColour,
          kind: "PACKSHOT",
        },
    }),
    state: t.field({ type: ReviewStateRef, description: "Whether there is a review.", resolve: ({ state }) => state }),
  }),
});

const ReviewInvitationRef = builder.objectRef<WireReviewInvitation>("ReviewInvitation").implement({
  description: "What the link of a mail that asks for reviews is about (docs/rules.md#reviews-by-customers).",
  fields: (t) => ({
    deliveredAt: t.expose("deliveredAt", { type: "DateTime", description: "When the order arrived." }),
    author: t.exposeString("author", { description: "First name and initial of the buyer." }),
    place: t.exposeString("place", { description: "Where it was delivered to." }),
    articles: t.field({
      type: [ReviewableArticleRef],
      description: "What was bought and kept.",
      resolve: ({ items }) => items,
    }),
  }),
});

builder.queryField("reviewInvitation", (t) =>
  t.field({
    type: ReviewInvitationRef,
    nullable: true,
    description: "What the link of a mail that asks for reviews is about; null for one that cannot be used.",
    args: { token: t.arg.string({ required: true, description: "The `token` in the link of the mail." }) },
    resolve: async (_root, { token }, context) => {
      try {
        return await context.sources.rpc.reviews.invitation(token);
      } catch (error) {
        const status = rpcProblemOf(error)?.status;
        if (status === 406 || status === 400) return null;
        throw error;
      }
    },
  }),
);
