/** Dutch texts of the checkout domain. */
export const checkout = {
  "error.basketEmpty": "Uw winkelwagen is leeg. Leg er eerst iets in om te kunnen bestellen.",
  "error.checkoutConflict": "Uw winkelwagen is intussen gewijzigd. Controleer uw bestelling en probeer het opnieuw.",
  "error.checkoutChanged": "Uw bestelling is intussen gewijzigd. Controleer het totaal en bestel opnieuw.",
  "error.checkoutIncomplete": "Er ontbreken nog gegevens om te kunnen bestellen.",
  "error.soldOut": "Niet alle artikelen zijn nog in het gewenste aantal beschikbaar. Pas uw winkelwagen aan.",
  "error.paymentRefused": "De betaling is geweigerd. Kies een andere betaalmethode of probeer het opnieuw.",
  "error.paymentUnavailable": "Betalen lukt op dit moment niet. Probeer het later opnieuw.",
  "error.orderAlreadyPlaced": "Deze bestelling is al geplaatst onder nummer {orderNumber}.",
  "error.noOpenPayment": "Er is geen betaling die nog openstaat.",
  "error.returnUnknown": "Deze betaling is niet bekend of te lang geleden.",
} as const;
