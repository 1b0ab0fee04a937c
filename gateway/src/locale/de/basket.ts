/** German texts of the basket domain (docs/rules.md#error-catalogue). */
export const basket = {
  "error.variantNotAvailable": "{product} ist in dieser Ausführung nicht mehr erhältlich.",
  "error.variantsNotAvailable": "In dieser Ausführung nicht mehr erhältlich: {products}.",
  "error.variantUnknown": "Die gewählte Ausführung gibt es nicht.",
  "error.basketLimitReached": "In Ihren Warenkorb passen höchstens {limit} verschiedene Artikel.",
  "error.basketConflict":
    "Ihr Warenkorb hat sich inzwischen geändert. Prüfen Sie die Mengen und versuchen Sie es noch einmal.",
  "error.basketUnchanged": "Ihr Warenkorb konnte nicht geändert werden. Versuchen Sie es bitte noch einmal.",
  "error.basketLocked":
    "Zu diesem Warenkorb läuft noch eine Zahlung, und wir können gerade nicht feststellen, ob sie geklappt hat. Es wurde nichts geändert: Versuchen Sie es in einer Minute noch einmal.",
  "error.basketItemNotFound": "Dieser Artikel liegt nicht mehr in Ihrem Warenkorb.",
} as const;
