/** Dutch texts of the basket domain (spec §8). */
export const nlBasket = {
  "error.variantNotAvailable": "{product} is niet meer beschikbaar in deze uitvoering.",
  "error.variantsNotAvailable": "Niet meer beschikbaar in deze uitvoering: {products}.",
  "error.variantUnknown": "De geselecteerde productvariant bestaat niet.",
  "error.basketLimitReached": "In uw winkelwagen passen ten hoogste {limit} verschillende artikelen.",
  "error.basketConflict": "Uw winkelwagen is intussen gewijzigd. Controleer de aantallen en probeer het opnieuw.",
  "error.basketUnchanged": "Uw winkelwagen kon niet worden gewijzigd. Probeer het opnieuw.",
  "error.basketItemNotFound": "Dit artikel staat niet meer in uw winkelwagen.",
} as const;
