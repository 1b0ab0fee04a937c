/** German texts of the wishlist domain (docs/rules.md#error-catalogue). */
export const wishlist = {
  "error.wishlistItemNotFound": "Dieser Artikel steht nicht mehr auf Ihrer Wunschliste.",
  "error.wishlistLimitReached": "Ihre Wunschliste ist voll: Sie fasst {limit} Artikel.",
  "error.wishUnknown": "Diesen Artikel gibt es nicht mehr in unserem Shop.",
  "error.wishlistUnchanged": "Ihre Wunschliste konnte nicht geändert werden. Versuchen Sie es bitte noch einmal.",
  "error.mergedBasketChanged": "Ihr Warenkorb hat sich inzwischen geändert und bleibt, wie er ist.",
  "error.mergedWishlistChanged": "Ihre Wunschliste hat sich inzwischen geändert und bleibt, wie sie ist.",
  "error.mergeTooLongAgo": "Das lässt sich nicht mehr rückgängig machen.",
} as const;
