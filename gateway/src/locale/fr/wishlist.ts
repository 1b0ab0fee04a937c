import type { wishlist as dutch } from "../nl/wishlist.ts";

export const wishlist: Readonly<Record<keyof typeof dutch, string>> = {
  "error.wishlistItemNotFound": "Cet article n’est plus dans votre liste d’envies.",
  "error.wishlistLimitReached": "Votre liste d’envies est pleine : elle peut contenir {limit} articles.",
  "error.wishUnknown": "Cet article n’est plus dans notre boutique.",
  "error.wishlistUnchanged": "Votre liste d’envies n’a pas pu être modifiée. Veuillez réessayer.",
  "error.mergedBasketChanged": "Votre panier a été modifié entre-temps et reste tel quel.",
  "error.mergedWishlistChanged": "Votre liste d’envies a été modifiée entre-temps et reste telle quelle.",
  "error.mergeTooLongAgo": "Il n’est plus possible d’annuler.",
};
