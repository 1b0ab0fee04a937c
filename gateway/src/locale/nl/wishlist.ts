/** Dutch texts of the wishlist domain (docs/rules.md#error-catalogue). */
export const wishlist = {
  "error.wishlistItemNotFound": "Dit artikel staat niet meer op uw verlanglijst.",
  "error.wishlistLimitReached": "Uw verlanglijst is vol: er passen {limit} artikelen op.",
  "error.wishUnknown": "Dit artikel is niet meer in onze winkel.",
  "error.wishlistUnchanged": "Uw verlanglijst kon niet worden gewijzigd. Probeer het opnieuw.",
  "error.mergedBasketChanged": "Uw winkelwagen is intussen gewijzigd en blijft zoals hij is.",
  "error.mergedWishlistChanged": "Uw verlanglijst is intussen gewijzigd en blijft zoals zij is.",
  "error.mergeTooLongAgo": "Dit kan niet meer ongedaan worden gemaakt.",
} as const;
