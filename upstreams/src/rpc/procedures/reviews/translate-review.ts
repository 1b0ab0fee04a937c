import * as z from "zod/mini";

import { Problem } from "#upstreams/rpc/problem.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { readReview } from "#upstreams/rpc/reviews/read-reviews.ts";
import { reviewLanguages, TranslationFailed } from "#upstreams/rpc/reviews/translation-provider.ts";
import type { WireTranslation } from "#upstreams/rpc/reviews/wire-review.ts";

/** A review in another language; 404 when there is no such review or translation, 500 when the provider fails. */
export const translateReview = procedure({
  payload: z.object({ reviewId: z.string().check(z.regex(/^[1-9]\d{0,17}$/)), language: z.enum(reviewLanguages) }),
  run: async ({ services, clientAddress }, { reviewId, language }): Promise<WireTranslation> => {
    const { db, translations, translationLimits, log } = services;
    const review = await readReview(db, reviewId);
    if (!review) throw new Problem(404, "review-not-found", "There is no such review");
    await translationLimits.count(clientAddress, translations.isPaid);
    const texts = review.language === language ? null : await translations.translate(review, language).catch(failed);
    if (!texts) throw new Problem(404, "translation-not-available", "There is no translation of this review");
    return { language, ...texts };

    function failed(error: unknown): never {
      if (!(error instanceof TranslationFailed)) throw error;
      log.warn({ err: error, reviewId, language }, "review not translated");
      throw new Problem(500, "translation-failed", "The translation could not be fetched");
    }
  },
});
