import type { basket as dutch } from "../nl/basket.ts";

export const basket: Readonly<Record<keyof typeof dutch, string>> = {
  "error.variantNotAvailable": "{product} : cette version n’est plus disponible.",
  "error.variantsNotAvailable": "Plus disponibles dans cette version : {products}.",
  "error.variantUnknown": "La version choisie n’existe pas.",
  "error.basketLimitReached": "Votre panier peut contenir {limit} articles différents au maximum.",
  "error.basketConflict": "Votre panier a été modifié entre-temps. Vérifiez les quantités et réessayez.",
  "error.basketUnchanged": "Votre panier n’a pas pu être modifié. Veuillez réessayer.",
  "error.basketLocked":
    "Un paiement est en cours pour ce panier et nous ne pouvons pas vérifier s’il a abouti. Rien n’a été modifié : réessayez dans une minute.",
  "error.basketItemNotFound": "Cet article n’est plus dans votre panier.",
};
