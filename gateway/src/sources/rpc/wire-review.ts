import * as z from "zod/mini";

const sleeperTypes = ["side", "back", "stomach", "mixed"] as const;

const wireReviewSchema = z.object({
  id: z.string(),
  masterKey: z.string(),
  language: z.string(),
  score: z.int().check(z.minimum(1), z.maximum(5)),
  writtenAt: z.string(),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  place: z.nullish(z.string()),
  sleeperType: z.nullish(z.enum(sleeperTypes)),
  variant: z.nullish(z.object({ id: z.int(), title: z.string(), productName: z.nullish(z.string()) })),
  isVerified: z._default(z.boolean(), false),
  helpfulCount: z._default(z.int(), 0),
  photos: z._default(z.array(z.object({ file: z.string(), width: z.int(), height: z.int() })), []),
  answer: z.nullish(z.object({ text: z.string(), at: z.string() })),
});

/** What somebody wrote about a master article, in the language they wrote it in. */
export type WireReview = z.output<typeof wireReviewSchema>;

/** A page of a master's reviews; score, count and distribution are of them all, `matching` is how many the filter leaves. */
export const wireReviewsSchema = z.object({
  reviews: z.array(wireReviewSchema),
  score: z.number(),
  count: z.int(),
  distribution: z.record(z.string(), z.int()),
  matching: z.optional(z.int()),
  sizes: z._default(z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })), []),
  sleeperTypes: z._default(z.array(z.enum(sleeperTypes)), []),
  photos: z._default(z.array(z.object({ file: z.string(), width: z.int(), height: z.int(), author: z.string() })), []),
});

export type WireReviews = z.output<typeof wireReviewsSchema>;

/** Pages of several masters' reviews. */
export const wireReviewsOfMastersSchema = z.object({
  masters: z.array(z.extend(wireReviewsSchema, { masterKey: z.string() })),
});

export const wireReviewsByIdsSchema = z.object({ reviews: z.array(wireReviewSchema) });

export const wireTranslationSchema = z.object({ language: z.string(), title: z.string(), text: z.string() });

/** A review's words in another language. */
export type WireTranslation = z.output<typeof wireTranslationSchema>;

export const wireReviewVoteSchema = z.object({ helpfulCount: z.int() });

export const wireReviewInvitationSchema = z.object({
  deliveredAt: z.string(),
  author: z.string(),
  place: z.string(),
  items: z.array(
    z.object({
      masterKey: z.string(),
      productName: z.string(),
      variantTitle: z.string(),
      image: z.nullable(
        z.object({
          file: z.string(),
          alt: z.string(),
          width: z.int(),
          height: z.int(),
          averageColour: z.nullable(z.string()),
        }),
      ),
      state: z.enum(["open", "waiting", "published", "refused"]),
    }),
  ),
});

/** What the buyer of an order may write reviews of. */
export type WireReviewInvitation = z.output<typeof wireReviewInvitationSchema>;

export const wireReviewPhotoSchema = z.object({ photoId: z.string() });
