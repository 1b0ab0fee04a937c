/** German texts of the checkout domain. */
export const checkout = {
  "error.basketEmpty": "Ihr Warenkorb ist leer. Legen Sie zuerst etwas hinein, um zu bestellen.",
  "error.checkoutConflict":
    "Ihr Warenkorb hat sich inzwischen geändert. Prüfen Sie Ihre Bestellung und versuchen Sie es noch einmal.",
  "error.checkoutChanged":
    "Ihre Bestellung hat sich inzwischen geändert. Prüfen Sie die Gesamtsumme und bestellen Sie noch einmal.",
  "error.checkoutIncomplete": "Für die Bestellung fehlen noch Angaben.",
  "error.soldOut":
    "Nicht alle Artikel sind noch in der gewünschten Menge verfügbar. Passen Sie bitte Ihren Warenkorb an.",
  "error.paymentRefused":
    "Die Zahlung wurde abgelehnt. Wählen Sie eine andere Zahlungsart, oder versuchen Sie es noch einmal.",
  "error.paymentUnavailable": "Bezahlen ist gerade nicht möglich. Versuchen Sie es später noch einmal.",
  "error.orderAlreadyPlaced": "Diese Bestellung ist schon unter der Nummer {orderNumber} aufgegeben.",
  "error.noOpenPayment": "Es gibt keine offene Zahlung.",
  "error.returnUnknown": "Diese Zahlung ist nicht bekannt oder liegt zu lange zurück.",
} as const;
