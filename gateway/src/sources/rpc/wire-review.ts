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
});

/** What somebody wrote about a master article, in the language they wrote it in. */
export type WireReview = z.output<typeof wireReviewSchema>;

/** A page of a master's reviews; score, count and distribution are of them all. */
export const wireReviewsSchema = z.object({
  reviews: z.array(wireReviewSchema),
  score: z.number(),
  count: z.int(),
  distribution: z.record(z.string(), z.int()),
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
