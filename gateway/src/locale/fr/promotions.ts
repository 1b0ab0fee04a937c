import type { promotions as dutch } from "../nl/promotions.ts";

export const promotions: Readonly<Record<keyof typeof dutch, string>> = {
  "promotion.discountApplied": "Vous économisez {amount}.",
  "promotion.giftToChoose": "Vous pouvez choisir un cadeau.",
  "promotion.giftsToChoose": "Vous pouvez choisir {count} cadeaux.",
  "promotion.giftsSoldOut": "Tous les cadeaux sont épuisés pour le moment.",
  "promotion.giftChosen": "Votre cadeau est dans votre panier.",
  "promotion.giftsChosen": "Vos {count} cadeaux sont dans votre panier.",
  "promotion.pieceMissing": "Encore {count} article pour en profiter : {what}.",
  "promotion.piecesMissing": "Encore {count} articles pour en profiter : {what}.",
  "promotion.pieceAndValueMissing": "Encore {count} article et {amount} pour en profiter : {what}.",
  "promotion.piecesAndValueMissing": "Encore {count} articles et {amount} pour en profiter : {what}.",
  "promotion.valueMissing": "Encore {amount} pour en profiter : {what}.",
  "promotion.outranked": "Une autre offre s’applique déjà à ces articles : {other}.",
  "promotion.notRunning": "Cette offre est terminée.",
  "promotion.wrongCode": "Le code ne correspond pas à cette offre.",
  "promotion.noSuchItem": "Votre panier ne contient aucun article de cette offre.",
  "voucher.applied": "Vous bénéficiez d’une remise de {discount}.",
  "voucher.nothingLeft": "Il ne reste rien sur quoi ce code puisse donner une remise.",
  "error.voucherNotFound": "Nous ne connaissons pas ce code promo. Vérifiez les lettres et les chiffres.",
  "error.voucherExpired": "Ce code promo a expiré.",
  "error.voucherNotValidYet": "Ce code promo n’est pas encore valable.",
  "error.voucherUsedUp": "Ce code promo a déjà servi et n’est plus valable.",
  "error.voucherUsedByCustomer": "Vous avez déjà utilisé ce code promo.",
  "error.voucherForFirstOrder":
    "Ce code promo est réservé à la première commande, et vous avez déjà commandé chez nous.",
  "error.voucherMinimumNotReached": "Ce code promo est valable à partir de {minimum}. Il vous manque encore {missing}.",
  "error.voucherNotCombinableWithVouchers":
    "Ce code promo ne se cumule pas avec un autre code. Supprimez d’abord l’autre.",
  "error.voucherNotCombinableWithPromotions":
    "Ce code promo ne s’applique pas aux articles qui bénéficient déjà d’une offre.",
  "error.voucherWithoutItems": "Ce code promo ne s’applique pas aux articles de votre panier.",
};
