/** German texts of the reviews domain (docs/rules.md#error-catalogue). */
export const reviews = {
  "error.noTranslation": "Für diese Bewertung gibt es keine Übersetzung.",
  "error.translationFailed": "Die Übersetzung konnte nicht geladen werden. Versuchen Sie es später noch einmal.",
  "error.reviewNotFound": "Diese Bewertung steht nicht mehr auf der Seite.",
  "error.reviewExists": "Sie haben diesen Artikel schon bewertet.",
  "error.articleNotBought": "Dieser Artikel gehört nicht zu der Bestellung, für die dieser Link gilt.",
  "review.photo": "Foto zur Bewertung von {author}",
} as const;
