/** German texts of promotions and vouchers. */
export const promotions = {
  "promotion.discountApplied": "Sie sparen {amount}.",
  "promotion.giftToChoose": "Sie dürfen sich ein Geschenk aussuchen.",
  "promotion.giftsToChoose": "Sie dürfen sich {count} Geschenke aussuchen.",
  "promotion.giftsSoldOut": "Zurzeit sind alle Geschenke ausverkauft.",
  "promotion.giftChosen": "Ihr Geschenk liegt in Ihrem Warenkorb.",
  "promotion.giftsChosen": "Ihre {count} Geschenke liegen in Ihrem Warenkorb.",
  "promotion.pieceMissing": "Noch {count} Artikel für {what}.",
  "promotion.piecesMissing": "Noch {count} Artikel für {what}.",
  "promotion.pieceAndValueMissing": "Noch {count} Artikel und {amount} für {what}.",
  "promotion.piecesAndValueMissing": "Noch {count} Artikel und {amount} für {what}.",
  "promotion.valueMissing": "Noch {amount} für {what}.",
  "promotion.outranked": "Für diese Artikel gilt schon eine andere Aktion: {other}.",
  "promotion.notRunning": "Diese Aktion läuft nicht mehr.",
  "promotion.wrongCode": "Der Code gehört nicht zu dieser Aktion.",
  "promotion.noSuchItem": "In Ihrem Warenkorb liegt kein Artikel dieser Aktion.",
  "voucher.applied": "Sie bekommen {discount} Rabatt.",
  "voucher.nothingLeft": "Es ist nichts mehr übrig, worauf dieser Code Rabatt geben könnte.",
  "error.voucherNotFound": "Diesen Gutscheincode kennen wir nicht. Prüfen Sie bitte Buchstaben und Ziffern.",
  "error.voucherExpired": "Dieser Gutscheincode ist abgelaufen.",
  "error.voucherNotValidYet": "Dieser Gutscheincode ist noch nicht gültig.",
  "error.voucherUsedUp": "Dieser Gutscheincode wurde schon eingelöst und gilt nicht noch einmal.",
  "error.voucherUsedByCustomer": "Diesen Gutscheincode haben Sie schon eingelöst.",
  "error.voucherForFirstOrder":
    "Dieser Gutscheincode gilt nur für Ihre erste Bestellung, und Sie haben schon bei uns bestellt.",
  "error.voucherMinimumNotReached": "Dieser Gutscheincode gilt ab {minimum}. Es fehlen noch {missing}.",
  "error.voucherNotCombinableWithVouchers":
    "Dieser Gutscheincode lässt sich nicht mit einem anderen Code kombinieren. Entfernen Sie zuerst den anderen.",
  "error.voucherNotCombinableWithPromotions":
    "Dieser Gutscheincode gilt nicht für Artikel, für die schon eine Aktion gilt.",
  "error.voucherWithoutItems": "Dieser Gutscheincode gilt nicht für die Artikel in Ihrem Warenkorb.",
} as const;
