import * as z from "zod/mini";
import { type FieldProblemKey, optionalText, personName, requiredText } from "../field-rules.ts";

/** How somebody lies in bed. */
export const sleeperTypes = ["SIDE", "BACK", "STOMACH", "MIXED"] as const;

/** Photos with one review. */
export const mostReviewPhotos = 4;
/** Bytes of a photo as it is sent; whoever sends it makes it smaller before. */
export const largestReviewPhoto = 70_000;
/** Pixels of a photo's longer side, as it is sent and as it is stored. */
export const reviewPhotoSide = 1200;
/** Fewer letters help nobody (docs/rules.md#reviews-by-customers). */
export const fewestLetters = 30;

const missing: FieldProblemKey = "required";
const tooShort: FieldProblemKey = "reviewTooShort";

/** What a customer writes about something bought here. Messages of its fields are `FieldProblemKey`s. */
export const customerReviewSchema = z.object({
  score: z.coerce.number(missing).check(z.int(missing), z.minimum(1, missing), z.maximum(5, missing)),
  title: requiredText(100),
  text: requiredText(2000).check(z.minLength(fewestLetters, tooShort)),
  sleeperType: z.pipe(
    z.transform((value: unknown) => value || undefined),
    z.optional(z.enum(sleeperTypes)),
  ),
  author: personName(),
  place: optionalText(60),
});
export type CustomerReview = z.output<typeof customerReviewSchema>;
