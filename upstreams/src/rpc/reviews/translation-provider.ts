import type { StoredReview } from "./read-reviews.ts";

/** The languages reviews are written in and translated into: those of the shops. */
export const reviewLanguages = ["nl", "de", "fr"] as const;
export type ReviewLanguage = (typeof reviewLanguages)[number];

export interface ReviewTexts {
  title: string;
  text: string;
}

/** Translates reviews (docs/rules.md#review-translation). */
export interface TranslationProvider {
  /** Whether a translation costs money, so that it is limited for all shoppers together. */
  readonly isPaid: boolean;
  /**
   * The review in another language than its own; null when the provider has none.
   * @throws TranslationFailed when it could not be reached
   */
  translate(review: StoredReview, language: ReviewLanguage): Promise<ReviewTexts | null>;
}

/** A provider that could not be reached, refused, or returned something else than a translation. */
export class TranslationFailed extends Error {
  override name = "TranslationFailed";
}

/** The translations an import stored with the reviews. */
export const storedTranslations: TranslationProvider = {
  isPaid: false,
  translate: async ({ document }, language) => document.translations[language] ?? null,
};
