/** Dutch texts of the basket domain (docs/rules.md#error-catalogue). */
export const basket = {
  "error.variantNotAvailable": "{product} is niet meer beschikbaar in deze uitvoering.",
  "error.variantsNotAvailable": "Niet meer beschikbaar in deze uitvoering: {products}.",
  "error.variantUnknown": "De geselecteerde productvariant bestaat niet.",
  "error.basketLimitReached": "In uw winkelwagen passen ten hoogste {limit} verschillende artikelen.",
  "error.basketConflict": "Uw winkelwagen is intussen gewijzigd. Controleer de aantallen en probeer het opnieuw.",
  "error.basketUnchanged": "Uw winkelwagen kon niet worden gewijzigd. Probeer het opnieuw.",
  "error.basketLocked":
    "Er loopt nog een betaling voor deze winkelwagen en wij kunnen nu niet nagaan of die is gelukt. Er is niets gewijzigd: probeer het over een minuut opnieuw.",
  "error.basketItemNotFound": "Dit artikel staat niet meer in uw winkelwagen.",
} as const;
