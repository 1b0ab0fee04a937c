/** Dutch texts of the reviews domain (docs/rules.md#error-catalogue). */
export const nlReviews = {
  "error.noTranslation": "Er is geen vertaling beschikbaar voor deze beoordeling.",
  "error.translationFailed": "Er is een fout opgetreden bij het ophalen van de vertaling. Probeer het later opnieuw.",
} as const;
