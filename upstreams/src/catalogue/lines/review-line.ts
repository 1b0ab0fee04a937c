import { z } from "zod";

import type { ReviewDocument } from "#upstreams/catalogue/documents.ts";
import { masterKeySchema, momentSchema, referenceKeySchema } from "./line-fields.ts";

const languages = ["nl", "de", "fr"] as const;
const filled = z.string().trim().regex(/\S/, "is empty");

const reviewTextSchema = z.strictObject({ title: filled.max(120), text: filled.max(4000) });

/** A `review` line: what somebody wrote about a master, in the language it was written in, with translations if there are any. */
export const reviewLineSchema = z
  .strictObject({
    type: z.literal("review"),
    referenceKey: referenceKeySchema,
    masterKey: masterKeySchema,
    /** False for a review that is no longer shown. */
    active: z.boolean().optional(),
    language: z.enum(languages),
    score: z.number().int().min(1, "must be 1 to 5").max(5, "must be 1 to 5"),
    writtenAt: momentSchema,
    ...reviewTextSchema.shape,
    author: filled.max(60),
    place: filled.max(60).optional(),
    sleeperType: z.enum(["side", "back", "stomach", "mixed"]).optional(),
    /** Reference key of the variant that was bought. */
    variant: referenceKeySchema.optional(),
    translations: z.partialRecord(z.enum(languages), reviewTextSchema).default({}),
  })
  .refine((line) => line.translations[line.language] === undefined, {
    path: ["translations"],
    message: "holds the language the review is written in",
  });

export type ReviewLine = z.output<typeof reviewLineSchema>;

/** What the `data` column keeps of a review. */
export function reviewDocument({
  title,
  text,
  author,
  place,
  sleeperType,
  variant,
  translations,
}: ReviewLine): ReviewDocument {
  return {
    title,
    text,
    author,
    ...(place ? { place } : {}),
    ...(sleeperType ? { sleeperType } : {}),
    ...(variant ? { variant } : {}),
    translations,
  };
}
