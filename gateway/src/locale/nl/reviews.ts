/** Dutch texts of the reviews domain (docs/rules.md#error-catalogue). */
export const reviews = {
  "error.noTranslation": "Er is geen vertaling beschikbaar voor deze beoordeling.",
  "error.translationFailed": "Er is een fout opgetreden bij het ophalen van de vertaling. Probeer het later opnieuw.",
  "error.reviewNotFound": "Deze beoordeling staat niet meer op de pagina.",
  "error.reviewExists": "U hebt dit artikel al beoordeeld.",
  "error.articleNotBought": "Dit artikel staat niet in de bestelling waar deze link bij hoort.",
  "review.photo": "Foto bij de beoordeling van {author}",
} as const;
